import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { readPayoutStatus, type Payout } from '../../domain/payout.ts'
import { onRamp } from '../../domain/payouts/payout.fixture.ts'
import { announcePayouts } from './announce-payouts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (minute: number, status: Payout['status'], id = 'payout_1'): Payout => ({
  ...onRamp,
  id,
  status,
  updated: new Date(Date.UTC(2026, 10, 21, 9, minute)),
})

function setup() {
  const queryClient = new QueryClient()
  const told: unknown[] = []
  const start = () =>
    announcePayouts({ api: {} as ApiClient, queryClient, emit: (event, detail) => told.push([event, detail]) > 0 })
  const single = (payout: Payout) => {
    queryClient.setQueryData(['payout', payout.id], payout)
    vi.runAllTimers()
  }
  const list = (...payouts: Payout[]) => {
    queryClient.setQueryData(['payouts'], payouts)
    vi.runAllTimers()
  }
  return { told, start, single, list }
}
const status = (word: string, id = 'payout_1') => ['ramp-payout-status', { id, status: word }]

test('the first reading of a payout is no change, each change is told once', () => {
  const { told, start, single, list } = setup()
  start()
  list(at(0, 'pending'), at(0, 'pending', 'payout_2'))
  expect(told).toEqual([])
  single(at(1, 'funded'))
  list(at(1, 'funded'), at(0, 'pending', 'payout_2'))
  single(at(1, 'funded'))
  expect(told).toEqual([status('funded')])
  list(at(3, 'succeeded'), at(2, 'cancelled', 'payout_2'))
  expect(told.slice(1)).toEqual([status('succeeded'), status('cancelled', 'payout_2')])
})

test('what was read before the start is known', () => {
  const { told, start, single } = setup()
  single(at(0, 'pending'))
  start()
  single(at(1, 'funded'))
  expect(told).toEqual([status('funded')])
})

test('a list that was on its way when the payout itself moved takes nothing back', () => {
  const { told, start, single, list } = setup()
  start()
  single(at(0, 'pending'))
  single(at(1, 'funded'))
  list(at(0, 'pending'))
  single(at(1, 'funded'))
  expect(told).toEqual([status('funded')])
})

test('a status that came later than this version is told by its own word [E8]', () => {
  const { told, start, single } = setup()
  start()
  single(at(0, 'pending'))
  single(at(1, readPayoutStatus('levitating')))
  expect(told).toEqual([status('levitating')])
})

test('after its stop nothing is told', () => {
  const { told, start, single } = setup()
  const stop = start()
  single(at(0, 'pending'))
  stop()
  single(at(1, 'funded'))
  expect(told).toEqual([])
})
