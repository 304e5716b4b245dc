import type { Sent } from '../../chains/adapter.ts'
import { getPayout } from '../../api/payouts.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { hasEnded, type JournalEntry } from '../journal/entry.ts'
import { foundNews } from '../off-ramp/look/found.ts'
import { isLookedFor, isSearched, isUnannounced, searchedEntries, searchFor } from '../off-ramp/look/searches.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'
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
    const entry = offRampEntry(journal, payoutId)
    if (!isAttended()) return never()
    if (!deposit || !entry || !isSearched(journal, entry)) return null
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

/** What is made of what was found: the server's tokens are announced, what waits is followed, and what has ended comes back. */
const takeBy =
  ({ customerParts, follow, announce, onFound }: Omit<Parts, 'scope'>) =>
  async ({ payout, entry, sent }: Found): Promise<string | null> => {
    const { journal } = customerParts()
    const known = journal.knownOf(entry)
    if (isUnannounced(known)) {
      await announce(payout, sent.hash)
      return sent.hash
    }
    if (!isLookedFor(journal, entry)) return null
    journal.record(entry.opId, foundNews(sent))
    const present = journal.presentOf(entry)
    if (hasEnded(present) || known.isLeft) onFound(payout.id)
    if (!hasEnded(present)) void follow({ payout, entry: present }).catch(() => {})
    // What was left to another device is a sending of its own.
    return known.isLeft ? null : sent.hash
  }

const orNothing = <Found>(looking: Promise<Found>, isAttended: () => boolean): Promise<Found | null> =>
  looking.catch((error: unknown) => {
    if (isAttended()) throw error
    return null
  })

const never = () => new Promise<never>(() => {})
