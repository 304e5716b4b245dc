import type { Sent } from '../../chains/adapter.ts'
import { getPayout } from '../../api/payouts.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import { foundNews, foundOn } from '../off-ramp/look/found.ts'
import { isSearched, searchedEntries, searchFor, type SearchCause } from '../off-ramp/look/searches.ts'
import { isSendable } from '../off-ramp/send-payout.ts'
import type { Unfinished } from '../off-ramp/unfinished.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { CustomerParts } from './customer-parts.ts'
import type { SessionScope } from './session-scope.ts'

interface Parts {
  customerParts(): CustomerParts
  readonly scope: Pick<SessionScope, 'isSignedIn' | 'presence' | 'pauses'>
  follow(found: Unfinished): Promise<void>
  announce(payout: Payout, hash: string): Promise<void>
  onFound(payoutId: string): void
}

interface Found {
  readonly payout: Payout
  readonly entry: JournalEntry
  readonly sent: Sent
}

/** Searches in the background for transfers that no page follows, once for each cause and payout. */
export interface Searches {
  /** Never settles if the customer signs out. */
  search(cause: SearchCause, payoutId: string, payout?: Payout): Promise<string | null>
  resume(cause: SearchCause): void
  /** Ends them at sign-out without a result; the next sign-in starts them again. */
  end(): void
}

export function createSearches({ customerParts, scope, ...parts }: Parts): Searches {
  const running = new Map<string, Promise<string | null>>()
  const takes = takesOf({ customerParts, ...parts })

  async function searchOnce(cause: SearchCause, payoutId: string, known?: Payout): Promise<string | null> {
    const isAttended = scope.presence()
    const { api, journal, node } = customerParts()
    const payout = known ?? (await getPayout(api, payoutId))
    const deposit = depositOf(payout)
    const entry = lastEntry(journal, payoutId)
    if (!isAttended()) return never()
    if (!deposit || !entry || !isSearched(cause, entry, journal.now())) return null
    const searching = { journal, node, pause: scope.pauses() }
    const looking = searchFor(cause, searching, { entry, deposit, adapter: lazyAdapter(deposit.network) })
    const sent = await orNothing(looking, isAttended)
    if (!isAttended()) return never()
    return sent === null ? null : takes[cause]({ payout, entry, sent })
  }

  function search(cause: SearchCause, payoutId: string, payout?: Payout): Promise<string | null> {
    if (!scope.isSignedIn()) return never()
    const name = `${cause}:${payoutId}`
    const known = running.get(name)
    if (known) return known
    const looking = searchOnce(cause, payoutId, payout).finally(() => {
      if (running.get(name) === looking) running.delete(name)
    })
    running.set(name, looking)
    return looking
  }

  return {
    search,
    resume(cause) {
      for (const { payoutId } of searchedEntries(cause, customerParts())) void search(cause, payoutId!).catch(() => {})
    },
    end: () => running.clear(),
  }
}

/** The newest: one that this device let go may have been resumed since. */
const lastEntry = (journal: CustomerParts['journal'], payoutId: string): JournalEntry | undefined =>
  journal
    .entries()
    .filter((entry) => entry.kind === 'offRamp' && entry.payoutId === payoutId)
    .at(-1)

type Take = (found: Found) => Promise<string | null>

/** What each cause makes of what was found. */
const takesOf = ({ customerParts, follow, announce, onFound }: Omit<Parts, 'scope'>) =>
  ({
    async arrived({ payout, sent: { hash } }) {
      await announce(payout, hash)
      return hash
    },
    async unanswered({ payout, entry, sent }) {
      const { journal } = customerParts()
      if (!isSearched('unanswered', journal.presentOf(entry), journal.now())) return null
      journal.record(entry.opId, foundNews(sent))
      await follow({ payout, entry: journal.presentOf(entry) })
      return sent.hash
    },
    async declined({ payout, entry, sent }) {
      const { journal } = customerParts()
      if (!entry.letGo) journal.record(entry.opId, foundNews(sent))
      onFound(payout.id)
      if (!entry.letGo) return sent.hash
      // It is a sending of its own, and followed as one.
      const resumed = meetPayout(journal, payout)
      if (!isSendable(resumed)) return null
      journal.record(resumed.opId, ...foundOn(entry.network!, sent, entry.since))
      void follow({ payout, entry: journal.presentOf(resumed) }).catch(() => {})
      return null
    },
  }) as const satisfies Record<SearchCause, Take>

const orNothing = <Found>(looking: Promise<Found>, isAttended: () => boolean): Promise<Found | null> =>
  looking.catch((error: unknown) => {
    if (isAttended()) throw error
    return null
  })

const never = () => new Promise<never>(() => {})
