import { queryOptions, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { deleteWallet, getWallet, listWallets, updateWallet } from '../../api/wallets.ts'
import type { Wallet, WalletPayload, WalletProof } from '../../domain/wallets/wallet.ts'
import { isWalletOf, submitWallet } from '../../operations/intents/account-intents.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { useServices } from '../services.ts'
import { keys } from '../keys.ts'
import { storeUnreadableCount } from '../failures/unreadable.ts'
import { useSave } from '../late-saves.ts'

export const walletsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.wallets,
    queryFn: ({ signal, client }) => listWallets(api, signal, storeUnreadableCount(client, 'wallets')),
  })

export const walletQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: keys.wallet(id), queryFn: ({ signal }) => getWallet(api, id, signal) })

/** Sends no request while `enabled` is false. */
export function useWallets(enabled = true) {
  const { api } = useServices()
  return useQuery({ ...walletsQuery(api), enabled })
}

export function useWallet(id: string) {
  const { api } = useServices()
  return useQuery(walletQuery(api, id))
}

const SAVING = ['savingWallet']

/** Whether any form is saving a wallet, so that a form that is opened again still shows the pending save. */
export const useIsSavingWallet = (): boolean => useIsMutating({ mutationKey: SAVING }) > 0

interface CreateCallbacks {
  /** `isUnsigned`: it was to sign, and cannot. */
  readonly onMade: (isUnsigned: boolean) => void
  readonly onFailed: (error: Error) => void
}

interface NewWallet {
  readonly payload: WalletPayload
  /** Has the wallet sign first; without it the wallet is saved unsigned. */
  readonly prove?: (() => Promise<WalletProof | null>) | undefined
}

/** The callbacks also run when the customer has left the form. */
export function useCreateWallet({ onMade, onFailed }: CreateCallbacks) {
  const services = useServices()
  const { api, emit } = services
  const queryClient = useQueryClient()
  const list = walletsQuery(api)
  return useSave({
    kind: 'wallet',
    payloadOf: ({ payload }) => payload,
    listed: ({ payload }) => ({ list, find: (wallets: readonly Wallet[]) => wallets.find(isWalletOf(payload)) }),
    mutationKey: SAVING,
    mutationFn: async ({ payload, prove }: NewWallet) => {
      // The wallet may sign when another customer is signed in.
      const work = customerWork(services)
      return submitWallet(work, { ...payload, proof: (await prove?.()) ?? undefined })
    },
    onSuccess: (wallet, { prove }) => {
      // The next screen shows the new wallet at once.
      queryClient.setQueryData(
        list.queryKey,
        (known) => known && [...known.filter(({ id }) => id !== wallet.id), wallet],
      )
      emit('ramp-wallet-created', { id: wallet.id })
      onMade(prove !== undefined && !wallet.signed)
    },
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries({ ...list, refetchType: 'all' }),
  })
}

interface UpdateCallbacks {
  readonly onUpdated: () => void
  readonly onFailed: (error: Error) => void
}

/** The callbacks also run when the customer has left the form. */
export function useUpdateWallet(id: string, { onUpdated, onFailed }: UpdateCallbacks) {
  const { api, emit } = useServices()
  const queryClient = useQueryClient()
  const list = walletsQuery(api)
  return useSingleMutation({
    mutationKey: SAVING,
    mutationFn: (wallet: WalletPayload) => updateWallet(api, id, wallet),
    onSuccess: (wallet) => {
      queryClient.setQueryData(walletQuery(api, id).queryKey, wallet)
      queryClient.setQueryData(list.queryKey, (known) => known?.map((other) => (other.id === id ? wallet : other)))
      emit('ramp-wallet-updated', { id })
      onUpdated()
    },
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries({ ...list, refetchType: 'all' }),
  })
}

export function useDeleteWallet() {
  const { api, emit } = useServices()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (id: string) => deleteWallet(api, id),
    onSuccess: (_, id) => {
      queryClient.removeQueries(walletQuery(api, id))
      emit('ramp-wallet-deleted', { id })
    },
    onSettled: () => queryClient.invalidateQueries(walletsQuery(api)),
  })
}
