import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { Payout } from '../../domain/payout.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { wordOf } from '../../lib/open.ts'
import { payoutQuery, payoutsQuery } from '../../queries/transfers/payouts.ts'

interface Parts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly emit: Emit
}

interface Reading {
  readonly status: string
  readonly updatedAt: number
}

/** Tells the host of payouts that changed since they were first read, wherever they were read. Returns its stop. */
export function announcePayouts({ api, queryClient, emit }: Parts): () => void {
  const known = new Map<string, Reading>()

  const read = ({ id, status: open, updated }: Payout) => {
    const status = wordOf(open)
    const before = known.get(id)
    // The list may have been on its way while the payout itself was read: what is older is no news.
    if (before && updated.getTime() < before.updatedAt) return
    known.set(id, { status, updatedAt: updated.getTime() })
    if (before && before.status !== status) emit('ramp-payout-status', { id, status })
  }
  const readKey = ([resource, id]: readonly unknown[]) => {
    const payouts = queryClient.getQueryData(payoutsQuery({ api }).queryKey)
    if (resource === 'payouts') payouts?.forEach(read)
    if (resource !== 'payout') return
    const payout = queryClient.getQueryData(payoutQuery({ api, queryClient }, String(id)).queryKey)
    if (payout) read(payout)
  }
  const cache = queryClient.getQueryCache()
  for (const { queryKey } of cache.getAll()) readKey(queryKey)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') readKey(event.query.queryKey)
  })
}
