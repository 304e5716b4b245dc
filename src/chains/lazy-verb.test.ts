import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChainError } from './chain-error.ts'
import { loaded, UnloadedError } from './lazy-verb.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const gone = new TypeError('Importing a module script failed.')

/** A download that fails the given number of times. */
function downloadsAfter(failures: number) {
  const download = vi.fn(async () => {
    if (download.mock.calls.length <= failures) throw gone
    return 'verbs'
  })
  return download
}

test('a request that a phone drops does not fail a verb, because it is repeated after one and three seconds [SAFE-E9]', async () => {
  const download = downloadsAfter(2)
  const loading = loaded(download)
  await vi.advanceTimersByTimeAsync(1000)
  expect(download).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3000)
  expect([await loading, download.mock.calls.length]).toEqual(['verbs', 3])
})

test('code that is gone is an error of the network, with a class of its own [C19, SAFE-E9]', async () => {
  const failing = loaded(downloadsAfter(3)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4000)
  const error = await failing
  expect(error).toBeInstanceOf(UnloadedError)
  expect(error).toMatchObject({ name: 'ChainError', code: 'network/unreachable', broadcast: 'none', cause: gone })
  expect(new ChainError('network/unreachable')).not.toBeInstanceOf(UnloadedError)
})

test('without a connection nothing is waited for [SAFE-E5]', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const download = downloadsAfter(1)
  await expect(loaded(download)).rejects.toBeInstanceOf(UnloadedError)
  expect(download).toHaveBeenCalledTimes(1)
})
