import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { anything, json, never, ok, refused, settled, setup, setupContext, status } from './client.fixture.ts'
import { ApiError } from './error.ts'
import { createApiClient } from './client.ts'

const START = Date.UTC(2026, 10, 21)
const at = (seconds: number) => new Date(START + seconds * 1000).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
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
  ] as const)(
    '%s is attempted %i times when every answer is a transient failure: %j [SAFE-E1]',
    async (method, times, options) => {
      for (const fault of [refused, status(500), status(502), status(503), status(429), status(408), status(425)]) {
        const { api, requests } = setup([fault])
        expect(await settled(api.request(method, 'x', { ...anything, ...options }))).toBeInstanceOf(ApiError)
        expect(requests).toHaveLength(times)
        expect(new Set(requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
      }
    },
  )

  test.each([400, 403, 404, 409, 422])('a refusal is not repeated: %i', async (code) => {
    const { api, requests } = setup([() => json({ message: 'no' }, { status: code })])
    await settled(api.request('GET', 'x', anything))
    await settled(api.request('POST', 'x', { ...anything, key: 'intent' }))
    expect(requests).toHaveLength(2)
  })

  test('a body that is truncated at any byte counts as a lost answer [SAFE-B2]', async () => {
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

  test('the delays are random below a bound that doubles up to 8 s [SAFE-E3]', async () => {
    const delays: number[][] = [[], [], [], [], [], []]
    for (let run = 0; run < 60; run += 1) {
      const times: number[] = []
      const { api } = setup([(request) => (times.push(Date.now()), refused(request))])
      const call = api.request('GET', 'x', { ...anything, repeats: 6 }).catch(() => {})
      await vi.advanceTimersByTimeAsync(60_000)
      await call
      times.slice(1).forEach((time, turn) => delays[turn]!.push(time - times[turn]!))
    }
    delays.forEach((sample, turn) => {
      const bound = Math.min(8000, 500 * 2 ** turn)
      const mean = sample.reduce((sum, delay) => sum + delay, 0) / sample.length
      const deviation = Math.sqrt(sample.reduce((sum, delay) => sum + (delay - mean) ** 2, 0) / sample.length)
      expect(sample).toHaveLength(60)
      expect(Math.max(...sample)).toBeLessThanOrEqual(bound)
      expect(Math.max(...sample)).toBeGreaterThan(bound / 2)
      expect(deviation / mean).toBeGreaterThan(0.2)
    })
  })

  test.each([
    ['3', 0, 3000],
    [at(5), 0, 5000],
    [at(5), 300, 5000],
    [at(5), -600, 5000],
    ['60', 300, 60_000],
  ])(
    'no request is sent before Retry-After %s, on a clock %i s ahead, has passed [SAFE-E2, E23]',
    async (header, ahead, ms) => {
      const { api, requests } = setup([status(429, { 'Retry-After': header, Date: at(0) }), ok])
      vi.setSystemTime(START + ahead * 1000)
      const call = api.request('GET', 'x', anything)
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(requests).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      await call
      expect(requests).toHaveLength(2)
    },
  )

  test.each([
    ['61', 61],
    ['31536000', 31_536_000],
    [at(31_536_000), 31_536_000],
  ])('a Retry-After of more than a minute is reported and not waited for: %s [SAFE-E2]', async (header, retryAfter) => {
    const { api, requests } = setup([status(503, { 'Retry-After': header, Date: at(0) })])
    await expect(api.request('GET', 'x', anything)).rejects.toMatchObject({ retryAfter })
    expect(requests).toHaveLength(1)
  })

  test('a call before the Retry-After gets the same error, for a minute at most [SAFE-E2]', async () => {
    const { api, requests } = setup([status(503, { 'Retry-After': '90' }), ok])
    const ask = () => api.request('GET', 'x', anything).catch((error: unknown) => error)
    const refusal = await ask()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(await ask()).toBe(refusal)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    await ask()
    expect(requests).toHaveLength(2)
  })

  test('a clock that is put back during a wait does not lengthen it [SAFE-E2]', async () => {
    const { api, requests } = setup([status(503, { 'Retry-After': '90' }), ok])
    await settled(api.request('GET', 'x', anything))
    vi.setSystemTime(Date.now() - 86_400_000)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await settled(api.request('GET', 'x', anything))).toEqual({ ok: true })
    expect(requests).toHaveLength(2)
  })

  test.each(['-5', '-99999999', 'soon', '', at(600)])(
    'a Retry-After that is malformed, or whose answer has no Date, is ignored: %j [SAFE-E2]',
    async (header) => {
      const { api, requests } = setup([status(503, { 'Retry-After': header }), ok])
      expect(await settled(api.request('GET', 'x', anything))).toEqual({ ok: true })
      expect(requests).toHaveLength(2)
    },
  )

  test('an intent is not repeated automatically after 30 s [SAFE-B2]', async () => {
    const { api, requests } = setup([status(503, { 'Retry-After': '20' })])
    const startedAt = Date.now()
    const error = await settled(api.request('POST', 'payouts', { ...anything, key: 'intent' }))
    expect(error).toMatchObject({ outcome: 'unknown', retryAfter: 20 })
    expect(requests).toHaveLength(2)
    expect(Date.now() - startedAt).toBeLessThanOrEqual(31_000)
  })

  test('an intent is not repeated after a sleep of the machine, which stops its timers [SAFE-B2, E23]', async () => {
    const { api, requests } = setup([status(503, { 'Retry-After': '20' })])
    const call = api.request('POST', 'payouts', { ...anything, key: 'intent' }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.setSystemTime(START + 25 * 3_600_000)
    expect(await settled(call)).toMatchObject({ outcome: 'unknown' })
    expect(requests).toHaveLength(1)
  })

  test('a path that failed gets one attempt per call until it answers again [SAFE-E3]', async () => {
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

  test('a failed change does not reduce the attempts of a read of the same path', async () => {
    const { api, requests } = setup([status(500)])
    await settled(api.request('POST', 'payouts', { ...anything, key: 'intent' }))
    expect(requests).toHaveLength(4)
    await settled(api.request('GET', 'payouts', anything))
    expect(requests).toHaveLength(4 + 3)
  })
})

describe('the end of a call', () => {
  test.each([
    [undefined, 15_000],
    [30_000, 30_000],
  ])('a call without an answer times out: %s [SAFE-E1]', async (timeoutMs, ms) => {
    const { api, requests } = setup([never])
    const options = { ...anything, key: null, ...(timeoutMs ? { timeoutMs } : {}) }
    const call = api.request('POST', 'x', options).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(requests[0]!.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'unknown' })
    expect(requests[0]!.signal.aborted).toBe(true)
  })

  test('a body that never ends times out too', async () => {
    const { api } = setup([() => new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(10)) }))])
    expect(await settled(api.request('POST', 'x', { ...anything, key: null }))).toMatchObject({ kind: 'timeout' })
  })

  test('an aborted call ends at once, even between two attempts, and leaves no timer', async () => {
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

  test('a call that is aborted before it is sent has a definite outcome', async () => {
    const { api, requests } = setup([ok])
    const call = api.request('POST', 'payouts', { ...anything, key: 'k', signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ kind: 'aborted', outcome: 'definite' })
    expect(requests).toHaveLength(0)
  })

  test('abort ends pending calls and allows later ones, close refuses all later ones [SAFE-F6]', async () => {
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

  test('a host fetch that throws synchronously or resolves with undefined is a network error', async () => {
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
