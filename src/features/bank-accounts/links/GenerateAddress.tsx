import type { BankAccount, WalletBankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { lastFourOf } from '../../../domain/bank-accounts/account-list.ts'
import { canGenerateWallet } from '../../../domain/bank-accounts/wallet-link.ts'
import { useCreateWalletLink } from '../../../queries/bank-accounts/bank-accounts.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { isOutcomeUnknown } from '../../../queries/failures/outcome.ts'
import { useServices } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Masked } from '../../../ui/data/Masked.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { Intro } from './Intro.tsx'
import { LinkFields } from './LinkFields.tsx'
import { LinkNotes } from './LinkNotes.tsx'
import { useLinkForm } from './use-link-form.ts'

/** Creates the address, and reports the result also after the customer has left the dialog. */
function useGenerateAddress() {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  return useCreateWalletLink({
    onMade: () =>
      toasts.show({
        tone: 'success',
        title: t('bankAccounts.links.made.title'),
        description: t('bankAccounts.links.made.text'),
      }),
    onFailed: (error) =>
      isOutcomeUnknown(error)
        ? failures.toast(error, t('bankAccounts.links.unconfirmed.title'), () =>
            t('bankAccounts.links.unconfirmed.text'),
          )
        : failures.toast(error, t('bankAccounts.links.notMade')),
  })
}

interface Props {
  readonly account: BankAccount
  readonly onMade: (link: WalletBankAccount) => void
  readonly onClose: () => void
}

/** A new address whose deposits are paid out to the account. */
export function GenerateAddress({ account, onMade, onClose }: Props) {
  const t = useText()
  const { settings } = useServices()
  const entry = useLinkForm(account)
  const generate = useGenerateAddress()
  const isAllowed = canGenerateWallet(account, settings.offloaderWallets)
  const confirm = () => generate.mutate({ account, form: entry.form }, { onSuccess: onMade, onError: entry.refuse })
  const name = <Masked key="name" name={account.bankName} last4={lastFourOf(account)} />
  return (
    <Dialog
      title={t('bankAccounts.links.generate')}
      size="md"
      ruled
      busy={generate.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={generate.isPending} onClick={onClose}>
            {t('bankAccounts.cancel')}
          </Button>
          <Button
            loading={generate.isPending}
            aria-disabled={generate.isPending || undefined}
            disabled={!isAllowed || !entry.isComplete}
            onClick={confirm}
          >
            {t('bankAccounts.links.confirm')}
          </Button>
        </>
      }
    >
      <Intro>
        <RichText id="bankAccounts.links.generate.intro" components={[name]} />
      </Intro>
      {/* The server may take the permission back while the dialog is open. */}
      {!isAllowed && <Banner tone="destructive">{t('apiErrors.offloader_not_allowed')}</Banner>}
      <LinkFields account={account} entry={entry} disabled={generate.isPending} />
      <LinkNotes account={account} form={entry.form} />
    </Dialog>
  )
}
