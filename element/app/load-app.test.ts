import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoader } from './load-app.ts'

vi.mock('../first-paint/scenes.ts', () => ({}))
vi.mock('./app.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Records what the loader of a widget reports. */
function loading() {
  const heard: string[] = []
  const hears = (name: string) => () => void heard.push(name)
  const load = createLoader({
    isWaiting: () => true,
    onLoaded: hears('loaded'),
    onFailed: (isGone) => heard.push(isGone ? 'gone' : 'failed'),
  })
  load()
  return heard
}

const after = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
}

test('missing code is reported once, after three failed downloads, and the downloads go on [SAFE-E9]', async () => {
  const heard = loading()
  await after(0)
  await after(3000)
  expect(heard).toEqual(['failed', 'failed'])
  await after(6000)
  expect(heard).toEqual(['failed', 'failed', 'gone'])
  for (let turn = 0; turn < 4; turn += 1) await after(60_000)
  expect(heard.filter((each) => each === 'gone')).toHaveLength(1)
  expect(heard.length).toBeGreaterThan(5)
})

test('code that cannot be downloaded offline is not reported as missing [SAFE-E5]', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const heard = loading()
  for (const ms of [0, 3000, 6000, 12_000]) await after(ms)
  expect(new Set(heard)).toEqual(new Set(['failed']))
})
