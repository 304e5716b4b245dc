import { expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { calls } from './every-call.ts'
import { lintHeaders } from './header-lint.ts'

test('in ten thousand calls each change has its own key, and no read or quote has one [SAFE-B12]', async () => {
  const traffic: Request[] = []
  let answer: object = {}
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      traffic.push(request)
      return request.url.endsWith('/payouts/csv?type=onRamp')
        ? new Response('id', { headers: { 'Content-Type': 'text/csv' } })
        : Response.json({ data: answer })
    },
    session: { idToken: () => 'token', customerId: () => 'customer_1', refresh: async () => null, expired: () => {} },
  })
  while (traffic.length < 10_000) {
    for (const [, call, body] of calls) {
      answer = body
      await call(api)
    }
  }
  lintHeaders(traffic)
  const keys = traffic.map(({ headers }) => headers.get('Idempotency-Key')).filter((key) => key !== null)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThan(4000)
})

test('the header lint detects violations', () => {
  const ask = (path: string, init: RequestInit) => new Request(`https://api.example${path}`, init)
  const common = { 'X-Application-Id': 'application_x', 'Accept-Language': 'en', Authorization: 'Bearer t' }
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const faulty = [
    [ask('/v1/ramp/wallets', { method: 'POST', headers: common })],
    [ask('/v1/ramp/wallets', { method: 'POST', headers: { ...common, 'Idempotency-Key': 'x' } })],
    [ask('/v1/ramp/wallets', { headers: { ...common, ...key } })],
    [ask('/v1/ramp/payouts/amountAdjustments', { method: 'POST', headers: { ...common, ...key } })],
    [ask('/v1/ramp/auth/login', { method: 'POST', headers: { ...common, ...key } })],
    [ask('/v1/ramp/me', { headers: { 'X-Application-Id': 'application_x', 'Accept-Language': 'en' } })],
    [ask('/v1/ramp/me', { headers: { 'Accept-Language': 'en', Authorization: 'Bearer t' } })],
    ['wallets', 'payouts'].map((path) => ask(`/v1/ramp/${path}`, { method: 'POST', headers: { ...common, ...key } })),
  ]
  for (const traffic of faulty) expect(() => lintHeaders(traffic)).toThrow()
  expect(() => lintHeaders([ask('/v1/ramp/me', { headers: common })])).not.toThrow()
})
