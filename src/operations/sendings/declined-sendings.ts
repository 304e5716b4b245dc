import { getPayout } from '../../api/payouts.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import { isWatched, watchDeclined } from '../off-ramp/transfer-search.ts'
import { isSendable } from '../off-ramp/send-payout.ts'
import { declinedEntries, readReturning, type Unfinished } from '../off-ramp/unfinished.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { OwnParts } from './own-parts.ts'
import type { SessionScope } from './session-scope.ts'

export interface DeclinedSendings {
  /** Resolves with the transaction of a wallet that has sent after declining; with null if none landed in time. */
  watch(payout: Payout): Promise<string | null>
  watchEarlier(): void
  /** Returns cancelled payouts whose tokens came and are being sent back, and watches the others. */
  resume(): Promise<readonly Unfinished[]>
  /** Ends the watches at sign-out without a result; the next sign-in starts them again. */
  end(): void
}

interface Parts {
  own(): OwnParts
  readonly scope: Pick<SessionScope, 'isSignedIn' | 'presence' | 'pauses'>
  follow(found: Unfinished): Promise<void>
  onFound(payoutId: string): void
}

/** The entry of a payout that this device cancelled or released, unless it has resumed the payout since. */
function watchedEntry(journal: OwnParts['journal'], payoutId: string): JournalEntry | undefined {
  const last = journal
    .entries()
    .filter((entry) => entry.kind === 'offRamp' && entry.payoutId === payoutId)
    .at(-1)
  return last && isWatched(last, journal.now()) ? last : undefined
}

export function createDeclinedSendings({ own, scope, follow, onFound }: Parts): DeclinedSendings {
  const watched = new Map<string, Promise<string | null>>()

  async function watchOnce(payout: Payout): Promise<string | null> {
    const { journal, node } = own()
    const deposit = depositOf(payout)
    const entry = watchedEntry(journal, payout.id)
    if (!deposit || !entry) return null
    const isAttended = scope.presence()
    const parts = { journal, node, pause: scope.pauses() }
    const looking = watchDeclined(parts, { entry, deposit, adapter: lazyAdapter(deposit.network) })
    const hash = await orNothing(looking, isAttended)
    if (!isAttended()) return never()
    if (hash !== null) onFound(payout.id)
    if (hash === null || !entry.letGo) return hash
    resumePayout(payout, { ...entry, hash })
    return null
  }

  function resumePayout(payout: Payout, { hash, since, network }: JournalEntry): void {
    const { journal } = own()
    const entry = meetPayout(journal, payout)
    if (!isSendable(entry)) return
    const placed = { kind: 'placed', network: network!, position: since ?? null } as const
    journal.record(entry.opId, placed, { kind: 'found', hash: hash!, moved: 'exact' })
    void follow({ payout, entry: journal.presentOf(entry) }).catch(() => {})
  }

  function watch(payout: Payout): Promise<string | null> {
    if (!scope.isSignedIn()) return never()
    const known = watched.get(payout.id)
    if (known) return known
    const looking = watchOnce(payout).finally(() => watched.delete(payout.id))
    watched.set(payout.id, looking)
    return looking
  }

  function watchEarlier(): void {
    const { api, journal } = own()
    const ids = declinedEntries({ journal }).map(({ payoutId }) => payoutId!)
    for (const id of ids.filter((each) => !watched.has(each) && watchedEntry(journal, each)))
      void getPayout(api, id).then(watch, () => null)
  }

  return {
    watch,
    watchEarlier,
    resume() {
      watchEarlier()
      return readReturning(own())
    },
    end: () => watched.clear(),
  }
}

const orNothing = <Found>(looking: Promise<Found>, isAttended: () => boolean): Promise<Found | null> =>
  looking.catch((error: unknown) => {
    if (isAttended()) throw error
    return null
  })

const never = () => new Promise<never>(() => {})
