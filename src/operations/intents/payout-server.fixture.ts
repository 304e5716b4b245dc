import { vi } from 'vitest'
import { createApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { createServerClock } from '../../lib/server-clock.ts'
import type { World } from '../../lib/world.ts'
import { createJournal } from '../journal/journal.ts'
import { createRegistrar } from '../registration/registrar.ts'
import { resourceOf, walletOn } from './off-ramp-payload.fixture.ts'
import { askedOf, isFromCustomer, listed } from './payout-requests.fixture.ts'

export const HOUR = 3_600_000
export const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const onRamp = (amount = '100.00'): PayoutPayload => ({
  source: { type: 'bankAccount', id: 'bankAccount_1', amount, currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '99.40', currency: 'usdc', network: 'sol' },
})
interface Door {
  readonly work: () => Response
  readonly workWithoutInstructions: () => Response
  readonly cutAt: number
}

const error = (status: number, code: string) =>
  Response.json({ error: { code, message: code }, request: 'request_1' }, { status })

const lost = () => Promise.reject(new TypeError('reset'))

const FAULTS = {
  none: async ({ work }: Door) => work(),
  requestLost: lost,
  answerLost: ({ work }: Door) => {
    work()
    return lost()
  },
  answerLate: async ({ work }: Door) => {
    await new Promise((resolve) => setTimeout(resolve, 40_000))
    return work()
  },
  answerSlow: async ({ work }: Door) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    return work()
  },
  // The browser sends a POST again by itself when a kept-alive connection dies early.
  answerDoubled: async ({ work }: Door) => {
    work()
    return work()
  },
  answerCut: async ({ work, cutAt }: Door) => new Response((await work().text()).slice(0, cutAt), { status: 201 }),
  html: async ({ work }: Door) => {
    work()
    return new Response('<html>captive portal</html>', { status: 200 })
  },
  noInstructions: async ({ workWithoutInstructions }: Door) => workWithoutInstructions(),
  error500: async () => error(500, 'internal'),
  error503: async () => new Response('', { status: 503, headers: { 'Retry-After': '2' } }),
  stillWorking: async () => error(409, 'idempotency_in_progress'),
  neverAnswers: ({ work }: Door) => (work(), new Promise<Response>(() => {})),
  unauthorized: async () => error(401, 'token_invalid'),
  forbidden: async () => error(403, 'capability_missing'),
  forbiddenLate: async () => {
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    return error(403, 'capability_missing')
  },
  notFound: async () => error(404, 'not_found'),
  tooLarge: async () => new Response('<html>413</html>', { status: 413 }),
  invalid: async () => error(422, 'amount_below_min'),
  /** A gateway hides the server's answer. */
  invalidAfter: async ({ work }: Door) => {
    work()
    return error(422, 'unprocessable')
  },
  /** It never reaches the server. */
  hangs: () => new Promise<Response>(() => {}),
}

export type Fault = keyof typeof FAULTS

const payoutOf = (payload: PayoutPayload, count: number, at: string): Record<string, unknown> => ({
  id: `payout_${String(count).padStart(3, '0')}`,
  type: payload.source.type === 'bankAccount' ? 'onRamp' : 'offRamp',
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
  instructions: { memo: 'SPH1234567', resource: resourceOf(payload, count) },
  usageType: null,
  fundingVirtualAccount: null,
  wallets: [walletOn(payload.source.network)],
})

interface Kept {
  readonly body: string
  readonly status: number
  readonly answer: string
}

/** Keeps payouts and keys as the contract says; `refusesKnownKeys` is the like-named product's public API, which replays nothing. */
export function createServer({
  refusesKnownKeys = false,
  refusal = [409, 'idempotency_conflict'] as readonly [number, string],
  keepsKeysMs = 24 * HOUR,
  ahead = 0,
  /** Payouts say which key made them. */
  namesKeys = true,
  /** Answers carry their time. */
  tellsTime = true,
} = {}) {
  const payouts: Record<string, unknown>[] = []
  const keys = new Map<string, Kept & { readonly at: number }>()
  const seen: { key: string | null; method: string; path: string }[] = []
  const faults: Fault[] = []
  const faultOfReads: { current: Fault } = { current: 'none' }
  /** Of the next reads alone. */
  const faultsOfReads: Fault[] = []
  /** The token that a session gets after a 401; null ends it. */
  const renewed: { current: string | null } = { current: null }
  let cutAt = 0

  const clock = { ahead }
  const made = (payload: PayoutPayload, key: string | null) => {
    const at = new Date(Date.now() + clock.ahead).toISOString()
    const payout = { ...payoutOf(payload, payouts.length + 1, at), ...(namesKeys && { idempotencyKey: key }) }
    payouts.push(payout)
    return payout
  }

  const serverTime = () => Date.now() + clock.ahead

  function create(key: string | null, body: string, override: Partial<Record<string, unknown>> = {}): Response {
    const known = key === null ? undefined : keys.get(key)
    if (known && serverTime() - known.at < keepsKeysMs) {
      if (refusesKnownKeys || known.body !== body) return error(...refusal)
      return new Response(known.answer, { status: known.status })
    }
    const answer = JSON.stringify({ data: { payout: { ...made(JSON.parse(body), key), ...override } } })
    if (key !== null) keys.set(key, { body, status: 201, answer, at: serverTime() })
    return new Response(answer, { status: 201 })
  }

  async function answer(request: Request, fault: Fault): Promise<Response> {
    const key = request.headers.get('Idempotency-Key')
    const body = await request.text()
    const { id, isCreating } = askedOf(request)
    const reading = () => {
      if (id === null) return listed(payouts, request)
      const payout = payouts.find((candidate) => candidate['id'] === id)
      return payout ? Response.json({ data: { payout } }) : error(404, 'not_found')
    }
    if (!isFromCustomer(request, renewed.current)) return error(401, 'token_invalid')
    return FAULTS[fault]({
      work: () => (isCreating ? create(key, body) : reading()),
      workWithoutInstructions: () => (isCreating ? create(key, body, { instructions: undefined }) : reading()),
      cutAt,
    })
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, url, headers } = request
    seen.push({ method, path: new URL(url).pathname, key: headers.get('Idempotency-Key') })
    const fault = method === 'POST' ? (faults.shift() ?? 'none') : (faultsOfReads.shift() ?? faultOfReads.current)
    const response = await answer(request, fault)
    if (tellsTime) response.headers.set('Date', new Date(serverTime()).toUTCString())
    return response
  }
  const posts = () => seen.filter(({ method }) => method === 'POST')
  const timeHeader = () => (tellsTime ? new Date(serverTime()).toUTCString() : null)
  const setCut = (at: number) => (cutAt = at)
  return { fetch, payouts, clock, timeHeader, faults, faultOfReads, faultsOfReads, renewed, seen, posts, setCut }
}

export type Server = ReturnType<typeof createServer>

export const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const NO_LOCKS: World['tabs'] = { lock: (_, work) => work(), channel: () => ({ post() {}, close() {} }) }

/** One page with the widget; another on the same storage is a reload or a second tab. */
export function openPage(
  server: Pick<Server, 'fetch' | 'timeHeader'> & Partial<Pick<Server, 'renewed'>>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = createStorage(),
  tabs: World['tabs'] = NO_LOCKS,
) {
  const clock = createServerClock()
  // The form depends on lists that were read before it, whose answers carried the time.
  clock.observe(server.timeHeader())
  const api = createApiClient({
    clock,
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: server.fetch,
    session: {
      idToken: () => 'token',
      customerId: () => 'customer_abc',
      refresh: async () => server.renewed?.current ?? null,
      expired: () => {},
    },
  })
  const journal = createJournal({
    world: { storage: { local: storage }, tabs, uuid: () => crypto.randomUUID() },
    clock,
    origin: 'https://api.example',
    applicationId: 'application_sandbox',
    customerId: () => 'customer_abc',
  })
  return { api, journal, registrar: createRegistrar({ api, journal }) }
}

export async function settled<T>(promise: Promise<T>): Promise<T | ApiError> {
  const end: { result?: T | ApiError } = {}
  void promise.then(
    (value) => (end.result = value),
    (error: unknown) => (end.result = error as ApiError),
  )
  for (let second = 0; end.result === undefined && second < 600; second += 1) await vi.advanceTimersByTimeAsync(1000)
  if (end.result === undefined) throw new Error('hangs')
  return end.result
}

export const idOf = (result: Payout | ApiError) => (result instanceof ApiError ? result : result.id)
