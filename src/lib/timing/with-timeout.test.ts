import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))
const late = () => 'late'

test('work that ends in time gives its result, and leaves no timer', async () => {
  const result = withTimeout(100, after(99, 'done'), late)
  await vi.advanceTimersByTimeAsync(99)
  expect(await result).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer gives what `late` returns', async () => {
  const result = withTimeout(100, after(101, 'done'), late)
  await vi.advanceTimersByTimeAsync(100)
  expect(await result).toBe('late')
})

test('an error of the work, and one of `late`, rejects', async () => {
  await expect(withTimeout(100, Promise.reject(new Error('failed')), late)).rejects.toThrow('failed')
  expect(vi.getTimerCount()).toBe(0)
  const result = withTimeout(100, after(101, 'done'), () => {
    throw new Error('too late')
  })
  const rejected = expect(result).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(100)
  await rejected
})
