import type { Sent } from '../../chains/adapter.ts'
import { getPayout } from '../../api/payouts.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import { hasEnded, type JournalEntry } from '../journal/entry.ts'
import { foundNews, foundOn } from '../off-ramp/look/found.ts'
import { isLookedFor, isSearched, isUnannounced, searchedEntries, searchFor } from '../off-ramp/look/searches.ts'
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

/** Searches in the background for transfers that no page follows, once for each payout. */
interface Searches {
  /** Resolves with the transaction that was found, unless it is a sending of its own. Never settles if the customer signs out. */
  search(payoutId: string, payout?: Payout): Promise<string | null>
  resume(): void
  /** Ends them at sign-out without a result; the next sign-in starts them again. */
  end(): void
}

export function createSearches({ customerParts, scope, ...parts }: Parts): Searches {
  const running = new Map<string, Promise<string | null>>()
  const take = takeBy({ customerParts, ...parts })

  async function searchOnce(payoutId: string, known?: Payout): Promise<string | null> {
    const isAttended = scope.presence()
    const { api, journal, node } = customerParts()
    const payout = known ?? (await getPayout(api, payoutId))
    const deposit = depositOf(payout)
    const entry = lastEntry(journal, payoutId)
    if (!isAttended()) return never()
    if (!deposit || !entry || !isSearched(entry, journal.now())) return null
    const searching = { journal, node, pause: scope.pauses() }
    const looking = searchFor(searching, { entry, deposit, adapter: lazyAdapter(deposit.network) })
    const sent = await orNothing(looking, isAttended)
    if (!isAttended()) return never()
    return sent === null ? null : take({ payout, entry, sent })
  }

  function search(payoutId: string, payout?: Payout): Promise<string | null> {
    if (!scope.isSignedIn()) return never()
    const known = running.get(payoutId)
    if (known) return known
    const looking = searchOnce(payoutId, payout).finally(() => {
      if (running.get(payoutId) === looking) running.delete(payoutId)
    })
    running.set(payoutId, looking)
    return looking
  }

  return {
    search,
    resume() {
      for (const { payoutId } of searchedEntries(customerParts())) void search(payoutId!).catch(() => {})
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

/** What is made of what was found: the server's tokens are announced, what waits is followed, and what has ended comes back. */
const takeBy =
  ({ customerParts, follow, announce, onFound }: Omit<Parts, 'scope'>) =>
  async ({ payout, entry, sent }: Found): Promise<string | null> => {
    const { journal } = customerParts()
    const present = journal.presentOf(entry)
    if (isUnannounced(present)) {
      await announce(payout, sent.hash)
      return sent.hash
    }
    if (!isLookedFor(present)) return null
    if (present.letGo) {
      onFound(payout.id)
      // It is a sending of its own, and followed as one.
      const resumed = meetPayout(journal, payout)
      if (!isSendable(resumed)) return null
      journal.record(resumed.opId, ...foundOn(entry.network!, sent, entry.since))
      void follow({ payout, entry: journal.presentOf(resumed) }).catch(() => {})
      return null
    }
    journal.record(entry.opId, foundNews(sent))
    if (hasEnded(present)) onFound(payout.id)
    else void follow({ payout, entry: journal.presentOf(entry) }).catch(() => {})
    return sent.hash
  }

const orNothing = <Found>(looking: Promise<Found>, isAttended: () => boolean): Promise<Found | null> =>
  looking.catch((error: unknown) => {
    if (isAttended()) throw error
    return null
  })

const never = () => new Promise<never>(() => {})
