import type { Query, QueryClient } from '@tanstack/react-query'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { rawValue } from '../../lib/open-enum.ts'

const payoutsIn = ({ queryKey: [name], state: { data } }: Query): readonly Payout[] => {
  if (data === undefined) return []
  if (name === 'payouts') return data as readonly Payout[]
  return name === 'payout' ? [data as Payout] : []
}

/** Tells the host when a payout's status is another than at the reading before; the first reading is no change. Returns its stop. */
export function announceStatuses(queryClient: QueryClient, emit: Emit): () => void {
  const known = new Map<string, Pick<Payout, 'status' | 'updated'>>()
  const take = (payout: Payout) => {
    const { id, status, updated } = payout
    const before = known.get(id)
    // A list that was asked for earlier may arrive after the payout's own reading.
    if (before && updated < before.updated) return
    known.set(id, payout)
    if (before && rawValue(before.status) !== rawValue(status))
      emit('ramp-payout-status', { id, status: rawValue(status) })
  }
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) payoutsIn(query).forEach(take)
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') payoutsIn(query).forEach(take)
  })
}
