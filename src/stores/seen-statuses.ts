import type { SeenTimes } from '../domain/payout-history/timeline.ts'
import type { Payout } from '../domain/payouts/payout.ts'
import type { LazyParts } from './lazy-parts.ts'

function createSeenStatuses() {
  const times = new Map<string, SeenTimes>()
  const of = (id: string): SeenTimes => times.get(id) ?? {}
  return {
    of,
    note({ id, status, updated }: Pick<Payout, 'id' | 'status' | 'updated'>) {
      if (typeof status === 'string' && !of(id)[status]) times.set(id, { ...of(id), [status]: updated })
    },
    clear: () => times.clear(),
  }
}

/** When this element has seen each status of a payout, on whatever screen: the payout itself has only two times (decisions.md H18). */
export const seenStatusesOf = (owner: LazyParts<unknown>) => owner.lazy(createSeenStatuses)
