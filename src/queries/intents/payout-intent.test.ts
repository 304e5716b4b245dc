import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import type { Payout, PayoutPayload } from '../../domain/payout.ts'
import { createJournal } from '../../stores/journal/journal.ts'
import { settlePayouts, startPayoutAnew, submitPayout } from './payout-intent.ts'

const HOUR = 3_600_000
const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const onRamp = (amount = '100.00'): PayoutPayload => ({
  source: { type: 'bankAccount', id: 'bankAccount_1', amount, currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '99.40', currency: 'usdc', network: 'sol' },
})
const offRamp: PayoutPayload = {
  source: { type: 'wallet', id: 'wallet_1', amount: '100.00', currency: 'usdc', network: 'base' },
  destination: { type: 'bankAccount', id: 'bankAccount_1', amount: '98.90', currency: 'usd', network: 'achSameDay' },
  wireMessage: 'FFC:rent',
}

type Fault =
  | 'none'
  | 'requestLost'
  | 'answerLost'
  | 'answerLate'
  | 'answerDoubled'
  | 'answerCut'
  | 'html'
  | 'noInstructions'
  | 'error500'
  | 'error503'
  | 'stillWorking'
  | 'neverAnswers'
  | 'unauthorized'

interface Kept {
  readonly body: string
  readonly status: number
  readonly answer: string
}

/** Keeps payouts and keys as the contract says; `refusesKnownKeys` is the like-named product's public API, which replays nothing. */
function createServer({
  refusesKnownKeys = false,
  refusal = [409, 'idempotency_conflict'] as readonly [number, string],
  keepsKeysMs = 24 * HOUR,
  ahead = 0,
} = {}) {
  const payouts: Record<string, unknown>[] = []
  const keys = new Map<string, Kept & { readonly at: number }>()
  const seen: { key: string | null; method: string; path: string }[] = []
  const faults: Fault[] = []
  const faultOfReads: { current: Fault } = { current: 'none' }
  let cutAt = 0

  const made = (payload: PayoutPayload) => {
    const at = new Date(Date.now() + ahead).toISOString()
    const isOnRamp = payload.source.type === 'bankAccount'
    const payout = {
      id: `payout_${String(payouts.length + 1).padStart(3, '0')}`,
      type: isOnRamp ? 'onRamp' : 'offRamp',
      status: 'pending',
      amount: payload.source.amount,
      finalAmount: null,
      created: at,
      updated: at,
      source: payload.source,
      destination: payload.destination,
      wireMessage: payload.wireMessage ?? null,
      sourceBankAccount: null,
      destinationBankAccount: null,
      fundingBankAccount: null,
      funding: null,
      instructions: { memo: 'SPH1234567', resource: { type: 'wallet', address: '0xabc', network: 'base' } },
      usageType: null,
      fundingVirtualAccount: null,
      wallets: [],
    }
    payouts.push(payout)
    return payout
  }

  const error = (status: number, code: string) =>
    Response.json({ error: { code, message: code }, request: 'request_1' }, { status })

  function create(key: string | null, body: string, override: Partial<Record<string, unknown>> = {}): Response {
    const known = key === null ? undefined : keys.get(key)
    if (known && Date.now() - known.at < keepsKeysMs) {
      if (refusesKnownKeys || known.body !== body) return error(...refusal)
      return new Response(known.answer, { status: known.status })
    }
    const answer = JSON.stringify({ data: { payout: { ...made(JSON.parse(body)), ...override } } })
    if (key !== null) keys.set(key, { body, status: 201, answer, at: Date.now() })
    return new Response(answer, { status: 201 })
  }

  async function answer(request: Request, fault: Fault): Promise<Response> {
    const key = request.headers.get('Idempotency-Key')
    const body = await request.text()
    const reading = () => {
      const id = new URL(request.url).pathname.split('/')[4]
      if (id === undefined) return Response.json({ data: { payouts } })
      const payout = payouts.find((candidate) => candidate['id'] === id)
      return payout ? Response.json({ data: { payout } }) : error(404, 'not_found')
    }
    const work = () => (request.method === 'POST' ? create(key, body) : reading())
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

    switch (fault) {
      case 'none':
        return work()
      case 'requestLost':
        throw new TypeError('reset')
      case 'answerLost':
        work()
        throw new TypeError('reset')
      case 'answerLate':
        await wait(40_000)
        return work()
      case 'answerDoubled':
        // The browser sends a POST again by itself when a kept-alive connection dies early.
        work()
        return work()
      case 'answerCut':
        return new Response((await work().text()).slice(0, cutAt), { status: 201 })
      case 'html':
        work()
        return new Response('<html>captive portal</html>', { status: 200 })
      case 'noInstructions':
        return request.method === 'POST' ? create(key, body, { instructions: undefined }) : work()
      case 'error500':
        return error(500, 'internal')
      case 'error503':
        return new Response('', { status: 503, headers: { 'Retry-After': '2' } })
      case 'stillWorking':
        return error(409, 'idempotency_in_progress')
      case 'neverAnswers':
        work()
        return new Promise(() => {})
      case 'unauthorized':
        return error(401, 'token_invalid')
    }
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, url, headers } = request
    seen.push({ method, path: new URL(url).pathname, key: headers.get('Idempotency-Key') })
    return answer(request, method === 'POST' ? (faults.shift() ?? 'none') : faultOfReads.current)
  }
  const posts = () => seen.filter(({ method }) => method === 'POST')
  return { fetch, payouts, faults, faultOfReads, seen, posts, setCut: (at: number) => (cutAt = at) }
}

type Server = ReturnType<typeof createServer>

const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** One page with the widget; another on the same storage is a reload or a second tab. */
function openPage(server: Server, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = createStorage()) {
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: server.fetch,
    session: {
      idToken: () => 'token',
      customerId: () => 'customer_abc',
      refresh: async () => null,
      expired: () => {},
    },
  })
  const tabs = { lock: <T>(_: string, work: () => Promise<T>) => work(), channel: () => ({ say() {}, close() {} }) }
  const journal = createJournal({
    world: { storage: { local: storage }, tabs, uuid: () => crypto.randomUUID() },
    applicationId: 'application_sandbox',
    customerId: () => 'customer_abc',
  })
  return { api, journal }
}

async function settled<T>(promise: Promise<T>): Promise<T | ApiError> {
  const end: { result?: T | ApiError } = {}
  void promise.then(
    (value) => (end.result = value),
    (error: unknown) => (end.result = error as ApiError),
  )
  for (let second = 0; end.result === undefined && second < 600; second += 1) await vi.advanceTimersByTimeAsync(1000)
  if (end.result === undefined) throw new Error('hangs')
  return end.result
}

const idOf = (result: Payout | ApiError) => (result instanceof ApiError ? result : result.id)

describe('one intent makes one payout', () => {
  test('the journal has it before the call goes out [E18]', async () => {
    const server = createServer()
    const storage = createStorage()
    const page = openPage(
      {
        ...server,
        fetch: async (input, init) => {
          expect([...storage.kept.values()].join('')).toContain('"phase":"started"')
          return server.fetch(input, init)
        },
      },
      storage,
    )
    const payout = await submitPayout(page, onRamp())
    expect(payout).toMatchObject({ id: 'payout_001', created: expect.any(Date) })
    expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001', kind: 'onRamp' }])
    expect(server.posts()).toEqual([{ method: 'POST', path: '/v1/ramp/payouts', key: expect.stringMatching(UUID4) }])
  })

  test('an off-ramp stays open for its tokens [E18]', async () => {
    const page = openPage(createServer())
    await submitPayout(page, offRamp)
    expect(page.journal.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_001', kind: 'offRamp' }])
  })

  test('50 clicks in one second are one call [B1, F25]', async () => {
    for (let run = 0; run < 10; run += 1) {
      const server = createServer()
      const page = openPage(server)
      const clicks = Array.from({ length: 50 }, () => submitPayout(page, onRamp()))
      expect(new Set((await Promise.all(clicks)).map(({ id }) => id))).toEqual(new Set(['payout_001']))
      expect(server.posts()).toHaveLength(1)
      expect(server.payouts).toHaveLength(1)
    }
  })

  test('the same form after a success is a new intent', async () => {
    const server = createServer()
    const page = openPage(server)
    await submitPayout(page, onRamp())
    await submitPayout(page, onRamp())
    expect(server.payouts).toHaveLength(2)
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test('an answer cut at any byte is one payout, found with the same key [B2]', async () => {
    const whole = createServer()
    await submitPayout(openPage(whole), onRamp())
    const { length } = JSON.stringify({ data: { payout: whole.payouts[0] } })
    expect(length).toBeGreaterThanOrEqual(400)

    for (let at = 0; at < length; at += 1) {
      const server = createServer()
      server.faults.push('answerCut')
      server.setCut(at)
      expect(idOf(await settled(submitPayout(openPage(server), onRamp())))).toBe('payout_001')
      expect(server.payouts).toHaveLength(1)
      expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
    }
  })

  test.each(['answerLost', 'neverAnswers', 'html', 'noInstructions', 'answerDoubled'] as const)(
    'made, but the answer is lost: %s [B2]',
    async (fault) => {
      const server = createServer()
      server.faults.push(fault)
      expect(idOf(await settled(submitPayout(openPage(server), onRamp())))).toBe('payout_001')
      expect(server.payouts).toHaveLength(1)
    },
  )

  test('an answer that comes after 30 s leaves it unknown, and the customer’s next try finds it [B2]', async () => {
    const server = createServer()
    server.faults.push('answerLate')
    const page = openPage(server)
    expect(await settled(submitPayout(page, onRamp()))).toMatchObject({ kind: 'timeout', outcome: 'unknown' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('an answer without instructions is looked up, never asked for again [B2]', async () => {
    const server = createServer()
    server.faults.push('noInstructions')
    expect(await settled(submitPayout(openPage(server), onRamp()))).toMatchObject({
      instructions: { memo: 'SPH1234567' },
    })
    expect(server.posts()).toHaveLength(1)
  })

  test('what a repeat was answered with is read anew before it is shown [E18]', async () => {
    const server = createServer()
    server.faults.push('answerLost')
    const page = openPage(server)
    const submitting = submitPayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(0)
    server.payouts[0]!['status'] = 'cancelled'
    expect(await settled(submitting)).toMatchObject({ status: 'cancelled' })
  })

  test('while the new reading fails, the intent stays open with its key [E18]', async () => {
    const server = createServer()
    server.faults.push('answerLost')
    server.faultOfReads.current = 'error500'
    const page = openPage(server)
    expect(await settled(submitPayout(page, onRamp()))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('a call that still runs is waited for [B5]', async () => {
    for (let run = 0; run < 20; run += 1) {
      const server = createServer()
      server.faults.push('stillWorking', 'stillWorking')
      expect(idOf(await settled(submitPayout(openPage(server), onRamp())))).toBe('payout_001')
      expect(server.payouts).toHaveLength(1)
    }
  })

  test('a server that stays broken leaves it unknown, and the customer’s next try has the same key [B5]', async () => {
    const server = createServer()
    server.faults.push('error500', 'error500', 'error500', 'error500')
    const page = openPage(server)
    expect(await settled(submitPayout(page, onRamp()))).toMatchObject({ outcome: 'unknown', status: 500 })
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_001')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
  })

  test('a refusal closes the intent: the next try has a new key', async () => {
    const server = createServer()
    server.faults.push('unauthorized')
    const page = openPage(server)
    expect(await settled(submitPayout(page, onRamp()))).toMatchObject({ outcome: 'definite', status: 401 })
    await settled(submitPayout(page, onRamp()))
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test('a session that ends between a lost call and its repeat says nothing of the first', async () => {
    const server = createServer()
    server.faults.push('answerLost', 'unauthorized')
    server.faultOfReads.current = 'error500'
    const storage = createStorage()
    expect(await settled(submitPayout(openPage(server, storage), onRamp()))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    expect(idOf(await settled(submitPayout(openPage(server, storage), onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('a quote that moved between a lost call and its repeat makes no second payout', async () => {
    const server = createServer()
    server.faults.push('neverAnswers')
    server.faultOfReads.current = 'requestLost'
    const page = openPage(server)
    expect(await settled(submitPayout(page, offRamp))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    const moved = { ...offRamp, destination: { ...offRamp.destination, amount: '98.85' } }
    expect(idOf(await settled(submitPayout(page, moved)))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })
})

describe('a server that answers a used key with an error [B5, E18]', () => {
  test('the payout is looked up: found, it is gone on with', async () => {
    for (let run = 0; run < 20; run += 1) {
      const server = createServer({ refusesKnownKeys: true })
      server.faults.push('answerLost')
      const page = openPage(server)
      expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_001')
      expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
      expect(server.payouts).toHaveLength(1)
    }
  })

  test.each([
    [409, 'transfer/duplicate'],
    [409, ''],
    [422, 'idempotency_key_reused'],
  ] as const)('whatever the error is called: %i %j', async (status, code) => {
    const server = createServer({ refusesKnownKeys: true, refusal: [status, code] })
    server.faults.push('answerLost')
    expect(idOf(await settled(submitPayout(openPage(server), onRamp())))).toBe('payout_001')
  })

  test('not found: it says so, keeps the key, and only the customer starts anew', async () => {
    const server = createServer({ refusesKnownKeys: true })
    server.faults.push('answerLost')
    const page = openPage(server)
    const submitting = submitPayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(0)
    server.payouts.length = 0
    expect(await settled(submitting)).toMatchObject({ code: 'idempotency_conflict', outcome: 'unknown' })
    expect(await settled(submitPayout(page, onRamp()))).toMatchObject({ code: 'idempotency_conflict' })
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)

    startPayoutAnew(page, onRamp())
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_001')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test.each([
    [
      'another amount',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, amount: '100.01' }),
    ],
    [
      'another account',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, id: 'bankAccount_2' }),
    ],
    [
      'another network',
      (payout: Record<string, unknown>) => (payout['destination'] = { ...onRamp().destination, network: 'base' }),
    ],
    ['made before the intent', (payout: Record<string, unknown>) => (payout['created'] = '2026-11-20T20:00:00Z')],
  ])('a payout with %s is not the one', async (_, change) => {
    const server = createServer({ refusesKnownKeys: true })
    server.faults.push('answerLost')
    const submitting = submitPayout(openPage(server), onRamp())
    await vi.advanceTimersByTimeAsync(0)
    change(server.payouts[0]!)
    expect(await settled(submitting)).toMatchObject({ code: 'idempotency_conflict', outcome: 'unknown' })
  })

  test.each([
    [
      'the amount in another form',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, amount: '100' }),
    ],
    ['a number', (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, amount: 100 })],
    [
      'the rail by its plain name',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, network: 'ach' }),
    ],
    [
      'upper-case currencies',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, currency: 'USD' }),
    ],
  ])('a payout that says the same with %s is the one', async (_, change) => {
    const server = createServer({ refusesKnownKeys: true })
    server.faults.push('answerLost')
    const submitting = submitPayout(openPage(server), onRamp())
    await vi.advanceTimersByTimeAsync(0)
    change(server.payouts[0]!)
    expect(idOf(await settled(submitting))).toBe('payout_001')
  })

  test('an earlier payout of the same form, known to the journal, is not taken for the new one', async () => {
    const server = createServer({ refusesKnownKeys: true })
    const page = openPage(server)
    await submitPayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(60_000)
    server.faults.push('answerLost')
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_002')
    expect(server.payouts).toHaveLength(2)
  })

  test('a payout that the journal knows to be of another intent is never taken, however near', async () => {
    const server = createServer()
    const page = openPage(server)
    await submitPayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(60_000)
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    expect(await settled(submitPayout(page, onRamp()))).toMatchObject({ outcome: 'unknown' })
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_002')
  })

  test.each([-10, 0, 10])('the server’s clock may differ by %i minutes', async (minutes) => {
    const server = createServer({ refusesKnownKeys: true, ahead: minutes * 60_000 })
    server.faults.push('answerLost')
    expect(idOf(await settled(submitPayout(openPage(server), onRamp())))).toBe('payout_001')
  })

  test('two that fit leave it to the customer', async () => {
    const server = createServer({ refusesKnownKeys: true })
    server.faults.push('answerLost')
    const submitting = submitPayout(openPage(server), onRamp())
    await vi.advanceTimersByTimeAsync(0)
    server.payouts.push({ ...server.payouts[0], id: 'payout_elsewhere' })
    expect(await settled(submitting)).toMatchObject({ code: 'idempotency_conflict', outcome: 'unknown' })
  })
})

describe('after a reload, in another tab, a day later', () => {
  const lose = async (server: Server, storage = createStorage()) => {
    server.faults.push('answerLost', 'error500', 'error500', 'error500')
    server.faultOfReads.current = 'error500'
    expect(await settled(submitPayout(openPage(server, storage), onRamp()))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    server.faults.length = 0
    return storage
  }

  test('the same form has the same key [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    expect(idOf(await settled(submitPayout(openPage(server, storage), onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('a changed form is another payout [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    expect(idOf(await settled(submitPayout(openPage(server, storage), onRamp('100.01'))))).toBe('payout_002')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test('the next page finds out by itself what was made [E18]', async () => {
    const server = createServer()
    const page = openPage(server, await lose(server))
    const before = server.posts().length
    expect((await settlePayouts(page)).map(({ id }) => id)).toEqual(['payout_001'])
    expect(page.journal.entries()).toMatchObject([{ payoutId: 'payout_001' }])
    expect(server.posts()).toHaveLength(before)
    expect(await settlePayouts(page)).toEqual([])
  })

  test('what a page found out by itself is what the same form gets in another tab; the one after it is new [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    const other = openPage(server, storage)
    await settlePayouts(openPage(server, storage))
    expect(idOf(await settled(submitPayout(other, onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
    expect(idOf(await settled(submitPayout(other, onRamp())))).toBe('payout_002')
  })

  test('what a page found out a day ago is history: the same form is a new payout [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    await settlePayouts(openPage(server, storage))
    await vi.advanceTimersByTimeAsync(23 * HOUR + 1000)
    const page = openPage(server, storage)
    await settlePayouts(page)
    expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_002')
  })

  test('what another tab ended while the list was read stays ended [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    const [page, other] = [openPage(server, storage), openPage(server, storage)]
    const finding = settlePayouts(page)
    const [entry] = other.journal.entries()
    other.journal.record(entry!.opId, { phase: 'done', payoutId: 'payout_001' })
    await settled(finding)
    expect(page.journal.entries()).toMatchObject([{ phase: 'done' }])
  })

  test('a key older than 23 hours is never sent again: the list decides [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    const before = server.posts().length
    await vi.advanceTimersByTimeAsync(23 * HOUR + 1000)
    const page = openPage(server, storage)
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_001')
    expect(server.posts()).toHaveLength(before)
  })

  test('a key older than 23 hours whose payout was never made gives way to a new one [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    server.payouts.length = 0
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    const old = server.posts()[0]!.key
    expect(idOf(await settled(submitPayout(openPage(server, storage), onRamp())))).toBe('payout_001')
    expect(server.posts().at(-1)!.key).not.toBe(old)
  })

  test('an old key is not given up while the list cannot be read', async () => {
    const server = createServer()
    const storage = await lose(server)
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    const before = server.posts().length
    server.faultOfReads.current = 'error500'
    const page = openPage(server, storage)
    expect(await settled(submitPayout(page, onRamp()))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    expect(idOf(await settled(submitPayout(page, onRamp())))).toBe('payout_001')
    expect(server.posts()).toHaveLength(before)
  })

  test('two tabs that submit one form at once make one payout', async () => {
    const server = createServer()
    const storage = createStorage()
    server.faults.push('answerLost')
    const both = [openPage(server, storage), openPage(server, storage)].map((page) => submitPayout(page, onRamp()))
    const results = await settled(Promise.all(both))
    expect((results as Payout[]).map(({ id }) => id)).toEqual(['payout_001', 'payout_001'])
    expect(server.payouts).toHaveLength(1)
  })
})

describe('schedules of faults', () => {
  const fault = fc.constantFrom<Fault>(
    'none',
    'requestLost',
    'answerLost',
    'answerLate',
    'answerDoubled',
    'html',
    'noInstructions',
    'error500',
    'error503',
    'stillWorking',
    'neverAnswers',
  )
  const storageKind = fc.constantFrom('kept', 'refused', 'full', 'wiped')

  const refusing = (kind: string, under: ReturnType<typeof createStorage>) => ({
    getItem: (key: string) => {
      if (kind === 'refused') throw new DOMException('denied')
      return under.getItem(key)
    },
    setItem: (key: string, value: string) => {
      if (kind === 'refused' || kind === 'full') throw new DOMException('full')
      under.setItem(key, value)
    },
    removeItem: (key: string) => under.removeItem(key),
  })

  const submitUntilKnown = async (
    server: Server,
    pageOf: (turn: number) => ReturnType<typeof openPage>,
    form: PayoutPayload,
  ) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const result = await settled(submitPayout(pageOf(turn), form))
      if (!(result instanceof ApiError)) return result
      expect(result.outcome).toBe('unknown')
      if (turn === 10) server.faultOfReads.current = 'none'
    }
    throw new Error('never came to an end')
  }

  test('lost, late, doubled, cut and refused answers make one payout, with reloads and a day between [B2, B3, B5]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          faults: fc.array(fault, { maxLength: 12 }),
          reads: fc.constantFrom<Fault>('none', 'none', 'requestLost', 'error500'),
          reloads: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
          isOffRamp: fc.boolean(),
        }),
        async ({ faults, reads, reloads, isOffRamp }) => {
          const server = createServer()
          server.faults.push(...faults)
          server.faultOfReads.current = reads
          const storage = createStorage()
          let page = openPage(server, storage)
          const payout = await submitUntilKnown(
            server,
            (turn) => {
              if (turn > 0 && reloads[turn]) page = openPage(server, storage)
              return page
            },
            isOffRamp ? offRamp : onRamp(),
          )
          expect(server.payouts).toHaveLength(1)
          expect(payout.id).toBe('payout_001')
          expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('without a storage, with a full one, with one that is wiped: no payout is doubled in one page [B13]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 8 }), storageKind, async (faults, kind) => {
        const server = createServer()
        server.faults.push(...faults)
        const under = createStorage()
        const page = openPage(server, refusing(kind, under))
        await submitUntilKnown(
          server,
          (turn) => {
            if (kind === 'wiped' && turn % 2 === 1) under.kept.clear()
            return page
          },
          onRamp(),
        )
        expect(server.payouts).toHaveLength(1)
        expect(page.journal.durable.getState()).toBe(kind === 'kept' || kind === 'wiped')
      }),
      { numRuns: 150 },
    )
  })

  test('each call that makes something has a key of its own, and no reading has one [B12]', async () => {
    const server = createServer()
    const page = openPage(server)
    for (let form = 1; form <= 500; form += 1) await submitPayout(page, onRamp(`${form}.00`))
    const keys = server.posts().map(({ key }) => key)
    expect(keys.every((key) => key !== null && UUID4.test(key))).toBe(true)
    expect(new Set(keys).size).toBe(500)
    expect(server.seen.filter(({ method, key }) => method === 'GET' && key !== null)).toEqual([])
  })
})
