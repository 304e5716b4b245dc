import type { ApiClient } from '../../api/client.ts'
import type { Arrived, ChainAdapter, ChainNode, Sent } from '../../chains/adapter.ts'
import { depositOf, type Deposit } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { readOf } from '../off-ramp/deposit-status.ts'
import { foundNews } from '../off-ramp/look/found.ts'
import { isPaid } from '../off-ramp/look/deposit-tokens.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'
import { isExact, isLanded } from '../off-ramp/state/hash-fates.ts'
import { livingOf, type Known } from '../off-ramp/state/knowledge.ts'
import type { Registrar } from './registrar.ts'
import { isSent } from './registration-state.ts'

/**
 * What is known of tokens that reached a cancelled payout whose server finds them by their transaction alone. `stranded`: the server does
 * not know it, so nobody sends them back; without a hash only the address shows them. `comesBack`: the server has taken it. `moved` is what
 * this look has seen of it; null where the journal alone knows the hash.
 */
export type LateTokens =
  | { readonly status: 'none' }
  | {
      readonly status: 'stranded'
      readonly hash: string | null
      readonly moved: LateMoved
      readonly isConflict: boolean
    }
  | { readonly status: 'comesBack'; readonly hash: string; readonly moved: LateMoved; readonly from: string | null }

type LateMoved = Sent['moved'] | null

function registeredDepositOf(payout: Payout): Deposit | null {
  const deposit = payout.type === 'offRamp' ? depositOf(payout) : null
  return deposit && isRegisteredNetwork(deposit.network) ? deposit : null
}

/** The deposit of a cancelled off-ramp whose server finds tokens by their transaction alone; null for every other payout. */
export const lateDepositOf = (payout: Payout): Deposit | null =>
  payout.status === 'cancelled' ? registeredDepositOf(payout) : null

/** What the journal alone knows. */
export function knownLateTokens(known: Known): LateTokens {
  const living = isRegisteredNetwork(known.network ?? '') ? livingOf(known) : []
  const lost = living.find(({ registration }) => registration !== 'registered')
  if (lost) return { status: 'stranded', hash: lost.hash, moved: null, isConflict: lost.registration === 'refused' }
  const [taken] = living
  return taken ? { status: 'comesBack', hash: taken.hash, moved: null, from: null } : { status: 'none' }
}

interface Parts {
  readonly api: ApiClient
  readonly journal: Keeping
  readonly node: ChainNode
  readonly registrar: Registrar
  readonly adapter: Pick<ChainAdapter, 'findArrived' | 'balance'>
  isAttended(): boolean
}

const ENDED = readOf('over')

type Keeping = Pick<Journal, 'entries' | 'presentOf' | 'knownOf' | 'enterMadeElsewhere' | 'settle' | 'record'>

/** The entry of a payout whose transaction is learned. Null where a payout takes none. */
function entryTaking(journal: Keeping, payout: Payout): JournalEntry | null {
  const deposit = registeredDepositOf(payout)
  if (!deposit || !TAKING.includes(payout.status)) return null
  const entry = meetPayout(journal, payout)
  const placed = { kind: 'placed', network: deposit.network, position: null } as const
  if (payout.status === 'pending') journal.record(entry.opId, placed)
  else journal.record(entry.opId, ENDED, placed, { kind: 'settled' })
  return entry
}

const TAKING: readonly Payout['status'][] = ['pending', 'cancelled']

/**
 * Keeps the transaction that the server has taken from the customer: no wallet is asked for those tokens any more, and pages look after it
 * (decisions.md C13).
 */
export function recordEnteredTransaction(journal: Keeping, payout: Payout, hash: string): void {
  const entry = entryTaking(journal, payout)
  if (entry) journal.record(entry.opId, { kind: 'told', ask: null, hash }, { kind: 'registered', hash })
}

/** Keeps which transaction came for a cancelled payout, so that each page of this browser registers it until the server has taken it. */
function recordLateTransaction(journal: Keeping, payout: Payout, sent: Sent): JournalEntry | null {
  const entry = entryTaking(journal, payout)
  if (entry) journal.record(entry.opId, foundNews(sent))
  return entry
}

interface Found {
  readonly payout: Payout
  readonly arrived: Arrived
}

async function register(parts: Parts, { payout, arrived: { hash, from, moved } }: Found): Promise<LateTokens> {
  const { journal, registrar, isAttended } = parts
  const known = offRampEntry(journal, payout.id)
  const registered = known ? journal.knownOf(known).of('registered') : []
  if (registered.some((each) => each.hash === hash)) return { status: 'comesBack', hash, moved, from }
  // A payout takes one transaction: the one that is registered stays in the journal, and the server says what it makes of another.
  const entry = known && registered.length > 0 ? known : recordLateTransaction(journal, payout, { hash, moved })
  if (!entry) return { status: 'none' }
  const { network } = lateDepositOf(payout)!
  const { status } = await registrar.register({ entry, payoutId: payout.id, network, hash, isAttended })
  if (status === 'registered') return { status: 'comesBack', hash, moved, from }
  return { status: 'stranded', hash, moved, isConflict: status === 'conflict' }
}

/** Looks for tokens that came for a cancelled payout, whoever sent them, and registers them: the server sends nothing else back (C13, C19). */
export async function lookForLateTokens(parts: Parts, payout: Payout): Promise<LateTokens> {
  const deposit = lateDepositOf(payout)
  if (!deposit) return { status: 'none' }
  const { adapter, journal, node } = parts
  const found = (await adapter.findArrived?.(deposit, payout.created, node).catch(() => [])) ?? []
  const results: LateTokens[] = []
  for (const arrived of found) results.push(await register(parts, { payout, arrived }))
  const entry = offRampEntry(journal, payout.id)
  const known = results.find(({ status }) => status === 'stranded') ?? results[0] ?? knownIn(journal, entry)
  // Of a hash that a wallet has told nobody knows if it brought what is there.
  if (known.status !== 'none' && !(entry && results.length === 0 && isOnlyTold(journal, entry))) return known
  const areTokensThere = await isPaid({ deposit, adapter }, node)
  return areTokensThere ? { status: 'stranded', hash: null, moved: null, isConflict: false } : known
}

const knownIn = (journal: Keeping, entry: JournalEntry | undefined): LateTokens =>
  entry ? knownLateTokens(journal.knownOf(entry)) : { status: 'none' }

const isOnlyTold = (journal: Keeping, entry: JournalEntry): boolean =>
  livingOf(journal.knownOf(entry)).every((hash) => hash.registration === 'none' && !isSent(hash))

/** The account that the tokens of a refunded off-ramp came from, perhaps not the payout's wallet; null where this device cannot tell. */
export async function findSender(
  { journal, adapter, node }: Pick<Parts, 'journal' | 'adapter' | 'node'>,
  payout: Payout,
): Promise<string | null> {
  const deposit = payout.status === 'refunded' && payout.type === 'offRamp' ? depositOf(payout) : null
  const entry = offRampEntry(journal, payout.id)
  if (!deposit || !entry) return null
  const { hashes, of } = journal.knownOf(entry)
  const hasLanded = hashes.some((hash) => isLanded(hash) && isExact(hash))
  if (!registeredDepositOf(payout)) return hasLanded ? deposit.from : null
  const registered = new Set(of('registered').map(({ hash }) => hash))
  if (registered.size === 0) return null
  const arrived = (await adapter.findArrived?.(deposit, payout.created, node)) ?? []
  return arrived.find(({ hash }) => registered.has(hash))?.from ?? null
}
