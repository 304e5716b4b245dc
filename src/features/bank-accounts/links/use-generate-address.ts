import { useCreateWalletLink } from '../../../queries/bank-accounts/bank-accounts.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { isOutcomeUnknown } from '../../../queries/failures/outcome.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'

/** Creates the address, and reports the result also after the customer has left the dialog. */
export function useGenerateAddress() {
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
