import { ApiError } from '../../api/error.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { displayNameOf } from '../../domain/networks.ts'
import { walletPayload } from '../../domain/wallets/wallet-form.ts'
import { useCreateWallet, useIsSavingWallet, useUpdateWallet } from '../../queries/wallets/wallets.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { isOutcomeUnknown } from '../../queries/failures/outcome.ts'
import { useServerText } from '../../queries/failures/server-text.ts'
import { useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { useText } from '../../ui/text.tsx'
import type { WalletProof } from '../../domain/wallets/wallet.ts'
import type { WalletEntry } from './use-wallet-form.ts'

/** True when the server refused the wallet itself. */
const isRefusal = (error: Error) =>
  error instanceof ApiError && (error.kind === 'validation' || error.kind === 'field' || error.status === 422)

const networkOf = ({ form }: WalletEntry) => ({ network: displayNameOf(form.network) })

const CREATE = {
  done: 'wallets.created',
  failed: 'wallets.notCreated',
  unconfirmed: 'wallets.unconfirmed.title',
  unconfirmedText: 'wallets.unconfirmed.text',
} as const
const EDIT = {
  done: 'wallets.updated',
  failed: 'wallets.notUpdated',
  unconfirmed: 'wallets.notConfirmed.title',
  unconfirmedText: 'wallets.notConfirmed.text',
} as const

/** How the customer learns of a save, also after leaving the form. */
function useSaved(entry: WalletEntry, texts: typeof CREATE | typeof EDIT) {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const words = useServerText()
  const onFailed = (error: Error) => {
    if (error instanceof ChainError) return failures.toast(error, t(texts.failed))
    if (isOutcomeUnknown(error)) return failures.toast(error, t(texts.unconfirmed), () => t(texts.unconfirmedText))
    if (!isRefusal(error))
      return failures.toast(error, t(texts.failed), (message) => t('wallets.notSaved', { message }))
    const hasMessage = error.message !== 'unknown'
    return failures.toast(error, t('wallets.invalid'), (message) =>
      hasMessage ? words(message, networkOf(entry)) : t('wallets.unableToCreate'),
    )
  }
  const onDone = (isUnsigned = false) => {
    entry.forget()
    const description = isUnsigned ? t('wallets.createdUnsigned') : null
    toasts.show({ tone: 'success', title: t(texts.done), description, follows: true })
  }
  return { onDone, onFailed }
}

function useLeave() {
  const router = useRouter()
  return () => void (router.back() || router.replace('/my-accounts', { type: 'wallets' }))
}

/** `prove` has a connected wallet sign before the wallet is saved. */
export function useSaveWallet(entry: WalletEntry, prove: (() => Promise<WalletProof | null>) | undefined) {
  const leave = useLeave()
  const { onDone, onFailed } = useSaved(entry, CREATE)
  const create = useCreateWallet({ onMade: onDone, onFailed })
  const isSaving = useIsSavingWallet()
  const save = () => {
    entry.clearRefusals()
    create.mutate({ payload: walletPayload(entry.form), prove }, { onSuccess: leave, onError: entry.refuse })
  }
  return { save, leave, isSaving }
}

/** Saves another nickname: network and address stay (decisions.md W6). */
export function useSaveChanges(entry: WalletEntry, id: string) {
  const leave = useLeave()
  const { onDone, onFailed } = useSaved(entry, EDIT)
  const update = useUpdateWallet(id, { onUpdated: () => onDone(), onFailed })
  const isSaving = useIsSavingWallet()
  const save = () => {
    entry.clearRefusals()
    update.mutate(walletPayload(entry.form), { onSuccess: leave, onError: entry.refuse })
  }
  return { save, leave, isSaving }
}
