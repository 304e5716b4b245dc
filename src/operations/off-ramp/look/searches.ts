import type { ChainAdapter, ChainNode, Sent, Since } from '../../../chains/adapter.ts'
import { networkRules, readNetwork } from '../../../domain/networks.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { hasEnded, type JournalEntry } from '../../journal/entry.ts'
import type { FactTime } from '../../journal/facts.ts'
import type { Journal } from '../../journal/journal.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'
import { ageOf, createAge } from '../age.ts'
import { followedHash, isReturning } from '../state/followed.ts'
import type { Known } from '../state/knowledge.ts'
import { madeAt } from './look.ts'

interface Sought {
  readonly entry: JournalEntry
  readonly known: Known
}

const soughtOf = (journal: Pick<Journal, 'presentOf' | 'knownOf'>, entry: JournalEntry): Sought => ({
  entry: journal.presentOf(entry),
  known: journal.knownOf(entry),
})

/** The server has the tokens, and nobody knows which transaction brought them (decisions.md C20). */
export const isUnannounced = (known: Known): boolean => isArrived(known) && !known.has('announced')

const isArrived = ({ of }: Known): boolean => of('read').some(({ status }) => status === 'funded')

const isWork = ({ entry, known }: Sought): boolean => !hasEnded(entry) && !known.isLeft

/** A wallet was asked for a payout that waits: it may have sent the tokens, also after a no, or beside what its page keeps (C20, C22). */
const mayHaveSent = (sought: Sought): boolean => isWork(sought) && followedHash(sought.known) === null

/** It has ended, or was left to another device, and what a wallet was asked for may land all the same (decisions.md C19, C20). */
const mayComeLate = (sought: Sought): boolean =>
  !isWork(sought) && endOf(sought.known) !== null && !isReturning(sought.known) && !isArrived(sought.known)

const endOf = ({ of }: Known): FactTime | null =>
  of('saidNo', 'cancelled', 'read')
    .filter((fact) => fact.kind !== 'read' || fact.status === 'cancelled')
    .at(-1)?.at ?? null

const isSought = (sought: Sought): boolean =>
  isUnannounced(sought.known) || (sought.known.asks.length > 0 && (mayHaveSent(sought) || mayComeLate(sought)))

export const isLookedFor = (journal: Pick<Journal, 'presentOf' | 'knownOf'>, entry: JournalEntry): boolean =>
  isSought(soughtOf(journal, entry))

/** Hardly any signed transaction lands later: Solana's blockhashes live two minutes, and EVM wallets send at once or not at all. */
const SEARCHED_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/** Where one may land for days, each page that is opened looks once, until a day after that. */
function searchableMs({ network }: Known): number {
  const known = readNetwork(network ?? '')
  const hours = known ? networkRules(known).landsForHours : undefined
  return hours === undefined ? SEARCHED_MS : (hours + 24) * HOUR_MS
}

/** From when on its time runs, if it has ended; else from when a page begins. */
const endedAt = (sought: Sought): FactTime | null => (mayComeLate(sought) ? endOf(sought.known) : null)

/** One of an unknown age is searched for once too often rather than never. */
export function isSearched(journal: Pick<Journal, 'presentOf' | 'knownOf' | 'now'>, entry: JournalEntry): boolean {
  const sought = soughtOf(journal, entry)
  const begun = endedAt(sought)
  const age = begun === null ? null : ageOf(sought.known, begun, journal.now())
  return isSought(sought) && (age ?? 0) <= searchableMs(sought.known)
}

/** The off-ramps that the network is searched for, because no page follows a transaction of them. */
export const searchedEntries = ({
  journal,
}: {
  readonly journal: Pick<Journal, 'entries' | 'presentOf' | 'knownOf' | 'now'>
}): readonly JournalEntry[] =>
  journal
    .entries()
    .filter((entry) => entry.kind === 'offRamp' && entry.payoutId !== undefined)
    .filter((entry) => isSearched(journal, entry))

interface Searching {
  readonly journal: Pick<Journal, 'presentOf' | 'knownOf' | 'now'>
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
function sinceOf(journal: Searching['journal'], entry: JournalEntry): Since {
  const sought = soughtOf(journal, entry)
  return (mayComeLate(sought) ? sought.known.position : null) ?? madeAt(journal, entry)
}

function ageFrom({ journal }: Searching, { known, ...sought }: Sought): () => number {
  const [begun, from] = [monotonicTime(), endedAt({ known, ...sought })]
  return from === null ? () => monotonicTime() - begun : createAge(known, from, journal.now)
}

/** Searches by sender and deposit address while it may land. Resolves with the transaction; with null if none landed in time. */
export async function searchFor(searching: Searching, searched: Searched): Promise<Sent | null> {
  const { journal, node, pause } = searching
  const { entry, deposit, adapter } = searched
  const begun = soughtOf(journal, entry)
  const age = ageFrom(searching, begun)
  const isOn = (looks: number) =>
    isLookedFor(journal, entry) && age() <= (looks === 0 ? searchableMs(begun.known) : SEARCHED_MS)
  for (let looks = 0; isOn(looks); looks += 1) {
    // Its time begins anew with its end.
    if (endedAt(soughtOf(journal, entry))?.device !== endedAt(begun)?.device) return searchFor(searching, searched)
    const sent = await adapter.findSent(deposit, sinceOf(journal, entry), node).catch(() => null)
    if (sent !== null) return sent
    await pauseBetween(pause, looks)
  }
  return null
}
