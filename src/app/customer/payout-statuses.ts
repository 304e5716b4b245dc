import { isMoving } from '../../domain/payout-history/status-badge.ts'
import { isPayoutsKey, payoutIdOf } from '../../queries/keys.ts'
import { payoutQuery, payoutsQuery } from '../../queries/payouts/payouts.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { rawValue } from '../../lib/open-enum.ts'
import type { Services } from '../../queries/services.ts'

type Reader = Pick<Services, 'api' | 'queryClient'>

function payoutsUnder(services: Reader, queryKey: readonly unknown[]): readonly Payout[] {
  const { queryClient } = services
  if (isPayoutsKey(queryKey)) return queryClient.getQueryData(payoutsQuery(services).queryKey) ?? []
  const id = payoutIdOf(queryKey)
  const payout = id === null ? undefined : queryClient.getQueryData(payoutQuery(services, id).queryKey)
  return payout ? [payout] : []
}

/** Money that came back beside an unchanged status is a change, too (decisions.md H16). */
const reported = (payout: Payout): string =>
  payout.refund && !isMoving(payout.status) && payout.status !== 'returned' ? 'refunded' : rawValue(payout.status)

interface Hearers {
  readonly emit: Emit
  /** Hears of each reading, the first load too. */
  readonly onRead: (payout: Payout) => void
}

/** Emits each change of a payout's status; the first load is not a change. Returns a function that stops it. */
export function emitPayoutStatuses(services: Reader, { emit, onRead }: Hearers): () => void {
  const known = new Map<string, { readonly status: string; readonly updated: Date }>()
  const take = (payout: Payout) => {
    const { id, updated } = payout
    const status = reported(payout)
    const before = known.get(id)
    // A list that was requested earlier may arrive after the payout itself.
    if (before && updated < before.updated) return
    known.set(id, { status, updated })
    onRead(payout)
    if (before && before.status !== status) emit('ramp-payout-status', { id, status })
  }
  const cache = services.queryClient.getQueryCache()
  for (const { queryKey } of cache.getAll()) payoutsUnder(services, queryKey).forEach(take)
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') payoutsUnder(services, query.queryKey).forEach(take)
  })
}
