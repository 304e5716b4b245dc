import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { UUID4, anything, json, ok, refused, settled, setup, setupContext, type Step } from './client.fixture.ts'
import type { ApiError } from './error.ts'
import { createApiClient } from './client.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('addresses and headers', () => {
  test('calls go to /v1/ramp, identity calls to /v1/identity [API-01]', async () => {
    const { api, requests } = setup([ok])
    await api.request('GET', 'onboarding/state', anything)
    await api.request('POST', '/v1/identity/refresh', { ...anything, level: 'public' })
    await api.request('GET', 'bankIds', { ...anything, query: { countryCode: 'IND', empty: undefined } })
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.example/v1/ramp/onboarding/state',
      'https://api.example/v1/identity/refresh',
      'https://api.example/v1/ramp/bankIds?countryCode=IND',
    ])
  })

  test('each level sends only the headers that it needs [N10]', async () => {
    const { api, requests } = setup([ok])
    for (const level of ['public', 'customer', 'user'] as const) await api.request('GET', 'me', { ...anything, level })
    const seen = requests.map(({ headers }) => ({
      application: headers.get('X-Application-Id'),
      customer: headers.get('X-Customer-Id'),
      authorization: headers.get('Authorization'),
      language: headers.get('Accept-Language'),
      key: headers.get('Idempotency-Key'),
    }))
    const common = { application: 'application_sandbox', language: 'pt-BR', key: null }
    expect(seen).toEqual([
      { ...common, customer: null, authorization: null },
      { ...common, customer: 'customer_abc', authorization: 'Bearer token-1' },
      { ...common, customer: null, authorization: 'Bearer token-1' },
    ])
  })

  test('no cookie is sent, nothing is cached, no redirect is followed', async () => {
    const seen: RequestInit[] = []
    const api = createApiClient({
      ...setupContext(),
      fetch: async (_, init) => (seen.push(init ?? {}), json({})),
    })
    await api.request('GET', 'applications/x', { ...anything, level: 'public' })
    expect(seen[0]).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error' })
  })

  test('a changing call has its own idempotency key, an intent keeps its key, and a null key is not sent [SAFE-B12]', async () => {
    const { api, requests } = setup([ok])
    await api.request('POST', 'kyc/reset', anything)
    await api.request('DELETE', 'wallets/wallet_1', anything)
    await api.request('PATCH', 'wallets/wallet_1', anything)
    await api.request('POST', 'wallets', { ...anything, key: 'intent-key' })
    await api.request('POST', 'kyc/externalUrl', { ...anything, key: null })
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys.slice(0, 3).every((key) => UUID4.test(key ?? ''))).toBe(true)
    expect(new Set(keys.slice(0, 3)).size).toBe(3)
    expect(keys.slice(3)).toEqual(['intent-key', null])
  })

  test('a POST without a body sends an empty object, a DELETE sends no body', async () => {
    const { api, requests } = setup([ok])
    await api.request('POST', 'kyc/reset', anything)
    await api.request('DELETE', 'wallets/wallet_1', anything)
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['{}', ''])
    expect(requests.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', null])
  })

  test('an application id that a header cannot contain does not throw', async () => {
    const api = createApiClient({ ...setupContext(), applicationId: 'приложение\n' })
    await expect(api.request('GET', 'me', { ...anything, level: 'public' })).resolves.toBeDefined()
  })
})

describe('answers', () => {
  test.each([
    ['an answer', 200, '{"data":1}', true],
    ['a refusal', 403, '{"message":"no"}', false],
    ['an error page', 502, '<h1>Bad gateway</h1>', false],
    ['a page of a captive portal', 200, '<h1>Welcome</h1>', false],
  ])('the server’s time is read from the API’s answers, and not from error pages: %s [E18, E23]', async (...row) => {
    const [, code, body, isRead] = row
    const dates: (string | null)[] = []
    const Date = 'Sat, 21 Nov 2026 00:00:00 GMT'
    const fetch = async () => new Response(body, { status: code, headers: { Date } })
    const api = createApiClient({ ...setupContext(), fetch, clock: { observe: (date) => dates.push(date) } })
    await settled(api.request('POST', 'x', { ...anything, level: 'public', key: null }))
    expect(dates).toEqual(isRead ? [Date] : [])
  })

  test.each([
    [{ data: { a: 1 } }, { a: 1 }],
    [{ data: null }, null],
    [{ token: 't' }, { token: 't' }],
    [[1], [1]],
    [null, null],
  ])('%j is read as %j [API-02]', async (body, value) => {
    const { api } = setup([() => json(body)])
    expect(await api.request('GET', 'me', anything)).toEqual(value)
  })

  test('a 204 is read as undefined, and CSV stays text [API-02]', async () => {
    const csv = new Response('a,b\r\n1,2', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
    const { api } = setup([() => new Response(null, { status: 204 }), () => csv])
    expect(await api.request('DELETE', 'x', anything)).toBeUndefined()
    expect(await api.request('GET', 'payouts/csv', anything)).toBe('a,b\r\n1,2')
  })

  test('the whole option returns the body with its data and its pagination', async () => {
    const { api } = setup([() => json({ data: [1], pagination: { page: 1 } })])
    expect(await api.request('GET', 'payouts', { ...anything, whole: true })).toEqual({
      data: [1],
      pagination: { page: 1 },
    })
  })

  test('an answer that does not match its schema is an error with an unknown outcome and is not repeated', async () => {
    const { api, requests } = setup([() => json({ data: { wallet: 7 } }, { status: 201 })])
    const error = await settled(api.request('POST', 'wallets', { schema: z.object({ wallet: z.string() }), key: 'k' }))
    expect(error).toMatchObject({ kind: 'unreadable', message: 'unknown', outcome: 'unknown', status: 201 })
    expect(requests).toHaveLength(1)
  })

  test('the reference comes from the body, else from the header, else from the client, and is logged [E19]', async () => {
    const steps: Step[] = [
      () => json({ request: 'request_body' }, { status: 422, headers: { 'X-Request-Id': 'request_head' } }),
      () => json({}, { status: 422, headers: { 'X-Request-Id': 'request_head' } }),
      refused,
    ]
    const { api, log } = setup(steps)
    const references: string[] = []
    for (const _ of steps) {
      const error = (await settled(api.request('POST', 'quotes', { ...anything, key: null }))) as ApiError
      references.push(error.reference)
    }
    expect(references[0]).toBe('request_body')
    expect(references[1]).toBe('request_head')
    expect(references[2]).toMatch(/^ref_[a-z0-9]{8}$/)
    expect(log.map(({ reference }) => reference)).toEqual(references)
  })

  test('the log holds method, path, status and code, but no request data and no message [S8]', async () => {
    const { api, log } = setup([
      () => json({ error: { code: 'not_found', message: 'ada@example.com' } }, { status: 404 }),
    ])
    await settled(api.request('POST', 'auth/login', { ...anything, body: { email: 'ada@example.com' }, repeats: 0 }))
    expect(log).toEqual([
      {
        method: 'POST',
        path: 'auth/login',
        status: 404,
        error: 'not_found',
        reference: expect.stringMatching(/^ref_/),
      },
    ])
  })
})
