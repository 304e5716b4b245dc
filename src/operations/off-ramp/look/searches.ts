import type { ChainAdapter, ChainNode, Sent, Since } from '../../../chains/adapter.ts'
import { networkRules, readNetwork } from '../../../domain/networks.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { hasEnded, isKept, type JournalEntry, type Moment } from '../../journal/entry.ts'
import type { Journal } from '../../journal/journal.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'
import { ageOf, createAge } from '../age.ts'
import { madeAt } from './look.ts'

/** The server has the tokens, and nobody knows which transaction brought them (decisions.md C20). */
export const isUnannounced = ({ arrived, announced }: JournalEntry): boolean => arrived === true && !announced

/** A wallet was asked for a payout that waits: it may have sent the tokens, also after a no, or beside what its page keeps (C20, C22). */
const mayHaveSent = (entry: JournalEntry): boolean =>
  entry.hash === undefined ? entry.phase === 'signing' : isKept(entry) && !hasEnded(entry)

/** It has ended, and what a wallet was asked for may land all the same (decisions.md C19, C20). */
const mayComeLate = ({ phase, since, declinedAt, returning, arrived }: JournalEntry): boolean =>
  phase === 'done' && since !== undefined && declinedAt !== undefined && !returning && !arrived

export const isLookedFor = (entry: JournalEntry): boolean =>
  isUnannounced(entry) || mayHaveSent(entry) || mayComeLate(entry)

/** Hardly any signed transaction lands later: Solana's blockhashes live two minutes, and EVM wallets send at once or not at all. */
const SEARCHED_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/** Where one may land for days, each page that is opened looks once, until a day after that. */
function searchableMs({ network = '' }: JournalEntry): number {
  const known = readNetwork(network)
  const hours = known ? networkRules(known).landsForHours : undefined
  return hours === undefined ? SEARCHED_MS : (hours + 24) * HOUR_MS
}

/** From when on its time runs, if it has ended; else from when a page begins. */
const endedAt = (entry: JournalEntry): number | undefined => (mayComeLate(entry) ? entry.declinedAt : undefined)

/** One of an unknown age is searched for once too often rather than never. */
export function isSearched(entry: JournalEntry, now: Moment): boolean {
  const begun = endedAt(entry)
  return isLookedFor(entry) && (begun === undefined || (ageOf(entry, begun, now) ?? 0) <= searchableMs(entry))
}

/** The off-ramps that the network is searched for, because no page follows a transaction of them. */
export const searchedEntries = ({
  journal,
}: {
  readonly journal: Pick<Journal, 'entries' | 'now'>
}): readonly JournalEntry[] =>
  journal
    .entries()
    .filter((entry) => entry.kind === 'offRamp' && entry.payoutId !== undefined)
    .filter((entry) => isSearched(entry, journal.now()))

interface Searching {
  readonly journal: Pick<Journal, 'presentOf' | 'now'>
  readonly node: ChainNode
  pause(): Promise<void>
}

interface Searched {
  readonly entry: JournalEntry
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent'>
}

const QUICK_LOOKS = 20
const SLOW_PAUSES = 15

async function pauseBetween(pause: () => Promise<void>, looks: number): Promise<void> {
  for (let pauses = looks < QUICK_LOOKS ? 1 : SLOW_PAUSES; pauses > 0; pauses -= 1) await pause()
}

/** Another device may have sent before this one asked; what comes after the end is of a wallet that was asked here. */
const sinceOf = (entry: JournalEntry): Since => (mayComeLate(entry) ? entry.since! : madeAt(entry))

function ageFrom({ journal }: Searching, entry: JournalEntry): () => number {
  const [begun, from] = [monotonicTime(), endedAt(entry)]
  return from === undefined ? () => monotonicTime() - begun : createAge(journal, entry, from)
}

/** Searches by sender and deposit address while it may land. Resolves with the transaction; with null if none landed in time. */
export async function searchFor(searching: Searching, searched: Searched): Promise<Sent | null> {
  const { journal, node, pause } = searching
  const { entry, deposit, adapter } = searched
  const present = () => journal.presentOf(entry)
  const begun = present()
  const age = ageFrom(searching, begun)
  const isOn = (looks: number) => isLookedFor(present()) && age() <= (looks === 0 ? searchableMs(entry) : SEARCHED_MS)
  for (let looks = 0; isOn(looks); looks += 1) {
    // Its time begins anew with its end.
    if (endedAt(present()) !== endedAt(begun)) return searchFor(searching, searched)
    const sent = await adapter.findSent(deposit, sinceOf(present()), node).catch(() => null)
    if (sent !== null) return sent
    await pauseBetween(pause, looks)
  }
  return null
}
