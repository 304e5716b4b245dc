import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { announceStatuses } from './payout-statuses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const payout = (status: string, second: number) => ({ id: 'payout_a', status, updated: new Date(second * 1000) })

function setup() {
  const queryClient = new QueryClient()
  const told: unknown[] = []
  const read = (key: readonly string[], data: unknown) => {
    queryClient.setQueryData(key, data)
    vi.runAllTimers()
  }
  const stop = announceStatuses(
    { queryClient, api: {} as ApiClient },
    (event, detail) => told.push([event, detail]) > 0,
  )
  const statuses = () => told.splice(0).map((each) => (each as [string, { status: string }])[1].status)
  return { read, stop, told, statuses }
}

test('a change of a status is told once, whichever reading sees it, and the first reading is none', () => {
  const { read, told, statuses } = setup()
  read(['payouts'], [payout('pending', 1)])
  expect(told).toEqual([])
  read(['payout', 'payout_a'], payout('funded', 2))
  read(['payouts'], [payout('funded', 2)])
  expect(told).toEqual([['ramp-payout-status', { id: 'payout_a', status: 'funded' }]])
  read(['payouts'], [payout('succeeded', 4)])
  expect(statuses()).toEqual(['funded', 'succeeded'])
})

test('an older list that arrives late takes nothing back', () => {
  const { read, statuses } = setup()
  read(['payout', 'payout_a'], payout('processing', 2))
  read(['payout', 'payout_a'], payout('succeeded', 3))
  read(['payouts'], [payout('processing', 2)])
  read(['payout', 'payout_a'], payout('succeeded', 3))
  expect(statuses()).toEqual(['succeeded'])
})

test('nothing is told after the end', () => {
  const { read, stop, told } = setup()
  read(['payouts'], [payout('pending', 1)])
  stop()
  read(['payouts'], [payout('funded', 2)])
  expect(told).toEqual([])
})
