import type { ChainAdapter, ChainNode, Since, TransactionState, TransactionWatch } from '../../chains/adapter.ts'
import type { Family } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { ChainError } from '../../chains/chain-error.ts'

/** What the customer does in the wallet, and what the wallet and the network make of it. */
export const WALLETS = [
  'approves',
  'approvesLate',
  'declines',
  'lacksTokens',
  /** It broadcasts, and answers with an error. */
  'failsAfter',
  /** It answers with an error that says nothing, and has done nothing. */
  'failsBefore',
  /** On the chain, without effect. */
  'reverts',
  /** Approved, and the network forgets it. */
  'isForgotten',
] as const
/** They answer that the customer declined, and send all the same: before their answer, so long before that it has landed, or after it. */
export const LIARS = ['declinesAndSends', 'declinesWhatLanded', 'declinesThenSends'] as const
/** Of EVM networks alone, where a hash is not fate (decisions.md C20). */
export const OWNERS = [
  /** The owner sends the same with a higher fee: another hash. */
  'speedsUp',
  /** The owner sends something else in its place. */
  'cancelsInWallet',
  /** Failed in a block that is dropped, and done in a later one. */
  'isReorged',
  /** A multisig: its hash is none of the chain's, whose own comes when the last signer has signed. */
  'answersForeignHash',
] as const
export type Wallet = (typeof WALLETS)[number] | (typeof LIARS)[number] | (typeof OWNERS)[number]
const isLiar = (wallet: Wallet): boolean => LIARS.some((liar) => liar === wallet)

interface FakeRules {
  readonly network: 'base' | 'sui' | 'aptos'
  readonly kind: string
  /** The families whose networks have these rules. */
  readonly of: readonly Family[]
  /** The wallet broadcasts; else the page does, and what it has signed expires. */
  readonly isDirect: boolean
  readonly expiresAfterMs?: number
}

const MINUTE_MS = 60_000
const TWO_DAYS_MS = 48 * 60 * MINUTE_MS

/** The kinds of networks, by the family whose rules a row has. */
export const FAKE_FAMILIES = {
  evm: { network: 'base', kind: 'broadcasts', of: ['evm'], isDirect: true },
  solana: {
    network: 'base',
    kind: 'signs and expires',
    of: ['solana', 'tron'],
    isDirect: false,
    expiresAfterMs: MINUTE_MS,
  },
  sui: {
    network: 'sui',
    kind: 'signs, expires in days and must register',
    of: ['sui'],
    isDirect: false,
    expiresAfterMs: TWO_DAYS_MS,
  },
  aptos: { network: 'aptos', kind: 'broadcasts and must register', of: ['aptos'], isDirect: true },
  aptosSigning: {
    network: 'aptos',
    kind: 'signs, expires and must register',
    of: ['aptos'],
    isDirect: false,
    expiresAfterMs: MINUTE_MS,
  },
} as const satisfies Readonly<Record<string, FakeRules>>
export type FakeFamily = keyof typeof FAKE_FAMILIES

type Fate = 'prompted' | 'signed' | 'waiting' | 'landed' | 'failed' | 'replaced' | 'forgotten'

export interface FakeTransaction {
  readonly payoutId: string
  /** The payout's own address. */
  readonly to: string
  /** What the wallet has answered. */
  readonly told: string
  /** What the chain knows it by. */
  readonly hash: string
  fate: Fate
  signedAt: number
  /** A page has seen it in a block. */
  isShown?: boolean
}

/** A step of a page, which does not come back where the page was closed. */
export type Pass = <T>(work: () => T | Promise<T>) => Promise<T>

const PROMPT_MS = 300
const LATE_PROMPT_MS = 20_000
const LANDS_AFTER_MS = 3500
const SENDS_LATER_MS = 2000
const LATE_AFTER_MS = 8000

const FATES: Readonly<Partial<Record<Wallet, Fate>>> = {
  reverts: 'failed',
  isForgotten: 'forgotten',
  cancelsInWallet: 'replaced',
}

/** What the network says of a transaction that is in no block, or in one that is dropped later. */
const WAITING: Readonly<Partial<Record<Wallet, TransactionState>>> = {
  speedsUp: 'seen',
  cancelsInWallet: 'seen',
  isReorged: 'seen',
  answersForeignHash: 'untraceable',
}
const STATES: Readonly<Partial<Record<Fate, TransactionState>>> = {
  landed: 'confirmed',
  failed: 'failed',
  replaced: 'replaced',
}

const unknown = () => new ChainError('wallet/send-unknown', { broadcast: 'unknown' })

/** Whether the wallet answers with a hash under which nothing lands. */
const hasOwnHash = (wallet: Wallet): boolean => wallet === 'speedsUp' || wallet === 'answersForeignHash'

const isSent =
  (payoutId: string, since: Since) =>
  ({ fate, signedAt, ...each }: FakeTransaction): boolean =>
    each.payoutId === payoutId && fate === 'landed' && signedAt >= Number(since)

/** Its hash becomes the chain's, once the chain has shown it. */
function watchOf(transaction: FakeTransaction, read: () => Promise<TransactionState>): TransactionWatch {
  let hash = transaction.told
  return {
    get hash() {
      return hash
    },
    async look() {
      const state = await read()
      if (transaction.fate === 'landed') hash = transaction.hash
      transaction.isShown ||= state === 'confirmed'
      return state
    },
  }
}

async function handOver(node: Pick<ChainNode, 'mayHandOver'>, transaction: FakeTransaction): Promise<void> {
  if (await node.mayHandOver()) transaction.fate = 'waiting'
}

/** What the address of a payout has. */
const heldAt = (address: string, transactions: readonly FakeTransaction[]): string =>
  transactions.some(({ to, fate }) => to === address && fate === 'landed') ? '1.00' : '0.00'

interface Options {
  readonly family: FakeFamily
  readonly wallet: Wallet
  /** The payout that asks for this very transfer. Throws where none does. */
  payoutOf(transfer: Deposit): string
  onLanded(payoutId: string, hash: string): void
}

/** A network that goes on by the clock, and the wallets of its pages, which do what they do whether their page lives or not. */
export function createFakeChain({ family, wallet, payoutOf, onLanded }: Options) {
  const transactions: FakeTransaction[] = []
  const { isDirect, expiresAfterMs = 0 }: FakeRules = FAKE_FAMILIES[family]

  function advance(): readonly FakeTransaction[] {
    for (const each of transactions) {
      const landsAfter = wallet === 'isReorged' ? 3 * LANDS_AFTER_MS : LANDS_AFTER_MS
      if (each.fate !== 'waiting' || Date.now() - each.signedAt < landsAfter) continue
      each.fate = FATES[wallet] ?? 'landed'
      if (each.fate === 'landed') onLanded(each.payoutId, each.hash)
    }
    return transactions
  }

  function stateOf(transaction: FakeTransaction, isOwn: boolean): TransactionState {
    advance()
    const decided = STATES[transaction.fate]
    if (decided) return decided
    if (isOwn && transaction.fate === 'signed') transaction.fate = 'waiting'
    const age = Date.now() - transaction.signedAt
    if (isDirect) return WAITING[wallet] ?? 'unseen'
    if (age < LATE_AFTER_MS) return 'unseen'
    if (age < expiresAfterMs) return 'late'
    transaction.fate = 'forgotten'
    return 'expired'
  }

  /** The customer's answer. On EVM networks the wallet has broadcast by then. */
  async function prompt(payoutId: string, to: string): Promise<FakeTransaction> {
    const hash = `hash_${transactions.length}`
    const told = hasOwnHash(wallet) ? `${hash}_of_wallet` : hash
    const transaction: FakeTransaction = { payoutId, to, told, hash, fate: 'prompted', signedAt: 0 }
    transactions.push(transaction)
    await new Promise((resolve) => setTimeout(resolve, wallet === 'approvesLate' ? LATE_PROMPT_MS : PROMPT_MS))
    const isApproved = wallet !== 'declines' && wallet !== 'failsBefore'
    transaction.signedAt = Date.now()
    transaction.fate = isApproved ? (isDirect || isLiar(wallet) ? 'waiting' : 'signed') : 'forgotten'
    if (wallet === 'declinesWhatLanded') await new Promise((resolve) => setTimeout(resolve, LANDS_AFTER_MS))
    if (wallet === 'declinesThenSends') transaction.signedAt += SENDS_LATER_MS
    advance()
    return transaction
  }

  function adapterOf(pass: Pass): Pick<ChainAdapter, 'send' | 'follow' | 'findSent' | 'balance'> {
    const watch = (transaction: FakeTransaction, isOwn: boolean) =>
      watchOf(transaction, () => pass(() => stateOf(transaction, isOwn)))
    return {
      async send(...[, transfer, node, steps]) {
        await pass(() => {})
        if (wallet === 'lacksTokens') throw new ChainError('network/not-enough-tokens')
        // Its blocks are milliseconds.
        await pass(() => steps.onAsking(Date.now()))
        const transaction = await prompt(payoutOf(transfer), transfer.to)
        await pass(() => {})
        if (wallet === 'declines' || isLiar(wallet)) throw new ChainError('wallet/send-declined')
        if (wallet === 'failsBefore' || (wallet === 'failsAfter' && isDirect)) throw unknown()
        await pass(() => steps.onHash(transaction.told))
        // The relay may lose the first copy.
        if (!isDirect && wallet !== 'failsAfter') await pass(() => handOver(node, transaction))
        return watch(transaction, true)
      },
      balance: ({ address }) => pass(() => heldAt(address, advance())),
      findSent(transfer, since) {
        const payoutId = payoutOf(transfer)
        const known = advance()
        return pass(() => known.find(isSent(payoutId, since))?.hash ?? null)
      },
      follow(transfer, hash) {
        const payoutId = payoutOf(transfer)
        const found = transactions.find((each) => [each.hash, each.told].includes(hash) && each.payoutId === payoutId)
        if (!found) throw new Error(`${hash} is no transaction of ${payoutId}`)
        return watch(found, false)
      },
    }
  }

  return { transactions, advance, adapterOf }
}
