import type { ChainAdapter, ChainNode, Sent, Since } from '../../../chains/adapter.ts'
import { networkRules, readNetwork } from '../../../domain/networks.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'
import type { JournalEntry, Moment } from '../../journal/entry.ts'
import type { Journal } from '../../journal/journal.ts'
import { ageOf, createAge } from '../age.ts'
import { madeAt } from './look.ts'

/** Why the network is searched for a transfer that no page follows. */
export type SearchCause = keyof typeof RULES

interface Rule {
  fits(entry: JournalEntry): boolean
  since(entry: JournalEntry): Since
  /** Absent where that is when a page begins. */
  from?(entry: JournalEntry): number | undefined
  /** One that was refused has just been searched for. */
  readonly begins: 'atOnce' | 'afterPause'
}

const RULES = {
  /** The server has the tokens, and nobody knows which transaction brought them (decisions.md C20). */
  arrived: { fits: ({ arrived, announced }) => arrived === true && !announced, since: madeAt, begins: 'atOnce' },
  /** A wallet was asked and has not answered: it may have sent them (decisions.md C22). */
  unanswered: {
    fits: ({ phase, hash, cancelling }) => phase === 'signing' && hash === undefined && !cancelling,
    since: madeAt,
    begins: 'atOnce',
  },
  /** The wallet declined, or the payout was cancelled: they may land all the same (decisions.md C19, C20). */
  declined: {
    fits: ({ phase, hash, since, declinedAt, returning, arrived }) =>
      since !== undefined &&
      declinedAt !== undefined &&
      !returning &&
      !arrived &&
      (phase === 'done' || hash === undefined),
    since: ({ since }) => since!,
    from: ({ declinedAt }) => declinedAt,
    begins: 'afterPause',
  },
} as const satisfies Record<string, Rule>

const ruleOf = (cause: SearchCause): Rule => RULES[cause]

/** Hardly any signed transaction lands later: Solana's blockhashes live two minutes, and EVM wallets send at once or not at all. */
const SEARCHED_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/** Where one may land for days, each page that is opened looks once, until a day after that. */
function searchableMs({ network = '' }: JournalEntry): number {
  const known = readNetwork(network)
  const hours = known ? networkRules(known).landsForHours : undefined
  return hours === undefined ? SEARCHED_MS : (hours + 24) * HOUR_MS
}

/** One of an unknown age is searched for once too often rather than never. */
export function isSearched(cause: SearchCause, entry: JournalEntry, now: Moment): boolean {
  const { fits, from } = ruleOf(cause)
  const begun = from?.(entry)
  return fits(entry) && (begun === undefined || (ageOf(entry, begun, now) ?? 0) <= searchableMs(entry))
}

export const searchedEntries = (
  cause: SearchCause,
  { journal }: { readonly journal: Pick<Journal, 'entries' | 'now'> },
): readonly JournalEntry[] =>
  journal
    .entries()
    .filter((entry) => entry.kind === 'offRamp' && entry.payoutId !== undefined)
    .filter((entry) => isSearched(cause, entry, journal.now()))

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

function ageFrom({ journal }: Searching, { entry }: Searched, from: number | undefined): () => number {
  const begun = monotonicTime()
  return from === undefined ? () => monotonicTime() - begun : createAge(journal, entry, from)
}

/** Searches by sender and deposit address while it may land. Resolves with the transaction; with null if none landed in time. */
export async function searchFor(cause: SearchCause, searching: Searching, searched: Searched): Promise<Sent | null> {
  const { journal, node, pause } = searching
  const { entry, deposit, adapter } = searched
  const { fits, since, from, begins } = ruleOf(cause)
  const present = () => journal.presentOf(entry)
  const age = ageFrom(searching, searched, from?.(present()))
  const isOn = (looks: number) => fits(present()) && age() <= (looks === 0 ? searchableMs(entry) : SEARCHED_MS)
  for (let looks = 0; isOn(looks); looks += 1) {
    if (begins === 'afterPause') await pauseBetween(pause, looks)
    const sent = await adapter.findSent(deposit, since(present()), node).catch(() => null)
    if (sent !== null) return sent
    if (begins === 'atOnce') await pauseBetween(pause, looks)
  }
  return null
}
