import { vi } from 'vitest'
import { createApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { createServerClock } from '../../lib/server-clock.ts'
import { mapStorage } from '../../lib/map-storage.fixture.ts'
import type { KeyValueStore, World } from '../../lib/world.ts'
import { storageKeyOf } from '../../stores/tab-storage.ts'
import { createJournal } from '../journal/journal.ts'
import { createRegistrar } from '../registration/registrar.ts'
import { askedOf, errorResponse, isFromCustomer } from './payout-requests.fixture.ts'
import { createPayoutStore } from './payout-store.fixture.ts'

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

const lost = () => Promise.reject(new TypeError('reset'))

const gatewayPage = () => new Response('<html>403</html>', { status: 403 })

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
  error500: async () => errorResponse(500, 'internal'),
  /** What a server has kept as the answer of the key. */
  storedError: async () => errorResponse(500, 'internal'),
  errorAfter: ({ work }: Door) => {
    work()
    return Promise.resolve(errorResponse(500, 'internal'))
  },
  error503: async () => new Response('', { status: 503, headers: { 'Retry-After': '2' } }),
  stillWorking: async () => errorResponse(409, 'idempotency_in_progress'),
  keyInUse: async () => errorResponse(409, 'idempotency_key_in_use'),
  neverAnswers: ({ work }: Door) => (work(), new Promise<Response>(() => {})),
  unauthorized: async () => errorResponse(401, 'token_invalid'),
  forbidden: async () => errorResponse(403, 'capability_missing'),
  forbiddenLate: async () => {
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    return errorResponse(403, 'capability_missing')
  },
  notFound: async () => errorResponse(404, 'not_found'),
  tooLarge: async () => errorResponse(413, 'too_large'),
  invalid: async () => errorResponse(422, 'amount_below_min'),
  /** A gateway hides the server's answer. */
  invalidAfter: async ({ work }: Door) => {
    work()
    return errorResponse(422, 'unprocessable')
  },
  /** A page in place of the server's answer. */
  pageAfter: async ({ work }: Door) => {
    work()
    return gatewayPage()
  },
  /** It never reaches the server. */
  pageBefore: async () => gatewayPage(),
  /** It never reaches the server. */
  hangs: () => new Promise<Response>(() => {}),
}

export type Fault = keyof typeof FAULTS

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
  const seen: { key: string | null; method: string; path: string }[] = []
  const faults: Fault[] = []
  const faultOfReads: { current: Fault } = { current: 'none' }
  /** Faults of the next reads only. */
  const faultsOfReads: Fault[] = []
  /** The token that a session gets after a 401; null ends it. */
  const renewed: { current: string | null } = { current: null }
  let cutAt = 0

  const clock = { ahead }
  const serverTime = () => Date.now() + clock.ahead
  const { payouts, create, read } = createPayoutStore({
    refusesKnownKeys,
    refusal,
    keepsKeysMs,
    namesKeys,
    serverTime,
  })

  async function answer(request: Request, fault: Fault): Promise<Response> {
    const key = request.headers.get('Idempotency-Key')
    const body = await request.text()
    const { id, isCreating } = askedOf(request)
    if (!isFromCustomer(request, renewed.current)) return errorResponse(401, 'token_invalid')
    return FAULTS[fault]({
      work: () => (isCreating ? create(key, body) : read(id, request)),
      workWithoutInstructions: () => (isCreating ? create(key, body, { instructions: undefined }) : read(id, request)),
      cutAt,
    })
  }

  const timeHeader = () => (tellsTime ? new Date(serverTime()).toUTCString() : null)
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
  const setCut = (at: number) => (cutAt = at)
  return { fetch, payouts, clock, timeHeader, faults, faultOfReads, faultsOfReads, renewed, seen, posts, setCut }
}

export type Server = ReturnType<typeof createServer>

export const createStorage = () => mapStorage()

const NO_LOCKS: World['tabs'] = {
  lock: (_, work) => work(),
  caughtUp: async () => {},
  channel: () => ({ post() {}, close() {} }),
}

/** One page with the widget; another on the same storage is a reload or a second tab. */
export function openPage(
  server: Pick<Server, 'fetch' | 'timeHeader'> & Partial<Pick<Server, 'renewed'>>,
  storage: KeyValueStore = createStorage(),
  tabs: World['tabs'] = NO_LOCKS,
) {
  const clock = createServerClock()
  // The form depends on lists that were read before it, whose answers carried the time.
  for (const header of [server.timeHeader(), server.timeHeader()]) clock.observe(header)
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
    storageKey: storageKeyOf('https://api.example', 'application_sandbox'),
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
