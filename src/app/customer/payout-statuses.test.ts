import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { emitPayoutStatuses } from './payout-statuses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const payout = (status: string, second: number) => ({
  id: 'payout_a',
  status,
  refund: null,
  updated: new Date(second * 1000),
})

function setup() {
  const queryClient = new QueryClient()
  const emitted: unknown[] = []
  const read = (key: readonly string[], data: unknown) => {
    queryClient.setQueryData(key, data)
    vi.runAllTimers()
  }
  const seen: string[] = []
  const stop = emitPayoutStatuses(
    { queryClient, api: {} as ApiClient },
    {
      emit: (event, detail) => emitted.push([event, detail]) > 0,
      onRead: ({ status, updated }) => seen.push(`${String(status)} ${updated.getSeconds()}`),
    },
  )
  const statuses = () => emitted.splice(0).map((each) => (each as [string, { status: string }])[1].status)
  return { read, stop, emitted, statuses, seen }
}

test('a change of a status is emitted once, whichever query detects it, and the first load is not a change', () => {
  const { read, emitted, statuses } = setup()
  read(['payouts'], [payout('pending', 1)])
  expect(emitted).toEqual([])
  read(['payout', 'payout_a'], payout('funded', 2))
  read(['payouts'], [payout('funded', 2)])
  expect(emitted).toEqual([['ramp-payout-status', { id: 'payout_a', status: 'funded' }]])
  read(['payouts'], [payout('succeeded', 4)])
  expect(statuses()).toEqual(['funded', 'succeeded'])
})

test('each reading is heard of, whichever query made it, and an outdated one is not [H18]', () => {
  const { read, seen } = setup()
  read(['payouts'], [payout('pending', 1)])
  read(['payout', 'payout_a'], payout('funded', 2))
  read(['payouts'], [payout('pending', 1)])
  expect(seen).toEqual(['pending 1', 'funded 2'])
})

test('an outdated list that arrives late reverts no status', () => {
  const { read, statuses } = setup()
  read(['payout', 'payout_a'], payout('processing', 2))
  read(['payout', 'payout_a'], payout('succeeded', 3))
  read(['payouts'], [payout('processing', 2)])
  read(['payout', 'payout_a'], payout('succeeded', 3))
  expect(statuses()).toEqual(['succeeded'])
})

test('after the stop nothing is emitted', () => {
  const { read, stop, emitted } = setup()
  read(['payouts'], [payout('pending', 1)])
  stop()
  read(['payouts'], [payout('funded', 2)])
  expect(emitted).toEqual([])
})

const refund = { amount: '40.25', at: new Date(0) }

test.each([
  ['after it had succeeded', ['processing', 'succeeded', 'succeeded back'], ['succeeded', 'refunded']],
  ['before anybody looked again', ['processing', 'succeeded back'], ['succeeded', 'refunded']],
  [
    'in part, before the rest was delivered',
    ['processing', 'processing back', 'succeeded back'],
    ['succeeded', 'refunded'],
  ],
  ['for a payout that was cancelled', ['pending', 'cancelled back'], ['cancelled', 'refunded']],
  ['and is then its status', ['succeeded', 'succeeded back', 'refunded back'], ['refunded']],
  ['by its status alone', ['succeeded', 'returned'], ['returned']],
  ['by its status, with the amount', ['succeeded', 'returned back', 'returned back'], ['returned']],
] as const)(
  'money that came back %s is told beside what became of the payout, each once [H16]',
  (_, readings, told) => {
    const { read, statuses } = setup()
    readings.forEach((reading, second) => {
      const [status, back] = reading.split(' ')
      read(['payout', 'payout_a'], { ...payout(status!, second), refund: back ? refund : null })
    })
    expect(statuses()).toEqual(told)
  },
)
