import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

const EVERY_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup(takesMs: number) {
  const over = new AbortController()
  const state = { begun: 0, running: 0, most: 0 }
  const run = async () => {
    const turn = (state.begun += 1)
    state.running += 1
    state.most = Math.max(state.most, state.running)
    await new Promise((resolve) => setTimeout(resolve, takesMs))
    state.running -= 1
    return turn
  }
  return { call: coalesce(run, EVERY_MS, over.signal), over, state }
}

test('the first call runs at once, and a flood after it once a second [SAFE-M3]', async () => {
  const { call, state } = setup(10)
  for (let ms = 0; ms < 4500; ms += 1) {
    void call()
    await vi.advanceTimersByTimeAsync(1)
    if (ms === 0) expect(state.begun).toBe(1)
  }
  expect(state).toMatchObject({ begun: 5, most: 1 })
})

test('calls during a slow run wait for it and share the next run [SAFE-M3]', async () => {
  const { call, state } = setup(4000)
  const first = call()
  await vi.advanceTimersByTimeAsync(100)
  const [second, third] = [call(), call()]
  await vi.advanceTimersByTimeAsync(3800)
  expect(state).toMatchObject({ begun: 1 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2])
  expect(state).toMatchObject({ begun: 2, most: 1 })
})

test('a run that fails tells those who asked for it, and the next one runs', async () => {
  const over = new AbortController()
  const results = [Promise.reject(new Error('down')), Promise.resolve('up')]
  const call = coalesce(() => results.shift()!, EVERY_MS, over.signal)
  await expect(call()).rejects.toThrow('down')
  const next = call()
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(await next).toBe('up')
})

test('once ended, what waits is not run and no timer is left', async () => {
  const { call, over, state } = setup(0)
  await Promise.all([call(), vi.advanceTimersByTimeAsync(1)])
  void call()
  over.abort()
  expect(vi.getTimerCount()).toBe(0)
  void call()
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS)
  expect(state.begun).toBe(1)
})
