import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionScope } from './session-scope.ts'

let isFocused = true
const focus = { isFocused: () => isFocused }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  isFocused = true
  vi.useRealTimers()
})

/** How many pauses end in a minute. */
async function pausesInMinute(scope: ReturnType<typeof createSessionScope>, during = () => {}): Promise<number> {
  const pause = scope.pauses()
  const counted = { pauses: 0 }
  const go = async (): Promise<void> => {
    await pause()
    counted.pauses += 1
    return go()
  }
  void go().catch(() => {})
  await vi.advanceTimersByTimeAsync(30_000)
  during()
  await vi.advanceTimersByTimeAsync(30_000)
  return counted.pauses
}

test('a transaction is looked at each second, and each ten seconds in a hidden tab [SAFE-C12, CHAIN-16]', async () => {
  const scope = createSessionScope(focus)
  scope.begin()
  isFocused = true
  expect(await pausesInMinute(scope)).toBe(60)
  isFocused = false
  expect(await pausesInMinute(scope)).toBe(6)
})

test('nothing is looked at for a customer who has signed out, nor for the next one [SAFE-C12, SAFE-F6]', async () => {
  const scope = createSessionScope(focus)
  const end = scope.begin()
  isFocused = true
  const signOutAndIn = () => {
    end()
    scope.begin()
  }
  expect(await pausesInMinute(scope, signOutAndIn)).toBe(30)
  expect(scope.isSignedIn()).toBe(true)
})

test('a wait that is under way ends with its customer, and one that begins later does not begin [SAFE-F6, C19]', async () => {
  const scope = createSessionScope(focus)
  const end = scope.begin()
  const pause = scope.pauses()
  const waits = [pause(), pause()].map((wait) =>
    wait.then(
      () => 'went on',
      () => 'ended',
    ),
  )
  end()
  expect(await Promise.all(waits)).toEqual(['ended', 'ended'])
  scope.begin()
  await expect(pause()).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})
