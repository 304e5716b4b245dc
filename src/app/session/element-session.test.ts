import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { World } from '../../lib/world.ts'
import { createTranslations } from '../language/i18n.ts'
import { CONFIG as GIVEN } from '../ramp.fixture.ts'
import { createState } from '../state.ts'
import { createElementSession } from './element-session.ts'
import { loadIdentity } from './load-identity.ts'
import { fresh, KEY } from './session.fixture.ts'

const download = vi.hoisted(() => ({ attempts: 0 }))
vi.mock('./identify.ts', () => {
  download.attempts++
  throw new TypeError('Failed to fetch dynamically imported module: https://cdn.example/chunks/identify.js')
})

const unhandled = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  process.on('unhandledRejection', unhandled)
})
afterEach(() => {
  vi.useRealTimers()
  process.off('unhandledRejection', unhandled)
})

const CONFIG = { ...GIVEN, host: { analytics: { identify: () => {} } } }

const nothing = { keys: () => [], getItem: () => null, setItem: () => {}, removeItem: () => {} }
const WORLD = {
  fetch: async () => Response.json({ data: fresh }),
  storage: { local: nothing, session: nothing },
  tabs: { lock: (_, work) => work(), caughtUp: async () => {}, channel: () => ({ post: () => {}, close: () => {} }) },
  uuid: () => crypto.randomUUID(),
} as Partial<World> as World

test('a customer whose analytics are not downloaded is signed in, and the page gets no rejection [AUTH-12, SAFE-E9]', async () => {
  const state = createState(CONFIG)
  const { runner } = createElementSession({
    applicationId: CONFIG.applicationId,
    storageKey: KEY,
    world: WORLD,
    state,
    emit: () => true,
    translations: createTranslations(),
    config: () => CONFIG,
    leave: () => {},
  })
  await Promise.all([loadIdentity(), import('../../api/client.ts'), import('./api-context.ts')])
  await runner.signIn('one-time')
  expect(state.session.getState().session.status).toBe('signedIn')
  for (let second = 0; second < 6; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect([download.attempts, unhandled.mock.calls]).toEqual([3, []])
})
