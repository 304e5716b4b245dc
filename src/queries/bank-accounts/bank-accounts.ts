import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteBankAccount, listBankAccounts } from '../../api/bank-accounts.ts'
import type { ApiClient } from '../../api/client.ts'
import type { BankAccount } from '../../domain/bank-accounts/bank-account.ts'
import type { BankAccountPayload } from '../../domain/bank-accounts/form/payload.ts'
import { walletLinkPayload, withLink, type LinkForm } from '../../domain/bank-accounts/wallet-link.ts'
import { bankListRefreshMs } from '../../domain/payout-history/polling.ts'
import { isMadeOf, linkOf, submitBankAccount, submitWalletLink } from '../../operations/intents/account-intents.ts'
import { pollAfter } from '../polling.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { useServices } from '../services.ts'
import { keys } from '../keys.ts'
import { storeUnreadableCount } from '../failures/unreadable.ts'
import { useSave } from '../late-saves.ts'

/** Every account that the server lists. Each screen filters what it shows. */
export const bankAccountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.bankAccounts,
    queryFn: ({ signal, client }) => listBankAccounts(api, signal, storeUnreadableCount(client, 'bankAccounts')),
    refetchInterval: (query) => pollAfter(query.state.data ? bankListRefreshMs(query.state.data) : false, query),
  })

/** Sends no request while `enabled` is false. */
export function useBankAccounts(enabled = true) {
  const { api } = useServices()
  return useQuery({ ...bankAccountsQuery(api), enabled })
}

interface CreateCallbacks {
  readonly onMade: () => void
  readonly onFailed: (error: Error) => void
}

/** The callbacks also run when the customer has left the form. */
export function useCreateBankAccount({ onMade, onFailed }: CreateCallbacks) {
  const services = useServices()
  const { api, emit } = services
  const queryClient = useQueryClient()
  const list = bankAccountsQuery(api)
  return useSave({
    kind: 'bankAccount',
    payloadOf: (payload) => payload,
    listed(payload) {
      const isMade = isMadeOf(customerWork(services), payload)
      return { list, find: (accounts: readonly BankAccount[]) => accounts.find(isMade) }
    },
    mutationFn: (payload: BankAccountPayload) =>
      submitBankAccount(customerWork(services), payload, queryClient.getQueryData(list.queryKey) ?? []),
    onSuccess: (account) => {
      queryClient.setQueryData(
        list.queryKey,
        (known) => known && [...known.filter(({ id }) => id !== account.id), account],
      )
      emit('ramp-bank-account-created', { id: account.id })
      onMade()
    },
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries({ ...list, refetchType: 'all' }),
  })
}

export function useDeleteBankAccount() {
  const { api, emit } = useServices()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (id: string) => deleteBankAccount(api, id),
    onSuccess: (_, id) => void emit('ramp-bank-account-deleted', { id }),
    onSettled: () => queryClient.invalidateQueries(bankAccountsQuery(api)),
  })
}

export interface LinkRequest {
  readonly account: BankAccount
  readonly form: LinkForm
}

/** Fails where links are not allowed. The callbacks also run when the customer has left the dialog. */
export function useCreateWalletLink({ onMade, onFailed }: CreateCallbacks) {
  const services = useServices()
  const { api, emit, settings } = services
  const queryClient = useQueryClient()
  const list = bankAccountsQuery(api)
  const payloadOf = ({ account, form }: LinkRequest) => walletLinkPayload(account, form, settings.offloaderWallets)
  return useSave({
    kind: 'walletBankAccount',
    payloadOf,
    listed: (request) => ({ list, find: (accounts: readonly BankAccount[]) => linkOf(accounts, payloadOf(request)) }),
    mutationFn: async (request: LinkRequest) => submitWalletLink(customerWork(services), payloadOf(request)),
    onSuccess: (link, { account: { id } }) => {
      queryClient.setQueryData(list.queryKey, (known) =>
        known?.map((account) => (account.id === id ? withLink(account, link) : account)),
      )
      emit('ramp-wallet-linked', { id: link.id })
      onMade()
    },
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries({ ...list, refetchType: 'all' }),
  })
}
