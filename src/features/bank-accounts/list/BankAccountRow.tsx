import { useLingui } from '@lingui/react'
import { accountTypeLabel } from '../../../domain/bank-accounts/account-details.ts'
import { nicknameOf, lastFourOf, maskedMailKey } from '../../../domain/bank-accounts/account-list.ts'
import { accountRow, accountBadge } from '../../../domain/bank-accounts/account-row.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { linkCount } from '../../../domain/bank-accounts/wallet-link.ts'
import { flagOf, isFiat } from '../../../domain/currency.ts'
import { formatMoment } from '../../../lib/format/format-date.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useServices } from '../../../queries/services.ts'
import { Masked } from '../../../ui/data/Masked.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { DotSeparated, DotList } from '../../../ui/layout/DotSeparated.tsx'
import { Row } from '../../../ui/layout/rows/Row.tsx'
import { BankTile } from '../../../ui/marks/BankTile.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import type { OpenDialog } from './AccountDialogs.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/** The bank, unless the name above says it, the number and the type. */
function AccountDetail({ account }: { readonly account: BankAccount }) {
  const t = useText()
  const { bankName, pixKey } = account
  const bank = nicknameOf(account) === null ? undefined : bankName
  const last4 = lastFourOf(account)
  const mail = maskedMailKey(account)
  const type = accountTypeLabel(account)
  const key = mail ? <bdi key="key">{visibleText(mail)}</bdi> : <Masked key="key" last4={last4} />
  const number = (bank || last4) && <Masked name={bank} last4={last4} />
  return (
    <DotList>
      {pixKey && bank && <bdi>{visibleText(bank)}</bdi>}
      {pixKey ? <RichText id="bankAccounts.pixKey" components={[key]} /> : number}
      {type && (type.label ? t(type.label) : <bdi>{type.raw}</bdi>)}
    </DotList>
  )
}

/** The status, and when a deleted account was deleted. */
function AccountStatus({ account }: { readonly account: BankAccount }) {
  const t = useText()
  const { i18n } = useLingui()
  const { tone, label, raw } = accountBadge(account)
  const badge = <Badge tone={tone}>{label ? t(label) : <bdi>{raw}</bdi>}</Badge>
  if (!account.deletedAt) return badge
  const date = formatMoment(account.deletedAt, i18n.locale)
  return (
    <Tooltip focusable text={t('bankAccounts.deletedAt', { date })}>
      {badge}
    </Tooltip>
  )
}

/** The bank, with the flag of the currency. */
const AccountMark = ({ account: { bankName, currency } }: { readonly account: BankAccount }) => (
  <BankTile name={bankName} size={40} sub={isFiat(currency) ? <Flag code={flagOf(currency)} size={18} /> : undefined} />
)

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
