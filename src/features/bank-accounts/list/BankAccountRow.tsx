import { nicknameOf } from '../../../domain/bank-accounts/account-list.ts'
import { accountRow } from '../../../domain/bank-accounts/account-row.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { linkCount } from '../../../domain/bank-accounts/wallet-link.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useServices } from '../../../queries/services.ts'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { Row } from '../../../ui/layout/rows/Row.tsx'
import { useText } from '../../../ui/text.tsx'
import { AccountDetail } from './AccountDetail.tsx'
import type { OpenDialog } from './AccountDialogs.tsx'
import { AccountMark } from './AccountMark.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { AccountStatus } from './AccountStatus.tsx'

interface Props {
  readonly account: BankAccount
  readonly onOpen: (dialog: OpenDialog) => void
}

export function BankAccountRow({ account, onOpen }: Props) {
  const t = useText()
  const { settings } = useServices()
  const { isInactive, actions, areActionsDisabled } = accountRow(account, settings)
  const { bankName, accountName } = account
  const title = visibleText(nicknameOf(account) ?? bankName)
  const linked = linkCount(account)
  return (
    <Row
      mark={<AccountMark account={account} />}
      name={title}
      detail={<AccountDetail account={account} />}
      more={linked > 0 && <DotSeparated>{t('bankAccounts.linked', { count: linked })}</DotSeparated>}
      status={<AccountStatus account={account} />}
      menu={
        <AccountMenu
          account={account}
          title={visibleText(accountName ?? bankName)}
          actions={actions}
          disabled={areActionsDisabled}
          onOpen={onOpen}
        />
      }
      inactive={isInactive}
    />
  )
}
