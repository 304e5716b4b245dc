import { useDeletion } from '../../../components/use-deletion.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { lastFourOf } from '../../../domain/bank-accounts/account-list.ts'
import { linkCount } from '../../../domain/bank-accounts/wallet-link.ts'
import { useDeleteBankAccount } from '../../../queries/bank-accounts/bank-accounts.ts'
import { Masked } from '../../../ui/data/Masked.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly account: BankAccount
  readonly onClose: () => void
}

export function DeleteBankAccount({ account, onClose }: Props) {
  const t = useText()
  const linked = linkCount(account)
  const { isPending, confirm } = useDeletion({
    id: account.id,
    remove: useDeleteBankAccount(),
    deleted: t('bankAccounts.deleted'),
    notDeleted: t('bankAccounts.notDeleted'),
    onClose,
  })
  const name = <Masked key="name" name={account.bankName} last4={lastFourOf(account)} />
  return (
    <ConfirmDialog
      title={<RichText id="bankAccounts.delete.question" components={[name]} />}
      keep={t('bankAccounts.delete.keep')}
      confirm={t('bankAccounts.delete.confirm')}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <p>{t('bankAccounts.delete.text')}</p>
        {linked > 0 && <Banner tone="warning">{t('bankAccounts.delete.linked', { count: linked })}</Banner>}
      </Stack>
    </ConfirmDialog>
  )
}
