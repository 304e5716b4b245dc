import type { BankAccountPayload } from '../domain/bank-accounts/form/payload.ts'
import type { WalletLinkPayload } from '../domain/bank-accounts/bank-account.ts'
import type { ApiClient, IntentCall } from './client.ts'
import { isOutcomeUnknown } from './error.ts'
import { pathSegment } from './http/path-segment.ts'
import { bankAccount, walletBankAccount } from './wire/bank-account.ts'
import { enveloped } from './wire/envelope.ts'
import { requestList, type OnUnreadable } from './wire/list.ts'
import { ignoredBody } from './wire/values.ts'

const created = enveloped('bankAccount', bankAccount)
const linked = enveloped('walletBankAccount', walletBankAccount)

export const listBankAccounts = (api: ApiClient, signal?: AbortSignal, onUnreadable?: OnUnreadable) =>
  requestList(api, 'bankAccounts', { name: 'bankAccounts', row: bankAccount, signal, onUnreadable })

export const createBankAccount = (api: ApiClient, body: BankAccountPayload, call: IntentCall) =>
  api.request('POST', 'bankAccounts', { ...call, body, schema: created })

/** When the answer is lost, the list shows whether the account was deleted. */
export async function deleteBankAccount(api: ApiClient, id: string): Promise<void> {
  const path = `bankAccounts/${pathSegment(id)}`
  await api.request('DELETE', path, { schema: ignoredBody }).catch(async (error: unknown) => {
    const listed = isOutcomeUnknown(error) ? await listBankAccounts(api).catch(() => null) : null
    if (!listed || listed.some((account) => account.id === id && account.deletedAt === null)) throw error
  })
}

export const createWalletLink = (api: ApiClient, body: WalletLinkPayload, call: IntentCall) =>
  api.request('POST', 'walletBankAccounts', { ...call, body, schema: linked })
