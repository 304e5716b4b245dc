import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../../testing.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox({ settings: { controlHosts: ['sandbox.test', 'shop.example'] } })
})
afterAll(() => box.close())

const call = (path: string, headers: Record<string, string> = {}, { host = 'sandbox.test', method = 'GET' } = {}) =>
  box.sandbox.fetch(new Request(`http://${host}${path}`, { method, headers }))
const statusOf = async (...parameters: Parameters<typeof call>) => (await call(...parameters)).status

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'https://127.0.0.1.evil.example' },
  { Origin: 'https://localhost.evil.example' },
  { Origin: 'https://sub.shop.example' },
  { Origin: 'null' },
  { Origin: '' },
  { 'Sec-Fetch-Site': 'cross-site' },
])('a page with %j cannot call the controls', async (headers) => {
  for (const path of ['/sandbox/requests', '/sandbox/outbox', '/sandbox/customers'])
    expect([path, await statusOf(path, headers)]).toEqual([path, 403])
  const reset = await call('/sandbox/reset', headers, { method: 'POST' })
  expect([reset.status, (await reset.json()).error.code]).toEqual([403, 'origin_not_allowed'])
  expect(await statusOf('/sandbox/reset', headers, { method: 'OPTIONS' })).toBe(403)
})

test('a refused page leaves the data as it is', async () => {
  const { token } = await box.signIn('existing@untouched.example')
  await call('/sandbox/reset', { Origin: 'https://evil.example' }, { method: 'POST' })
  expect((await box.request('GET', 'me', { token })).status).toBe(200)
})

test.each([
  {},
  { Origin: 'http://127.0.0.1:4000' },
  { Origin: 'http://localhost:4000', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'http://[::1]:4000' },
  { Origin: 'https://shop.example' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
])('a caller with %j can call the controls', async (headers) => {
  expect(await statusOf('/sandbox/clock', headers)).toBe(200)
  expect(await statusOf('/sandbox/advance', headers, { method: 'OPTIONS' })).toBe(204)
})

test.each(['evil.example', '127.0.0.1.evil.example', 'sandbox.test.evil.example', '10.0.0.1'])(
  'the controls do not answer under the host %s, which may be a rebound name',
  async (host) => {
    expect(await statusOf('/sandbox/outbox', {}, { host })).toBe(403)
    expect(await statusOf('/sandbox/outbox', { Origin: `http://${host}` }, { host })).toBe(403)
  },
)

test.each(['localhost', 'ramp.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
  'the controls answer under the loopback host %s',
  async (host) => expect(await statusOf('/sandbox/clock', {}, { host: `${host}:4010` })).toBe(200),
)

test('pages that merchants embed, the simulated RPC and the API are open to every page', async () => {
  const headers = { Origin: 'https://merchant.example', 'Sec-Fetch-Site': 'cross-site' }
  const { token } = await box.signIn('tos-start@embedded.example')
  const { url } = (await box.request('GET', 'onboarding/tos/redirectUrl', { token })).data
  const { pathname, search } = new URL(url)
  expect(await statusOf(pathname + search, headers)).toBe(200)
  expect(await statusOf('/sandbox/rpc/solana', headers, { method: 'POST' })).not.toBe(403)
  expect(await statusOf('/openapi.json', headers)).toBe(200)
  expect(await statusOf('/v1/ramp/payouts', headers, { method: 'OPTIONS' })).toBe(204)
})
