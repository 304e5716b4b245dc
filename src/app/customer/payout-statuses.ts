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

/** Money that came back beside a status that does not say so. A part of it may come back before the rest is delivered. */
const isBackBeside = ({ refund, status }: Payout): boolean =>
  refund !== null && !isMoving(status) && status !== 'returned' && status !== 'refunded'

interface Reported {
  readonly status: string
  readonly isBack: boolean
  readonly updated: Date
}

const readingOf = (payout: Payout): Reported => ({
  status: rawValue(payout.status),
  isBack: isBackBeside(payout),
  updated: payout.updated,
})

/** What the host has not heard: that money came back is told beside the status, which stays (decisions.md H16). */
const changesOf = (before: Reported, { status, isBack }: Reported): readonly string[] => [
  ...(status === before.status || (status === 'refunded' && before.isBack) ? [] : [status]),
  ...(isBack && !before.isBack ? ['refunded'] : []),
]

interface Hearers {
  readonly emit: Emit
  /** Hears of each reading, the first load too. */
  readonly onRead: (payout: Payout) => void
}

/** Emits each change of a payout's status; the first load is not a change. Returns a function that stops it. */
export function emitPayoutStatuses(services: Reader, { emit, onRead }: Hearers): () => void {
  const known = new Map<string, Reported>()
  const take = (payout: Payout) => {
    const { id } = payout
    const reading = readingOf(payout)
    const before = known.get(id)
    // A list that was requested earlier may arrive after the payout itself.
    if (before && reading.updated < before.updated) return
    known.set(id, reading)
    onRead(payout)
    if (before) for (const status of changesOf(before, reading)) emit('ramp-payout-status', { id, status })
  }
  const cache = services.queryClient.getQueryCache()
  for (const { queryKey } of cache.getAll()) payoutsUnder(services, queryKey).forEach(take)
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') payoutsUnder(services, query.queryKey).forEach(take)
  })
}
