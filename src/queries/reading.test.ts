import { expect, test, vi } from 'vitest'
import { combineQueries, isAwaited, type Reading } from './reading.ts'

const reading = <Data>(part: Partial<Reading<Data>>): Reading<Data> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...part,
})

test('combined queries have data once all are loaded', () => {
  const accounts = reading<readonly string[]>({ data: ['chase'] })
  expect(combineQueries({ accounts, wallets: reading<number>({}) }).data).toBeUndefined()
  expect(combineQueries({ accounts, wallets: reading({ data: 2 }) }).data).toEqual({ accounts: ['chase'], wallets: 2 })
})

test('a failed refetch does not fail the combined query', () => {
  const error = new Error('offline')
  expect(combineQueries({ me: reading({ data: 1, error }), application: reading({ data: 2 }) }).error).toBeNull()
  expect(combineQueries({ me: reading({ data: 1, error }), application: reading({}) }).error).toBeNull()
  expect(combineQueries({ me: reading({ error }), application: reading({ data: 2 }) }).error).toBe(error)
})

test('a retry refetches every query, and is pending while one of them is', () => {
  const [me, application] = [reading({}), reading({ isFetching: true })]
  const both = combineQueries({ me, application })
  expect(both.isFetching).toBe(true)
  void both.refetch()
  expect(me.refetch).toHaveBeenCalledOnce()
  expect(application.refetch).toHaveBeenCalledOnce()
})

test.each([
  [{ isPending: true, fetchStatus: 'fetching' }, true],
  [{ isPending: true, fetchStatus: 'paused' }, true],
  [{ isPending: true, fetchStatus: 'idle' }, false],
  [{ isPending: false, fetchStatus: 'fetching' }, false],
])('a query that is offline is awaited like one that is asked: %j [SAFE-E5]', (query, awaited) => {
  expect(isAwaited(query)).toBe(awaited)
})
