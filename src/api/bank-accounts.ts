import type { WalletLinkPayload } from '../domain/bank-account.ts'
import type { ApiClient, IntentCall } from './client.ts'
import { bankAccount, walletBankAccount } from './wire/bank-account.ts'
import { named } from './wire/envelope.ts'
import { requestList } from './wire/list.ts'
import { anyAnswer } from './wire/values.ts'

const created = named('bankAccount', bankAccount)
const linked = named('walletBankAccount', walletBankAccount)

export const listBankAccounts = (api: ApiClient, signal?: AbortSignal) =>
  requestList(api, 'bankAccounts', { name: 'bankAccounts', row: bankAccount, signal })

export const createBankAccount = (api: ApiClient, body: object, call: IntentCall) =>
  api.request('POST', 'bankAccounts', { ...call, body, schema: created })

export const deleteBankAccount = (api: ApiClient, id: string) =>
  api.request('DELETE', `bankAccounts/${encodeURIComponent(id)}`, { schema: anyAnswer })

export const createWalletLink = (api: ApiClient, body: WalletLinkPayload, call: IntentCall) =>
  api.request('POST', 'walletBankAccounts', { ...call, body, schema: linked })
