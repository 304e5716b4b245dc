import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loaders } from '../domain/residency/subdivisions/loaders.generated.ts'
import { subdivisionsQuery } from './subdivisions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tables = loaders as Record<string, () => Promise<Record<string, string>>>
const letters = Object.keys(tables).find((key) => key.includes('U'))!

test('a failed download of the states is repeated automatically [BANK-41]', async () => {
  const load = tables[letters]!
  let tries = 0
  tables[letters] = () => (++tries < 4 ? Promise.reject(new TypeError('no network')) : load())
  try {
    const states = new QueryClient().fetchQuery(subdivisionsQuery('USA'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await states).some(({ code }) => code === 'US-TX')).toBe(true)
    expect(tries).toBe(4)
  } finally {
    tables[letters] = load
  }
})
