import type { ChainAdapter, ChainNode, Since, TransactionState, TransactionWatch } from '../../chains/adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { FAKE_FAMILIES, type FakeFamily, type FakeRules } from './fake-families.fixture.ts'
import { hasOwnHash, isApproved, isDishonest, refusalOf, type Wallet } from './fake-wallets.fixture.ts'

type Fate = 'prompted' | 'signed' | 'waiting' | 'landed' | 'failed' | 'replaced' | 'changed' | 'forgotten'

export interface FakeTransaction {
  readonly payoutId: string
  /** The payout's own address. */
  readonly to: string
  /** What the wallet has answered. */
  readonly walletHash: string
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
const LEFT_FOR_MS = 25_000

const FATES: Readonly<Partial<Record<Wallet, Fate>>> = {
  reverts: 'failed',
  isForgotten: 'forgotten',
  cancelsInWallet: 'replaced',
  sendsOtherAmount: 'changed',
}

/** What the network says of a transaction that is in no block, or in one that is dropped later. */
const WAITING: Readonly<Partial<Record<Wallet, TransactionState>>> = {
  speedsUp: 'seen',
  cancelsInWallet: 'seen',
  sendsOtherAmount: 'seen',
  isReorged: 'seen',
  answersOtherHash: 'untraceable',
}
const STATES: Readonly<Partial<Record<Fate, TransactionState>>> = {
  landed: 'confirmed',
  failed: 'failed',
  replaced: 'replaced',
  changed: 'different',
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const landsAfter = (wallet: Wallet): number => (wallet === 'isReorged' ? 3 : 1) * LANDS_AFTER_MS

/** The page hears nothing of it. */
function leaveOpen(transaction: FakeTransaction): Promise<never> {
  setTimeout(() => void (transaction.fate = 'forgotten'), LEFT_FOR_MS)
  return new Promise(() => {})
}

const HAS_COME: readonly FakeTransaction['fate'][] = ['landed', 'changed']

const isSent =
  (payoutId: string, since: Since) =>
  ({ fate, signedAt, ...each }: FakeTransaction): boolean =>
    each.payoutId === payoutId && HAS_COME.includes(fate) && signedAt >= Number(since)

/** Its hash becomes the chain's, once the chain has shown it. */
function watchOf(transaction: FakeTransaction, read: () => Promise<TransactionState>): TransactionWatch {
  let hash = transaction.walletHash
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
const balanceAt = (address: string, transactions: readonly FakeTransaction[]): string =>
  transactions.some(({ to, fate }) => to === address && HAS_COME.includes(fate)) ? '1000000.00' : '0.00'

interface Options {
  readonly family: FakeFamily
  readonly wallet: Wallet
  /** The payout that asks for this very transfer. Throws where none does. */
  payoutOf(transfer: Deposit): string
  onLanded(payoutId: string, hash: string): void
  /** Another amount has come than was asked for. */
  onChanged(payoutId: string): void
}

type Ledger = ReturnType<typeof createLedger>

/** The transactions of a network that goes on by the clock. */
function createLedger({ family, wallet, onLanded, onChanged }: Options) {
  const transactions: FakeTransaction[] = []
  const { isDirect, expiresAfterMs = 0 }: FakeRules = FAKE_FAMILIES[family]

  function advance(): readonly FakeTransaction[] {
    for (const each of transactions) {
      if (each.fate !== 'waiting' || Date.now() - each.signedAt < landsAfter(wallet)) continue
      each.fate = FATES[wallet] ?? 'landed'
      if (each.fate === 'landed') onLanded(each.payoutId, each.hash)
      if (each.fate === 'changed') onChanged(each.payoutId)
    }
    return transactions
  }

  function stateOf(transaction: FakeTransaction): TransactionState {
    advance()
    const decided = STATES[transaction.fate]
    if (decided) return decided
    const age = Date.now() - transaction.signedAt
    if (isDirect) return WAITING[wallet] ?? 'unseen'
    if (age < expiresAfterMs) return 'unseen'
    transaction.fate = 'forgotten'
    return 'expired'
  }

  return { transactions, isDirect, advance, stateOf }
}

interface Prompted {
  readonly wallet: Wallet
  readonly payoutId: string
  readonly to: string
}

/** The customer's answer. On EVM networks the wallet has broadcast by then. */
async function prompt(ledger: Ledger, { wallet, payoutId, to }: Prompted): Promise<FakeTransaction> {
  const { transactions, isDirect, advance } = ledger
  const hash = `hash_${transactions.length}`
  const walletHash = hasOwnHash(wallet) ? `${hash}_of_wallet` : hash
  const transaction: FakeTransaction = { payoutId, to, walletHash, hash, fate: 'prompted', signedAt: 0 }
  transactions.push(transaction)
  await pause(wallet === 'approvesLate' ? LATE_PROMPT_MS : PROMPT_MS)
  if (wallet === 'neverAnswers') return leaveOpen(transaction)
  transaction.signedAt = Date.now()
  transaction.fate = isApproved(wallet) ? (isDirect || isDishonest(wallet) ? 'waiting' : 'signed') : 'forgotten'
  if (wallet === 'declinesWhatLanded') await pause(LANDS_AFTER_MS)
  if (wallet === 'declinesThenSends') transaction.signedAt += SENDS_LATER_MS
  advance()
  return wallet === 'sendsUnanswered' ? new Promise(() => {}) : transaction
}

type FakeAdapter = Pick<ChainAdapter, 'send' | 'follow' | 'findSent' | 'balance'>

/** A network that goes on by the clock, and the wallets of its pages, which do what they do whether their page lives or not. */
export function createFakeChain(options: Options) {
  const { wallet, payoutOf } = options
  const ledger = createLedger(options)
  const { transactions, isDirect, advance, stateOf } = ledger

  function adapterOf(pass: Pass): FakeAdapter {
    const watch = (transaction: FakeTransaction) => watchOf(transaction, () => pass(() => stateOf(transaction)))
    const resending = (transaction: FakeTransaction, node: ChainNode) =>
      watchOf(transaction, async () => {
        if (transaction.fate === 'signed') await handOver(node, transaction)
        return pass(() => stateOf(transaction))
      })
    return {
      async send(...[, transfer, node, steps]) {
        await pass(() => {})
        if (wallet === 'lacksTokens') throw new ChainError('network/not-enough-tokens')
        // Its blocks are milliseconds.
        await pass(() => steps.onAsking(Date.now(), isDirect ? 'sends' : 'signs'))
        const transaction = await prompt(ledger, { wallet, payoutId: payoutOf(transfer), to: transfer.to })
        await pass(() => {})
        const refusal = refusalOf(wallet, isDirect)
        if (refusal) throw refusal
        await pass(() => steps.onHash(transaction.walletHash))
        // The relay may lose the first copy.
        if (!isDirect && wallet !== 'failsAfter') await pass(() => handOver(node, transaction))
        return resending(transaction, node)
      },
      balance: ({ address }) => pass(() => balanceAt(address, advance())),
      findSent(transfer, since) {
        const payoutId = payoutOf(transfer)
        const known = advance()
        return pass(() => {
          const sent = known.filter(isSent(payoutId, since))
          const found = sent.find(({ fate }) => fate === 'landed') ?? sent[0]
          return found ? { hash: found.hash, moved: found.fate === 'landed' ? 'exact' : 'otherAmount' } : null
        })
      },
      follow(transfer, hash) {
        const payoutId = payoutOf(transfer)
        const isFound = (each: FakeTransaction) =>
          [each.hash, each.walletHash].includes(hash) && each.payoutId === payoutId
        const found = transactions.find(isFound)
        if (!found) throw new Error(`${hash} is no transaction of ${payoutId}`)
        return watch(found)
      },
    }
  }

  return { transactions, advance, adapterOf }
}
