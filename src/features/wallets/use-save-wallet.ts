import { ApiError } from '../../api/error.ts'
import { displayNameOf } from '../../domain/networks.ts'
import { walletPayload } from '../../domain/wallets/wallet-form.ts'
import { useCreateWallet, useIsSavingWallet } from '../../queries/accounts/wallets.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { isOutcomeUnknown } from '../../queries/failures/outcome.ts'
import { useServerText } from '../../queries/failures/server-text.ts'
import { useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { useText } from '../../ui/text.tsx'
import type { WalletEntry } from './use-wallet-form.ts'

/** True when the server refused the wallet itself. */
const isRefusal = (error: Error) =>
  error instanceof ApiError && (error.kind === 'validation' || error.kind === 'field' || error.status === 422)

const networkOf = ({ form }: WalletEntry) => ({ network: displayNameOf(form.network) })

export function useSaveWallet(entry: WalletEntry) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { toasts } = useServices()
  const words = useServerText()
  const create = useCreateWallet({
    onMade: () => {
      entry.forget()
      toasts.show({ tone: 'success', title: t('wallets.created') })
    },
    onFailed: (error) => showFailure(error),
  })
  const isSaving = useIsSavingWallet()
  const leave = () => void (router.back() || router.replace('/my-accounts', { type: 'wallets' }))

  const showFailure = (error: Error) => {
    if (isOutcomeUnknown(error))
      return failures.toast(error, t('wallets.unconfirmed.title'), () => t('wallets.unconfirmed.text'))
    if (!isRefusal(error))
      return failures.toast(error, t('wallets.notCreated'), (message) => t('wallets.notSaved', { message }))
    const hasMessage = error.message !== 'unknown'
    return failures.toast(error, t('wallets.invalid'), (message) =>
      hasMessage ? words(message, networkOf(entry)) : t('wallets.unableToCreate'),
    )
  }
  const save = () => {
    entry.clearRefusals()
    create.mutate(walletPayload(entry.form), { onSuccess: leave, onError: entry.refuse })
  }
  return { save, leave, isSaving }
}
