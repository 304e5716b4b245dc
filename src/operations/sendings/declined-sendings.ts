import { getPayout } from '../../api/payouts.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { isWatched, watchDeclined } from '../off-ramp/look-for-sent.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'
import type { SendingParts } from '../off-ramp/settle-sending.ts'
import { declinedEntries, readReturning, type Unfinished } from '../off-ramp/unfinished.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { SessionScope } from './session-scope.ts'

export interface DeclinedSendings {
  /** Resolves with the transaction of a wallet that has sent after declining; with null if none landed in time. */
  watch(payout: Payout): Promise<string | null>
  watchEarlier(): void
  /** Returns cancelled payouts whose tokens came and are being sent back, and watches the others. */
  resume(): Promise<readonly Unfinished[]>
  /** Ends the watches at sign-out without a result; the next sign-in begins them anew. */
  end(): void
}

interface Parts extends Pick<SendingParts, 'api' | 'journal' | 'node'> {
  readonly scope: Pick<SessionScope, 'isSignedIn' | 'presence' | 'pauses'>
  onFound(payoutId: string): void
}

export function createDeclinedSendings({ api, journal, node, scope, onFound }: Parts): DeclinedSendings {
  const watched = new Map<string, Promise<string | null>>()

  async function look(payout: Payout): Promise<string | null> {
    const deposit = depositOf(payout)
    const entry = offRampEntry(journal, payout.id)
    if (!deposit || !entry || !isWatched(entry)) return null
    const isAttended = scope.presence()
    const parts = { journal, node, pause: scope.pauses() }
    const hash = await watchDeclined(parts, { entry, deposit, adapter: lazyAdapter(deposit.network) })
    if (!isAttended()) return never()
    if (hash !== null) onFound(payout.id)
    return hash
  }

  function watch(payout: Payout): Promise<string | null> {
    if (!scope.isSignedIn()) return never()
    const known = watched.get(payout.id)
    if (known) return known
    const looking = look(payout).finally(() => watched.delete(payout.id))
    watched.set(payout.id, looking)
    return looking
  }

  function watchEarlier(): void {
    const ids = declinedEntries({ journal }).map(({ payoutId }) => payoutId!)
    for (const id of ids.filter((each) => !watched.has(each))) void getPayout(api, id).then(watch, () => null)
  }

  return {
    watch,
    watchEarlier,
    resume() {
      watchEarlier()
      return readReturning({ api, journal })
    },
    end: () => watched.clear(),
  }
}

const never = () => new Promise<never>(() => {})
