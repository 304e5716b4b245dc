import { environmentManager, QueryClient } from '@tanstack/react-query'
import { createApiClient } from '../api/client.ts'
import { emptyWindow } from '../lib/host-window.fixture.ts'
import { mapStorage } from '../lib/map-storage.fixture.ts'
import { createServerClock } from '../lib/server-clock.ts'
import type { World } from '../lib/world.ts'
import { createPreferencesStore } from '../stores/preferences.ts'
import { createSessionStore, customerIdOf, tokensOf } from '../stores/session.ts'
import { storageKeyOf } from '../stores/tab-storage.ts'
import { createToastStore } from '../stores/toasts.ts'
import type { Services, Settings } from './services.ts'

// Without a window the library takes this for a server, which polls nothing.
environmentManager.setIsServer(() => false)

export interface ServedCall {
  readonly method: string
  /** Without `v1` and `ramp`, with the parameters of the address. */
  readonly path: string
  readonly body: unknown
  readonly key: string | null
}

/** What the server answers a call with, by its method and path. An `Error` loses the answer. */
export type ServedAnswers = Record<string, (call: ServedCall) => unknown>

interface Opening {
  readonly answers?: ServedAnswers
  readonly host?: Settings['host']
  /** Answers the nodes that the host names. */
  readonly nodes?: typeof fetch
  readonly storage?: World['storage']['local']
  readonly tabs?: World['tabs']
  /** Null: no session. */
  readonly customer?: string | null
}

const API_URL = 'https://api.example'
const APPLICATION = 'application_acme'
const PUBLIC = /^(?:applications|auth)\//

export const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code, message: code }, request: 'request_1' }, { status })

async function readCall(request: Request): Promise<ServedCall> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  return {
    method: request.method,
    path: pathname.replace(/^\/v1\/(?:ramp\/)?/, '') + search,
    body: text === '' ? null : JSON.parse(text),
    key: request.headers.get('Idempotency-Key'),
  }
}

type SessionStore = Services['session']
const idTokenOf = (session: SessionStore) => tokensOf(session.getState())?.idToken ?? null

/** A server that answers by a table, and refuses what is not in it and who is not signed in. */
function createServer(answers: ServedAnswers, session: SessionStore) {
  const calls: ServedCall[] = []
  async function serve(request: Request): Promise<Response> {
    const call = await readCall(request)
    calls.push(call)
    const isKnown = request.headers.get('Authorization') === `Bearer ${idTokenOf(session)}`
    if (!isKnown && !PUBLIC.test(call.path)) return refusal(401, 'token_invalid')
    const answer = answers[`${call.method} ${call.path}`]
    if (!answer) throw new Error(`the server has no answer to ${call.method} ${call.path}`)
    const value = await answer(call)
    if (value instanceof Error) throw value
    return value instanceof Response ? value : Response.json({ data: value })
  }
  return { calls, serve }
}

const settingsOf = (host: Settings['host']): Settings => ({
  apiUrl: API_URL,
  frontendOrigin: API_URL,
  brand: { nickname: 'Acme Pay', complianceEmail: 'compliance@acme.test', supportEmail: 'support@acme.test' },
  offloaderWallets: true,
  excludedTabs: [],
  chat: null,
  host,
})

const clientOf = (fetch: typeof globalThis.fetch, session: SessionStore, clock: Services['clock']) =>
  createApiClient({
    clock,
    apiUrl: API_URL,
    applicationId: APPLICATION,
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch,
    session: {
      idToken: () => idTokenOf(session),
      customerId: () => customerIdOf(session.getState()),
      refresh: async () => null,
      expired: () => {},
    },
  })

function worldOf(fetch: typeof globalThis.fetch, { storage, tabs }: Opening): World {
  return {
    fetch,
    storage: { local: storage ?? mapStorage(), session: mapStorage() },
    tabs: tabs ?? { lock: (_, work) => work(), caughtUp: async () => {}, channel: () => ({ post() {}, close() {} }) },
    uuid: () => crypto.randomUUID(),
    pageQuery: () => '',
    window: emptyWindow(),
  }
}

/** The services of an element, the calls of its server and the events that its host received. */
export function openServices(opening: Opening = {}) {
  const { answers = {}, host = {}, nodes, customer = 'customer_a' } = opening
  const emitted: (readonly [string, unknown])[] = []
  const session = createSessionStore()
  const signIn = (uid: string) =>
    session.dispatch({ type: 'signedIn', tokens: { idToken: `token of ${uid}`, refreshToken: 'refresh', uid } })
  if (customer !== null) signIn(customer)
  const { calls, serve } = createServer(answers, session)
  const fetch: typeof globalThis.fetch = async (input, init) =>
    String(input).startsWith(API_URL) ? serve(new Request(input, init)) : nodes!(input, init)
  const clock = createServerClock()
  const parts = new Map<unknown, unknown>()
  const services: Services = {
    applicationId: APPLICATION,
    storageKey: storageKeyOf(API_URL, APPLICATION),
    settings: settingsOf(host),
    world: worldOf(fetch, opening),
    merchant: () => '',
    api: clientOf(fetch, session, clock),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1000 } } }),
    preferences: createPreferencesStore(),
    session,
    toasts: createToastStore(),
    emit: (type, detail) => emitted.push([type, detail]) > 0,
    clock,
    drafts: new Map(),
    lazy(make) {
      if (!parts.has(make)) parts.set(make, make(services))
      return parts.get(make) as ReturnType<typeof make>
    },
    signIn: () => Promise.reject(new Error('nobody signs in by a token here')),
    signOut: () => Promise.reject(new Error('nobody signs out here')),
  }
  const pathsOf = (method: string) => calls.filter((call) => call.method === method).map(({ path }) => path)
  return { services, calls, emitted, answers, signIn, pathsOf }
}
