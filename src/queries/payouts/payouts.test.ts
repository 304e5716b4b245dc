import { QueryClient, QueryObserver, environmentManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '../../api/client.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { listedPayoutQuery, payoutQuery, payoutsQuery, watchedPayoutQuery } from './payouts.ts'

// Without a window the library takes this for a server, which polls nothing.
environmentManager.setIsServer(() => false)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const wire = (id: string, status: string) => ({
  id,
  type: 'onRamp',
  status,
  amount: '100.00',
  created: '2026-11-21T00:00:00Z',
  updated: '2026-11-21T00:00:00Z',
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '100.00', currency: 'usd', network: 'wire' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '80.00', currency: 'usdc', network: 'base' },
})

function serve(statuses: Record<string, string>) {
  const paths: string[] = []
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    session: { idToken: () => 'token', customerId: () => 'c', refresh: async () => null, expired: () => {} },
    fetch: async (input) => {
      const path = new URL(input as string).pathname.replace('/v1/ramp/', '')
      paths.push(path)
      const [, id] = path.split('/')
      const payouts = Object.entries(statuses).map(([payout, status]) => wire(payout, status))
      return Response.json({ data: id ? { payout: payouts.find((payout) => payout.id === id) } : { payouts } })
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { services: { api, queryClient }, paths, statuses }
}

type Services = ReturnType<typeof serve>['services']

const watched = (services: Services, id: string) => watchedPayoutQuery(services, id, performance.now())

const watch = (services: Services, id: string, query = watched) => {
  const observer = new QueryObserver(services.queryClient, query(services, id))
  return { observer, stop: observer.subscribe(() => {}) }
}

describe('the poll of a payout [H13]', () => {
  test.each(['pending', 'funded', 'processing'])(
    'a %s payout is read every 2 s, after 5 minutes every 15 s',
    async (status) => {
      const { services, paths } = serve({ payout_1: status })
      const { stop } = watch(services, 'payout_1')
      await vi.advanceTimersByTimeAsync(20_000)
      expect(paths.length).toBeGreaterThanOrEqual(10)
      expect(paths.length).toBeLessThanOrEqual(11)
      await vi.advanceTimersByTimeAsync(300_000)
      paths.length = 0
      await vi.advanceTimersByTimeAsync(60_000)
      expect(paths).toHaveLength(4)
      stop()
    },
  )

  test.each(['succeeded', 'refunded', 'returned', 'failed', 'failedPrecondition', 'cancelled'])(
    'a %s payout is read again every three minutes, because its money may come back [H16]',
    async (status) => {
      const { services, paths } = serve({ payout_1: status })
      const { stop } = watch(services, 'payout_1')
      await vi.advanceTimersByTimeAsync(600_000)
      expect(paths).toHaveLength(4)
      stop()
    },
  )

  test('the poll stops when the payout has come to its end, and with the screen', async () => {
    const { services, paths, statuses } = serve({ payout_1: 'pending' })
    const { observer, stop } = watch(services, 'payout_1')
    await vi.advanceTimersByTimeAsync(5000)
    statuses['payout_1'] = 'succeeded'
    await vi.advanceTimersByTimeAsync(2000)
    expect(observer.getCurrentResult().data).toMatchObject({ status: 'succeeded' })
    paths.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(paths).toHaveLength(0)
    stop()
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
  })

  test('the moving payouts of a page are read one by one every 5 s, and the list shows them', async () => {
    const { services, paths, statuses } = serve({ payout_1: 'pending', payout_2: 'succeeded' })
    const list = new QueryObserver(services.queryClient, payoutsQuery(services))
    const stopList = list.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1000)
    const readAt = list.getCurrentResult().dataUpdatedAt
    const { stop } = watch(services, 'payout_1', listedPayoutQuery)
    await vi.advanceTimersByTimeAsync(1000)
    statuses['payout_1'] = 'funded'
    await vi.advanceTimersByTimeAsync(10_000)
    expect(paths).toEqual(['payouts', 'payouts/payout_1', 'payouts/payout_1', 'payouts/payout_1'])
    const payouts = list.getCurrentResult().data as readonly Payout[]
    expect(payouts.map(({ id, status }) => [id, status])).toEqual([
      ['payout_1', 'funded'],
      ['payout_2', 'succeeded'],
    ])
    expect(list.getCurrentResult().dataUpdatedAt).toBe(readAt)
    stop()
    stopList()
  })
})

test('a payout that is read by itself renews its row, and a list that is to be refetched still is [E18]', async () => {
  const { services, statuses } = serve({ payout_1: 'pending' })
  const { queryClient } = services
  const list = payoutsQuery(services)
  await queryClient.fetchQuery(list)
  const status = () => queryClient.getQueryData(list.queryKey)?.[0]?.status
  await queryClient.invalidateQueries({ queryKey: list.queryKey })
  statuses['payout_1'] = 'funded'
  await queryClient.fetchQuery(payoutQuery(services, 'payout_1'))
  expect(status()).toBe('funded')
  expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true)
})
