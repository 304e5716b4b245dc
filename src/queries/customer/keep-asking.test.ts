import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openServices, refusal } from '../services.fixture.ts'
import { keepAsking } from './keep-asking.ts'
import { onboardingQuery } from './onboarding.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ME = {
  id: 'customer_a',
  type: 'individual',
  operatingResidency: 'Approved',
  customerAccount: { email: 'a@b.test' },
}
const STATE = { tos: 'complete', msa: null, kyc: { sumsub: 'rejected' }, hasCompletedOnboarding: false }
const APPLICATION = { id: 'application_acme', nickname: 'Acme Pay', logo: null, access: { kycLevel2: false } }
const PATHS = ['applications/application_acme', 'me', 'onboarding/state']

/** The application's code is a download of its own. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(100)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms - 100)
}

function open() {
  const failing = new Set<string>()
  const answers = Object.fromEntries(
    [APPLICATION, ME, STATE].map((value, index) => {
      const path = PATHS[index]!
      return [`GET ${path}`, () => (failing.has(path) ? refusal(400, 'unavailable') : value)]
    }),
  )
  const page = openServices({ answers })
  const known = () =>
    page.services.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined).length
  const count = (path: string) => page.pathsOf('GET').filter((asked) => asked === path).length
  return { ...page, failing, known, count }
}

test('what decides where the customer may be is known though every screen leaves while it is asked [STATE-VER-12]', async () => {
  const { services, known } = open()
  const stop = keepAsking(services)
  const leave = new QueryObserver(services.queryClient, onboardingQuery(services.api)).subscribe(() => {})
  leave()
  await pass(1000)
  expect(known()).toBe(3)
  // Nothing without an observer stays in the cache as long as this.
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(known()).toBe(3)
  stop()
})

test.each(PATHS)(
  'a refused %s is asked again within 30 s until it is answered, and then no more [STATE-VER-12]',
  async (path) => {
    const { services, known, failing, count } = open()
    failing.add(path)
    const stop = keepAsking(services)
    await pass(1000)
    expect([known(), count(path)]).toEqual([2, 1])
    await vi.advanceTimersByTimeAsync(6000)
    expect(count(path)).toBe(2)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(count(path)).toBeGreaterThanOrEqual(20)
    expect(count(path)).toBeLessThanOrEqual(50)
    failing.clear()
    await vi.advanceTimersByTimeAsync(30_000)
    const asked = count(path)
    expect(known()).toBe(3)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(count(path)).toBe(asked)
    stop()
  },
)

test('nothing is asked again once the customer has gone', async () => {
  const { services, failing, count } = open()
  failing.add('me')
  const stop = keepAsking(services)
  await pass(1000)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(count('me')).toBe(1)
})

test('a customer who comes back to the page is asked about again', async () => {
  const { services, count } = open()
  const { queryClient } = services
  queryClient.mount()
  const stop = keepAsking(services)
  await pass(60_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await pass(1000)
  expect(PATHS.map(count)).toEqual([1, 2, 2])
  stop()
  queryClient.unmount()
  focusManager.setFocused(undefined)
})
