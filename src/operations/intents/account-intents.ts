import { createBankAccount, createWalletLink, listBankAccounts } from '../../api/bank-accounts.ts'
import type { ApiClient } from '../../api/client.ts'
import type { ApiError } from '../../api/error.ts'
import { createWallet, listWallets } from '../../api/wallets.ts'
import type { BankAccount, WalletBankAccount, WalletLinkPayload } from '../../domain/bank-accounts/bank-account.ts'
import { isAccountOf } from '../../domain/bank-accounts/made-account.ts'
import type { BankAccountPayload } from '../../domain/bank-accounts/form/payload.ts'
import { toNetwork } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { Wallet, WalletPayload, WalletProof } from '../../domain/wallets/wallet.ts'
import { rawValue } from '../../lib/open-enum.ts'
import type { IntentKind } from '../journal/entry.ts'
import { factsOfKind } from '../journal/facts.ts'
import { payloadHash } from '../journal/hash.ts'
import type { Journal } from '../journal/journal.ts'
import { runIntent, type Finding, type IntentRun } from './run-intent.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

/** A duplicate account or wallet moves no money, and the server refuses it, so the list decides without the customer. */
const ACCOUNT_RULES = {
  decidedBy: 'list',
  isDefiniteRefusal: ({ code }: ApiError) => code?.startsWith('idempotency') !== true,
} as const

async function make<T>(journal: Journal, run: Omit<IntentRun<T>, keyof typeof ACCOUNT_RULES>): Promise<T> {
  const result = await runIntent<T>(journal, { ...ACCOUNT_RULES, ...run })
  if (result.status === 'made') return result.answer
  throw result.status === 'undecided' ? result.error : new Error('An account was asked about')
}

/** Ends an intent whose answer could not be read, because the list contains what it should make. */
export async function settleListed(journal: Journal, kind: IntentKind, payload: unknown): Promise<void> {
  const { entry } = await journal.intentFor(kind, payload)
  journal.settle(entry.opId, { kind: 'made', payoutId: null, by: 'key' })
}

const findingOf = <T>(found: T | undefined): Finding<T> =>
  found === undefined ? { status: 'nothing' } : { status: 'ours', found }

/**
 * Whether an account is what a form has made: it shows what was sent, and was not listed before. The list has only the last digits of most
 * numbers.
 */
export function isMadeOf({ journal }: Pick<Parts, 'journal'>, payload: BankAccountPayload) {
  const hash = payloadHash('bankAccount', payload)
  const entries = journal.entries().filter(({ payloadHash: of }) => of === hash)
  const earlier = entries.flatMap((entry) => factsOfKind(journal.factsOf(entry), 'alike').flatMap(({ ids }) => ids))
  const isLike = isAccountOf(payload)
  return (account: BankAccount): boolean => isLike(account) && !earlier.includes(account.id)
}

/** `listed`: the accounts that the customer had before. */
export function submitBankAccount(
  { api, journal }: Parts,
  payload: BankAccountPayload,
  listed: readonly BankAccount[],
): Promise<BankAccount> {
  return make(journal, {
    kind: 'bankAccount',
    payload,
    async find() {
      const intent = await journal.intentFor('bankAccount', payload)
      const ids = intent.isResumed ? [] : listed.filter(isAccountOf(payload)).map(({ id }) => id)
      if (ids.length > 0) journal.record(intent.entry.opId, { kind: 'alike', ids })
      return intent
    },
    send: (call) => createBankAccount(api, payload, call),
    lookUp: async () => findingOf((await listBankAccounts(api)).find(isMadeOf({ journal }, payload))),
  })
}

export interface WalletSubmission extends WalletPayload {
  readonly proof?: WalletProof | undefined
}

export const isWalletOf =
  (payload: WalletPayload) =>
  ({ network, address }: Wallet) =>
    rawValue(network) === payload.network && isSameAddress(payload.network, address, payload.address)

/** Each try has a new signature, so the signature is not part of the intent. */
export function submitWallet({ api, journal }: Parts, { proof, ...payload }: WalletSubmission): Promise<Wallet> {
  return make(journal, {
    kind: 'wallet',
    payload,
    send: (call) => createWallet(api, { ...payload, ...proof }, call),
    lookUp: async () => findingOf((await listWallets(api)).find(isWalletOf(payload))),
  })
}

export function linkOf(accounts: readonly BankAccount[], payload: WalletLinkPayload): WalletBankAccount | undefined {
  const { bankAccount, source, destination } = payload
  const network = toNetwork(source.network)
  return accounts
    .find(({ id }) => id === bankAccount)
    ?.walletBankAccounts.find(
      (link) =>
        rawValue(link.wallet.network) === network &&
        rawValue(link.sourceCurrency) === source.currency &&
        link.destinationNetwork === destination.network,
    )
}

export function submitWalletLink({ api, journal }: Parts, payload: WalletLinkPayload): Promise<WalletBankAccount> {
  return make(journal, {
    kind: 'walletBankAccount',
    payload,
    send: (call) => createWalletLink(api, payload, call),
    lookUp: async () => findingOf(linkOf(await listBankAccounts(api), payload)),
  })
}
