import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { World } from '../../lib/world.ts'
import type { Row } from '../routes/row.ts'
import { ROWS } from '../routes/rows.ts'
import { sendFirstCalls } from './first-answers.ts'

const API = 'https://api.example.com'
const ME = `${API}/v1/ramp/me`
const DATE = 'Thu, 26 Nov 2026 10:00:00 GMT'
const restored = { firstCalls: ['bankAccounts', 'wallets'], idToken: 'token', values: { lang: 'de' } }
const server = { apiUrl: API, applicationId: 'application_acme', host: {} }
const application = { 'X-Application-Id': 'application_acme', 'Accept-Language': 'de' }
const headers = { ...application, Authorization: 'Bearer token' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(DATE) })
})
afterEach(() => {
  vi.useRealTimers()
})

function openWorld(answer: () => Promise<Response> = async () => new Response('{}', { headers: { Date: DATE } })) {
  const asked: [string, RequestInit][] = []
  const world = {
    fetch: (url: string, init: RequestInit) => {
      asked.push([url, init])
      return answer()
    },
  } as unknown as World
  return { world, asked, paths: () => asked.map(([url]) => url.replace(`${API}/v1/ramp/`, '')) }
}

test('the first calls of a restored session, and the lists of its route, go out as the client would make them', () => {
  const { world, asked, paths } = openWorld()
  sendFirstCalls(restored, server, world)
  expect(paths()).toEqual(['me', 'onboarding/state', 'bankAccounts', 'wallets', 'applications/application_acme'])
  expect(asked[0]).toEqual([ME, { headers, credentials: 'omit', cache: 'no-store', redirect: 'error' }])
  expect(asked.at(-1)![1].headers).toEqual(application)
})

test('a session that leads elsewhere asks for no list', () => {
  const { world, paths } = openWorld()
  sendFirstCalls({ ...restored, firstCalls: [] }, server, world)
  expect(paths()).toEqual(['me', 'onboarding/state', 'applications/application_acme'])
})

test('the list of payouts is never asked for ahead, because a lookup needs one from after its payout [E18]', () => {
  const { world, paths } = openWorld()
  const rows: readonly Row[] = Object.values(ROWS)
  for (const { firstCalls = [] } of rows) sendFirstCalls({ ...restored, firstCalls }, server, world)
  expect(paths()).toContain('bankAccounts')
  expect(paths().filter((path) => path.startsWith('payouts'))).toEqual([])
})

test('a host with a fetch of its own is asked by that alone', () => {
  const { world, asked } = openWorld()
  sendFirstCalls(restored, { ...server, host: { fetch } }, world)
  expect(asked).toEqual([])
  expect(world.firstAnswer).toBeUndefined()
})

test('an answer is handed over once', async () => {
  const { world } = openWorld()
  sendFirstCalls(restored, server, world)
  const answer = await world.firstAnswer!(ME, { method: 'GET', headers })
  expect(await answer!.text()).toBe('{}')
  expect(world.firstAnswer!(ME, { method: 'GET', headers })).toBeNull()
})

test.each([
  ['another method', ME, { method: 'POST', headers }],
  ['another address', `${API}/v1/ramp/payouts`, { method: 'GET', headers }],
  ['another token', ME, { method: 'GET', headers: { ...headers, Authorization: 'Bearer other' } }],
  ['another language', ME, { method: 'GET', headers: { ...headers, 'Accept-Language': 'en' } }],
  ['no headers', ME, { method: 'GET' }],
])('%s gets no answer that was asked for ahead', (_, url, init) => {
  const { world } = openWorld()
  sendFirstCalls(restored, server, world)
  expect(world.firstAnswer!(url, init)).toBeNull()
})

test('an answer is not handed over thirty seconds after its question', async () => {
  const { world } = openWorld()
  sendFirstCalls(restored, server, world)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(world.firstAnswer!(`${API}/v1/ramp/wallets`, { method: 'GET', headers })).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(world.firstAnswer!(ME, { method: 'GET', headers })).toBeNull()
})

test('an answer that has waited tells the time of the server now', async () => {
  const { world } = openWorld()
  sendFirstCalls(restored, server, world)
  await vi.advanceTimersByTimeAsync(7000)
  const answer = await world.firstAnswer!(ME, { method: 'GET', headers })
  expect(answer!.headers.get('Date')).toBe('Thu, 26 Nov 2026 10:00:07 GMT')
})

test('a refusal is handed over as it is, for the client to renew the token', async () => {
  const { world } = openWorld(async () => new Response('{}', { status: 401, headers: { Date: DATE } }))
  sendFirstCalls(restored, server, world)
  expect(await world.firstAnswer!(ME, { method: 'GET', headers })).toMatchObject({ status: 401 })
})

test('a call that fails is a failure of the call that takes it, and of no other', async () => {
  const { world } = openWorld(() => Promise.reject(new TypeError('Failed to fetch')))
  sendFirstCalls(restored, server, world)
  await expect(world.firstAnswer!(ME, { method: 'GET', headers })).rejects.toThrow('Failed to fetch')
})
