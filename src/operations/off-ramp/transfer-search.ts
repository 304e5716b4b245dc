import type { ChainAdapter, ChainNode, Since } from '../../chains/adapter.ts'
import { networkRules, readNetwork } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { monotonicTime } from '../../lib/timing/clock.ts'
import { serverTimeOf, type JournalEntry, type Moment } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { ageOf, createAge } from './age.ts'
import { lookForTokens, type Look } from './look/look.ts'

interface Searching {
  readonly node: ChainNode
  pause(): Promise<void>
}

interface Search {
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent'>
  readonly since: Since
}

const LOOKS = 3

/** When the payout was made, as another device may have sent first. The block counts only where the server's time is unknown. */
export const madeAt = (entry: JournalEntry): Since => {
  const made = serverTimeOf(entry)
  return made === null ? (entry.since ?? new Date(entry.createdAt)) : new Date(made)
}

interface SearchingAgain extends Searching {
  readonly journal: Journal
  readonly entry: JournalEntry
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent' | 'balance'>
}

/** Looks before a payout is cancelled: some wallets broadcast, then refuse, and its own address may have tokens (decisions.md C13, C19, C20). */
export async function searchAgain({ journal, entry, pause, node, ...looked }: SearchingAgain): Promise<Look> {
  const look = () => lookForTokens({ ...looked, since: madeAt(journal.presentOf(entry)) }, node)
  let seen = await look()
  for (let looks = 1; seen.status === 'unknown' && looks < LOOKS; looks += 1) {
    await pause()
    seen = await look()
  }
  return seen
}

/** Hardly any signed transaction lands later: Solana's blockhashes live two minutes, and EVM wallets send at once or not at all. */
const WATCHED_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/** Where one may land for days, each page that is opened looks once, until a day after that. */
function searchableMs({ network = '' }: JournalEntry): number {
  const known = readNetwork(network)
  const hours = known ? networkRules(known).landsForHours : undefined
  return hours === undefined ? WATCHED_MS : (hours + 24) * HOUR_MS
}

const QUICK_LOOKS = 20
const SLOW_PAUSES = 15

/** One of an unknown age is looked for once too often rather than never. */
export const isWatched = (entry: JournalEntry, now: Moment): boolean => {
  const { since, returning, declinedAt } = entry
  if (since === undefined || returning || declinedAt === undefined) return false
  return (ageOf(entry, declinedAt, now) ?? 0) <= searchableMs(entry)
}

function createWatch(): () => boolean {
  const begun = monotonicTime()
  return () => monotonicTime() - begun <= WATCHED_MS
}

/** The transaction that brought the tokens that the server has taken; null if the network has not shown it in time. */
export async function findArrived(
  { node, pause }: Searching,
  { deposit, adapter, since }: Search,
): Promise<string | null> {
  const isOn = createWatch()
  for (let looks = 0; isOn(); looks += 1) {
    const hash = await adapter.findSent(deposit, since, node).catch(() => null)
    if (hash !== null) return hash
    await pauseBetween(pause, looks)
  }
  return null
}

interface Watching extends Searching {
  readonly journal: Journal
}

type Watched = Omit<Search, 'since'> & { readonly entry: JournalEntry }

async function pauseBetween(pause: () => Promise<void>, looks: number): Promise<void> {
  for (let pauses = looks < QUICK_LOOKS ? 1 : SLOW_PAUSES; pauses > 0; pauses -= 1) await pause()
}

/** Looks for tokens that a wallet may have sent without an answer (decisions.md C22), and records their hash; null if none is found. */
export async function watchUnanswered({ journal, node, pause }: Watching, { entry, deposit, adapter }: Watched) {
  const isAsked = ({ phase, hash, cancelling }: JournalEntry) =>
    phase === 'signing' && hash === undefined && !cancelling
  const isOn = createWatch()
  for (let looks = 0; isAsked(journal.presentOf(entry)) && isOn(); looks += 1) {
    const hash = await adapter.findSent(deposit, madeAt(entry), node).catch(() => null)
    if (hash !== null && isAsked(journal.presentOf(entry))) {
      journal.record(entry.opId, { kind: 'found', hash, moved: 'exact' })
      return hash
    }
    await pauseBetween(pause, looks)
  }
  return null
}

/** Keeps looking after the cancel while tokens can land. Resolves with their transaction; with null if none landed. */
export async function watchDeclined(
  { journal, node, pause }: Watching,
  { entry, deposit, adapter }: Watched,
): Promise<string | null> {
  const { since, declinedAt } = journal.presentOf(entry)
  if (since === undefined || declinedAt === undefined) return null
  const age = createAge(journal, entry, declinedAt)
  const isDue = (looks: number) => age() <= (looks === 0 ? searchableMs(entry) : WATCHED_MS)
  for (let looks = 0; !journal.presentOf(entry).returning && isDue(looks); looks += 1) {
    await pauseBetween(pause, looks)
    const hash = await adapter.findSent(deposit, since, node).catch(() => null)
    if (hash === null) continue
    if (!entry.letGo) journal.record(entry.opId, { kind: 'found', hash, moved: 'exact' })
    return hash
  }
  return null
}
