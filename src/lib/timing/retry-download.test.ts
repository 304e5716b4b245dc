import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDownload, keepLoaded } from './retry-download.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = () => Promise.reject(new TypeError('Failed to fetch'))

test('a download is kept for later calls, which make no request', async () => {
  const download = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const load = keepDownload(download)
  expect([await load(), await load(), download.mock.calls.length]).toEqual(['code', 'code', 1])
})

test('a call during the download waits for the same one', async () => {
  const download = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const load = keepLoaded(download)
  expect([await Promise.all([load(), load()]), download.mock.calls.length]).toEqual([['code', 'code'], 1])
})

test('a download that failed is not kept, and the next call asks again [SAFE-E9]', async () => {
  const download = vi.fn<() => Promise<string>>().mockImplementationOnce(failing).mockResolvedValue('code')
  const load = keepLoaded(download)
  await expect(load()).rejects.toThrow('Failed to fetch')
  expect(await load()).toBe('code')
})

test('a download is tried three times before its call fails [SAFE-E9]', async () => {
  const download = vi.fn<() => Promise<string>>().mockImplementation(failing)
  const failed = expect(keepDownload(download)()).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(4000)
  await failed
  expect(download).toHaveBeenCalledTimes(3)
})
