import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { canGenerateWallet } from '../../../domain/bank-accounts/wallet-link.ts'
import { useServices } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly account: BankAccount
  readonly onGenerate: () => void
}

/** The server may have taken the last address away while the dialog is open. */
export function NoLinks({ account, onGenerate }: Props) {
  const t = useText()
  const { settings } = useServices()
  return (
    <EmptyState
      title={t('bankAccounts.links.empty.title')}
      action={
        canGenerateWallet(account, settings.offloaderWallets) && (
          <Button icon={plusIcon} onClick={onGenerate}>
            {t('bankAccounts.links.generate')}
          </Button>
        )
      }
    >
      {t('bankAccounts.links.empty.text')}
    </EmptyState>
  )
}
