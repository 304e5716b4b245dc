import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UUID4, anything, json, ok, refused, settled, setup, status, type Step } from './client.fixture.ts'
import { ApiError } from './error.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the session', () => {
  test.each([
    [true, 'Please sign into Sphere Dashboard'],
    [false, 'Unauthorized'],
  ])(
    'a call that needs a user fails without a request before a sign-in, ramp-only %s [N7, MODE-06]',
    async (rampOnly, message) => {
      const { api, requests } = setup([ok], { token: null, rampOnly })
      await expect(api.request('GET', 'me', anything)).rejects.toMatchObject({
        kind: 'unauthorized',
        message,
        outcome: 'definite',
      })
      expect(requests).toHaveLength(0)
    },
  )

  test('concurrent calls that get a 401 share one refresh and are repeated once [N11]', async () => {
    const byToken: Step = ({ headers }) =>
      headers.get('Authorization') === 'Bearer token-2' ? json({ data: 1 }) : json({}, { status: 401 })
    const { api, requests, state } = setup([byToken])
    const answers = ['me', 'wallets', 'payouts', 'bankAccounts', 'onboarding/state']
    expect(await Promise.all(answers.map((path) => api.request('GET', path, anything)))).toEqual([1, 1, 1, 1, 1])
    expect(state).toMatchObject({ refreshed: 1, expired: 0 })
    expect(requests).toHaveLength(10)
  })

  test('a call that is repeated after a refresh keeps its idempotency key [SAFE-B12]', async () => {
    const { api, requests } = setup([status(401), ok])
    await api.request('POST', 'kyc/sepa', anything)
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(UUID4)
    expect(keys[1]).toBe(keys[0])
  })

  test.each([
    ['null', async () => null],
    ['a 401', () => Promise.reject(new ApiError({ kind: 'unauthorized', reference: 'r', outcome: 'definite' }))],
  ])('a refused refresh ends the session once for all calls: %s [N11, SAFE-F6]', async (_, refresh) => {
    const { api, state } = setup([status(401)], { refresh })
    const results = await Promise.allSettled(
      ['me', 'wallets', 'payouts'].map((path) => api.request('GET', path, anything)),
    )
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(state).toMatchObject({ refreshed: 1, expired: 1 })
  })

  test('a second 401 after a successful refresh ends the session once [N11]', async () => {
    const { api, state, requests } = setup([status(401)])
    await expect(api.request('GET', 'me', anything)).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
    expect(state.expired).toBe(1)
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['a proxy’s login page', '<!doctype html><title>Sign in</title>', 'network', { refreshed: 0, expired: 0 }],
    ['no body', '', 'unauthorized', { refreshed: 1, expired: 1 }],
    ['JSON without an error', '{}', 'unauthorized', { refreshed: 1, expired: 1 }],
  ])('a 401 with %s ends the session only where it is the API’s [N11, E18]', async (_, body, kind, ends) => {
    const { api, state } = setup([() => new Response(body, { status: 401 })])
    await expect(api.request('POST', 'payouts', { ...anything, key: 'k', repeats: 0 })).rejects.toMatchObject({
      kind,
      outcome: kind === 'network' ? 'unknown' : 'definite',
    })
    expect(state).toMatchObject(ends)
  })

  test('a network error during a refresh keeps the session', async () => {
    const lost = new ApiError({ kind: 'network', reference: 'ref_x', outcome: 'unknown' })
    const { api, state } = setup([status(401)], { refresh: () => Promise.reject(lost) })
    await expect(api.request('GET', 'me', anything)).rejects.toBe(lost)
    expect(state.expired).toBe(0)
  })

  test('a call of one customer is not repeated with the token of the next', async () => {
    const harness = setup([status(401)], { refresh: async () => 'token-of-the-next' })
    harness.session.customerId = 'customer_one'
    const call = harness.api.request('POST', 'payouts', { ...anything, key: 'k' })
    harness.session.customerId = 'customer_two'
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(harness.requests).toHaveLength(1)
  })

  test('a call of a login is not repeated with the token of another customer who has signed in since [SAFE-F6]', async () => {
    const page = setup([refused, ok], { token: null, customerId: 'customer_a' })
    const saving = page.api.request('POST', 'kyc/operating-residency', { ...anything, level: 'customer' })
    await vi.advanceTimersByTimeAsync(0)
    page.state.token = 'token of customer_b'
    page.session.customerId = 'customer_b'
    expect(await settled(saving)).toMatchObject({ kind: 'aborted' })
    expect(page.requests).toHaveLength(1)
  })

  test('a 401 of a public call, or of a call with a token of its own, does not refresh the session', async () => {
    const { api, state } = setup([status(401)])
    await expect(api.request('POST', '/v1/identity/token', { ...anything, level: 'public' })).rejects.toMatchObject({
      status: 401,
    })
    await expect(api.request('POST', '/v1/identity/sign-out', { ...anything, token: 'token-0' })).rejects.toBeDefined()
    expect(state).toMatchObject({ refreshed: 0, expired: 0 })
  })
})
