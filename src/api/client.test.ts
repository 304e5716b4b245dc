import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createApiClient, type ApiContext, type LogEntry, type RequestOptions } from './client.ts'
import { ApiError } from './error.ts'

const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

type Step = (request: Request) => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const ok: Step = () => json({ data: { ok: true } })
const refused: Step = () => Promise.reject(new TypeError('fetch failed'))
const status =
  (code: number, headers: Record<string, string> = {}): Step =>
  () =>
    new Response('', { status: code, headers })
const never: Step = () => new Promise(() => {})

interface Setup {
  token?: string | null
  customerId?: string | null
  rampOnly?: boolean
  refresh?: () => Promise<string | null>
  apiUrl?: string
}

/** Answers with the steps in turn; the last one stays. */
function setup(steps: readonly Step[], options: Setup = {}) {
  const requests: Request[] = []
  const log: LogEntry[] = []
  const state = { token: options.token === undefined ? 'token-1' : options.token, expired: 0, refreshed: 0 }
  const session = {
    customerId: options.customerId === undefined ? 'customer_abc' : options.customerId,
  }
  const context: ApiContext = {
    apiUrl: options.apiUrl ?? 'https://api.example/',
    applicationId: 'application_sandbox',
    rampOnly: () => options.rampOnly ?? false,
    language: () => 'pt-BR',
    uuid: () => crypto.randomUUID(),
    log: (entry) => log.push(entry),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return steps[Math.min(requests.length, steps.length) - 1]!(request)
    },
    session: {
      idToken: () => state.token,
      customerId: () => session.customerId,
      refresh: async () => {
        state.refreshed += 1
        const token = await (options.refresh?.() ?? Promise.resolve('token-2'))
        if (token !== null) state.token = token
        return token
      },
      expired: () => {
        state.expired += 1
        state.token = null
      },
    },
  }
  return { api: createApiClient(context), requests, log, state, session }
}

const anything: RequestOptions<unknown> = { schema: z.unknown() }

/** Lets the virtual clock run until the promise has settled. */
async function settled<T>(promise: Promise<T>): Promise<T | ApiError> {
  const result = promise.catch((error: unknown) => error as ApiError)
  const end = { reached: false }
  void result.then(() => (end.reached = true))
  for (let second = 0; !end.reached && second < 400; second += 1) await vi.advanceTimersByTimeAsync(1000)
  if (!end.reached) throw new Error('hangs')
  return result
}

describe('addresses and headers', () => {
  test('calls sit under /v1/ramp, identity calls beside it [API-01]', async () => {
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

  test('each level sends what it needs and no more [N10]', async () => {
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

  test('a changing call carries a uuid of its own, an intent its own key, a listed one none [B12]', async () => {
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

  test('a POST without a body sends an empty object, a DELETE nothing', async () => {
    const { api, requests } = setup([ok])
    await api.request('POST', 'kyc/reset', anything)
    await api.request('DELETE', 'wallets/wallet_1', anything)
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['{}', ''])
    expect(requests.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', null])
  })

  test('a name that no header may hold is no crash', async () => {
    const api = createApiClient({ ...setupContext(), applicationId: 'приложение\n' })
    await expect(api.request('GET', 'me', { ...anything, level: 'public' })).resolves.toBeDefined()
  })
})

const setupContext = (): ApiContext => ({
  apiUrl: 'https://api.example',
  applicationId: 'application_sandbox',
  rampOnly: () => false,
  language: () => 'en',
  uuid: () => crypto.randomUUID(),
  fetch: async (input, init) => (new Request(input, init), json({ data: {} })),
  session: { idToken: () => null, customerId: () => null, refresh: async () => null, expired: () => {} },
})

describe('answers', () => {
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

  test('204 is undefined and csv stays text [API-02]', async () => {
    const csv = new Response('a,b\r\n1,2', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
    const { api } = setup([() => new Response(null, { status: 204 }), () => csv])
    expect(await api.request('DELETE', 'x', anything)).toBeUndefined()
    expect(await api.request('GET', 'payouts/csv', anything)).toBe('a,b\r\n1,2')
  })

  test('an inherited data is no envelope, and the whole body may be asked for', async () => {
    const { api } = setup([() => json({ data: [1], pagination: { page: 1 } })])
    expect(await api.request('GET', 'payouts', { ...anything, whole: true })).toEqual({
      data: [1],
      pagination: { page: 1 },
    })
  })

  test('an answer that does not fit its schema is the unknown error, its outcome unknown, and is not asked for again', async () => {
    const { api, requests } = setup([() => json({ data: { wallet: 7 } }, { status: 201 })])
    const error = await settled(api.request('POST', 'wallets', { schema: z.object({ wallet: z.string() }), key: 'k' }))
    expect(error).toMatchObject({ kind: 'unreadable', message: 'unknown', outcome: 'unknown', status: 201 })
    expect(requests).toHaveLength(1)
  })

  test('the reference is the body’s, else the header’s, else our own, and the log has it [E19]', async () => {
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

  test('the log holds method, path, status and code and nothing of what was said [S8]', async () => {
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

describe('the session', () => {
  test.each([
    [true, 'Please sign into Sphere Dashboard'],
    [false, 'Unauthorized'],
  ])('a call that needs a user throws before the network, ramp-only %s [N7, MODE-06]', async (rampOnly, message) => {
    const { api, requests } = setup([ok], { token: null, rampOnly })
    await expect(api.request('GET', 'me', anything)).rejects.toMatchObject({
      kind: 'unauthorized',
      message,
      outcome: 'definite',
    })
    expect(requests).toHaveLength(0)
  })

  test('calls that meet a 401 together share one refresh and are made once more [N11]', async () => {
    const byToken: Step = ({ headers }) =>
      headers.get('Authorization') === 'Bearer token-2' ? json({ data: 1 }) : json({}, { status: 401 })
    const { api, requests, state } = setup([byToken])
    const answers = ['me', 'wallets', 'payouts', 'bankAccounts', 'onboarding/state']
    expect(await Promise.all(answers.map((path) => api.request('GET', path, anything)))).toEqual([1, 1, 1, 1, 1])
    expect(state).toMatchObject({ refreshed: 1, expired: 0 })
    expect(requests).toHaveLength(10)
  })

  test('the call after a refresh keeps its key [B12]', async () => {
    const { api, requests } = setup([status(401), ok])
    await api.request('POST', 'kyc/sepa', anything)
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(UUID4)
    expect(keys[1]).toBe(keys[0])
  })

  test.each([
    ['null', async () => null],
    ['a 401', () => Promise.reject(new ApiError({ kind: 'unauthorized', reference: 'r', outcome: 'definite' }))],
  ])('a refused refresh ends the session once for all calls: %s [N11, F6]', async (_, refresh) => {
    const { api, state } = setup([status(401)], { refresh })
    const results = await Promise.allSettled(
      ['me', 'wallets', 'payouts'].map((path) => api.request('GET', path, anything)),
    )
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(state).toMatchObject({ refreshed: 1, expired: 1 })
  })

  test('a second 401 after a good refresh ends the session once [N11]', async () => {
    const { api, state, requests } = setup([status(401)])
    await expect(api.request('GET', 'me', anything)).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
    expect(state.expired).toBe(1)
    expect(requests).toHaveLength(2)
  })

  test('a refresh that the network lost ends no session', async () => {
    const lost = new ApiError({ kind: 'network', reference: 'ref_x', outcome: 'unknown' })
    const { api, state } = setup([status(401)], { refresh: () => Promise.reject(lost) })
    await expect(api.request('GET', 'me', anything)).rejects.toBe(lost)
    expect(state.expired).toBe(0)
  })

  test('what one customer asked is not done in the name of the next', async () => {
    const world = setup([status(401)], { refresh: async () => 'token-of-the-next' })
    world.session.customerId = 'customer_one'
    const call = world.api.request('POST', 'payouts', { ...anything, key: 'k' })
    world.session.customerId = 'customer_two'
    await expect(call).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(world.requests).toHaveLength(1)
  })

  test('a 401 of a public call, or where a call renews nothing, is the answer', async () => {
    const { api, state } = setup([status(401)])
    await expect(api.request('POST', '/v1/identity/token', { ...anything, level: 'public' })).rejects.toMatchObject({
      status: 401,
    })
    await expect(api.request('POST', '/v1/identity/sign-out', { ...anything, renews: false })).rejects.toBeDefined()
    expect(state).toMatchObject({ refreshed: 0, expired: 0 })
  })
})

describe('repeats', () => {
  test.each([
    ['GET', 3, {}],
    ['DELETE', 2, {}],
    ['PATCH', 2, {}],
    ['POST', 2, {}],
    ['POST', 4, { key: 'intent' }],
    ['POST', 1, { key: null }],
    ['POST', 1, { repeats: 0 }],
  ] as const)('%s is made %i times when nobody answers: %j [E1]', async (method, times, options) => {
    for (const fault of [refused, status(500), status(502), status(503), status(429), status(408), status(425)]) {
      const { api, requests } = setup([fault])
      expect(await settled(api.request(method, 'x', { ...anything, ...options }))).toBeInstanceOf(ApiError)
      expect(requests).toHaveLength(times)
      expect(new Set(requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    }
  })

  test.each([400, 403, 404, 409, 422])('a refusal is the answer at once: %i', async (code) => {
    const { api, requests } = setup([status(code)])
    await settled(api.request('GET', 'x', anything))
    await settled(api.request('POST', 'x', { ...anything, key: 'intent' }))
    expect(requests).toHaveLength(2)
  })

  test('a body that was cut short counts as lost, for every byte of it [B2]', async () => {
    const whole = JSON.stringify({ data: { payout: { id: 'payout_1' } } })
    for (let length = 0; length < whole.length; length += 1) {
      const { api, requests } = setup([
        () => new Response(whole.slice(0, length), { status: 201 }),
        () => new Response(whole),
      ])
      const repeated = vi.fn()
      const schema = z.object({ payout: z.object({ id: z.string() }) })
      const answer = await settled(api.request('POST', 'payouts', { schema, key: 'intent', onRepeat: repeated }))
      expect(answer).toEqual({ payout: { id: 'payout_1' } })
      expect(repeated).toHaveBeenCalledTimes(1)
      expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['intent', 'intent'])
    }
  })

  test('the waits are spread over a bound that doubles up to 8 s [E3]', async () => {
    const gaps: number[][] = [[], [], [], [], [], []]
    for (let run = 0; run < 60; run += 1) {
      const times: number[] = []
      const { api } = setup([(request) => (times.push(Date.now()), refused(request))])
      const call = api.request('GET', 'x', { ...anything, repeats: 6 }).catch(() => {})
      await vi.advanceTimersByTimeAsync(60_000)
      await call
      times.slice(1).forEach((time, turn) => gaps[turn]!.push(time - times[turn]!))
    }
    gaps.forEach((spread, turn) => {
      const bound = Math.min(8000, 500 * 2 ** turn)
      const mean = spread.reduce((sum, gap) => sum + gap, 0) / spread.length
      const deviation = Math.sqrt(spread.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / spread.length)
      expect(spread).toHaveLength(60)
      expect(Math.max(...spread)).toBeLessThanOrEqual(bound)
      expect(Math.max(...spread)).toBeGreaterThan(bound / 2)
      expect(deviation / mean).toBeGreaterThan(0.2)
    })
  })

  test.each([
    ['3', 3000],
    [new Date(Date.UTC(2026, 10, 21, 0, 0, 5)).toUTCString(), 5000],
    ['60', 60_000],
  ])('no request comes before Retry-After %s [E2]', async (header, ms) => {
    const { api, requests } = setup([status(429, { 'Retry-After': header }), ok])
    const call = api.request('GET', 'x', anything)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['61', 61],
    ['31536000', 31_536_000],
    [new Date(Date.UTC(2027, 10, 21)).toUTCString(), 31_536_000],
  ])('a longer wait is told, not waited for: %s [E2]', async (header, retryAfter) => {
    const { api, requests } = setup([status(503, { 'Retry-After': header })])
    await expect(api.request('GET', 'x', anything)).rejects.toMatchObject({ retryAfter })
    expect(requests).toHaveLength(1)
  })

  test.each(['-5', '-99999999', 'soon', ''])(
    'a Retry-After that says nothing is no wait and no crash: %j [E2]',
    async (header) => {
      const { api, requests } = setup([status(503, { 'Retry-After': header }), ok])
      expect(await settled(api.request('GET', 'x', anything))).toEqual({ ok: true })
      expect(requests).toHaveLength(2)
    },
  )

  test('an intent is not repeated by itself after 30 s: then the customer is asked [B2]', async () => {
    const { api, requests } = setup([status(503, { 'Retry-After': '20' })])
    const startedAt = Date.now()
    const error = await settled(api.request('POST', 'payouts', { ...anything, key: 'intent' }))
    expect(error).toMatchObject({ outcome: 'unknown', retryAfter: 20 })
    expect(requests).toHaveLength(2)
    expect(Date.now() - startedAt).toBeLessThanOrEqual(31_000)
  })

  test('a path that stays away is asked once a time until it answers again [E3]', async () => {
    let down = true
    const { api, requests } = setup([(request) => (down ? status(503)(request) : ok(request))])
    await settled(api.request('GET', 'payouts', anything))
    await settled(api.request('GET', 'payouts', anything))
    await settled(api.request('GET', 'wallets', anything))
    expect(requests).toHaveLength(3 + 1 + 3)
    down = false
    await settled(api.request('GET', 'payouts', anything))
    down = true
    await settled(api.request('GET', 'payouts', anything))
    expect(requests).toHaveLength(7 + 1 + 3)
  })

  test('a change that failed makes the reading of the same path no less patient', async () => {
    const { api, requests } = setup([status(500)])
    await settled(api.request('POST', 'payouts', { ...anything, key: 'intent' }))
    expect(requests).toHaveLength(4)
    await settled(api.request('GET', 'payouts', anything))
    expect(requests).toHaveLength(4 + 3)
  })
})

describe('ends', () => {
  test.each([
    [undefined, 15_000],
    [30_000, 30_000],
  ])('a call without an answer ends by itself: %s [E1]', async (timeoutMs, ms) => {
    const { api, requests } = setup([never])
    const options = { ...anything, key: null, ...(timeoutMs ? { timeoutMs } : {}) }
    const call = api.request('POST', 'x', options).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(requests[0]!.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'unknown' })
    expect(requests[0]!.signal.aborted).toBe(true)
  })

  test('a body that never ends is a timeout too', async () => {
    const { api } = setup([() => new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(10)) }))])
    expect(await settled(api.request('POST', 'x', { ...anything, key: null }))).toMatchObject({ kind: 'timeout' })
  })

  test('an aborted call ends at once, also between two tries, and leaves no timer', async () => {
    for (const step of [never, status(503)]) {
      const { api } = setup([step])
      const controller = new AbortController()
      const call = api.request('GET', 'x', { ...anything, signal: controller.signal }).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(0)
      controller.abort()
      expect(await call).toBeInstanceOf(ApiError)
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  test('what is aborted before it was sent is a definite no', async () => {
    const { api, requests } = setup([ok])
    const call = api.request('POST', 'payouts', { ...anything, key: 'k', signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ kind: 'aborted', outcome: 'definite' })
    expect(requests).toHaveLength(0)
  })

  test('abort ends what is under way, a later call works; close refuses them all [F6]', async () => {
    const { api, requests } = setup([never, ok])
    const first = api.request('POST', 'payouts', { ...anything, key: 'k' }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    api.abort()
    expect(await first).toMatchObject({ kind: 'aborted', outcome: 'unknown' })
    expect(await api.request('GET', 'x', anything)).toEqual({ ok: true })
    api.close()
    await expect(api.request('GET', 'x', anything)).rejects.toMatchObject({ kind: 'aborted' })
    api.abort()
    await expect(api.request('GET', 'x', anything)).rejects.toMatchObject({ kind: 'aborted' })
    expect(requests).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a fetch of the host that throws at once, or gives nothing, is a lost call', async () => {
    for (const fetch of [
      () => {
        throw new Error('no')
      },
      async () => undefined as unknown as Response,
    ]) {
      const api = createApiClient({ ...setupContext(), fetch })
      expect(await settled(api.request('GET', 'x', { ...anything, level: 'public' }))).toMatchObject({
        kind: 'network',
      })
    }
  })
})
