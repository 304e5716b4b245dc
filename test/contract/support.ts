import { createServerClock } from '../../src/lib/server-clock.ts'
import { mapStorage } from '../../src/lib/map-storage.fixture.ts'
import { expect, vi } from 'vitest'
import { createManualClock } from '../../demo/sandbox/clock.ts'
import { createTestSandbox, type TestSandbox, type TestSandboxOptions } from '../../demo/sandbox/testing.ts'
import { login, saveResidency, verifyCode } from '../../src/api/auth.ts'
import { createApiClient, type ApiClient } from '../../src/api/client.ts'
import type { ApiSession, LogEntry } from '../../src/api/http/context.ts'
import { exchangeToken, refreshToken } from '../../src/api/identity.ts'
import type { IdentityTokens } from '../../src/domain/sign-in/sign-in.ts'
import { createJournal, type Journal } from '../../src/operations/journal/journal.ts'
import { storageKeyOf } from '../../src/stores/tab-storage.ts'
import { lintHeaders } from './header-lint.ts'

export const API_URL = 'http://sandbox.test'

export interface Customer {
  readonly api: ApiClient
  readonly journal: Journal
  readonly log: readonly LogEntry[]
  /** The test changes it in place, as the session store does. */
  readonly session: { customerId: string | null; tokens: IdentityTokens | null; expired: number; refreshed: number }
}

export interface Contract {
  readonly box: TestSandbox
  /** Every request of the client. */
  readonly traffic: readonly Request[]
  visitor(options?: VisitorOptions): Customer
  /** Signs in as the screens do, with the code that always works. */
  customer(email: string, options?: VisitorOptions): Promise<Customer>
  failNext(method: string, path: string, failure: Readonly<Record<string, unknown>>): Promise<void>
  requests(path: string): Promise<readonly { method: string; path: string; body: unknown; status: number }[]>
  close(): Promise<void>
}

interface VisitorOptions {
  readonly applicationId?: string
  readonly rampOnly?: boolean
  readonly language?: string
}

/** A client with a session and a journal of its own. */
function openVisitor(
  fetch: typeof globalThis.fetch,
  { applicationId = 'application_sandbox', rampOnly = false, language = 'en' }: VisitorOptions = {},
) {
  const log: LogEntry[] = []
  const state: Customer['session'] = { customerId: null, tokens: null, expired: 0, refreshed: 0 }
  const session: ApiSession = {
    idToken: () => state.tokens?.idToken ?? null,
    customerId: () => state.customerId,
    async refresh() {
      if (!state.tokens) return null
      state.refreshed += 1
      state.tokens = await refreshToken(api, state.tokens.refreshToken)
      return state.tokens.idToken
    },
    expired() {
      state.expired += 1
      state.tokens = null
    },
  }
  const clock = createServerClock()
  const api = createApiClient({
    clock,
    apiUrl: API_URL,
    applicationId,
    rampOnly: () => rampOnly,
    language: () => language,
    uuid: () => crypto.randomUUID(),
    log: (entry) => log.push(entry),
    fetch,
    session,
  })
  const journal = createJournal({
    world: memoryWorld(),
    clock,
    storageKey: storageKeyOf(API_URL, applicationId),
    customerId: () => state.customerId,
  })
  return { api, journal, log, session: state }
}

export async function openContract(options?: TestSandboxOptions): Promise<Contract> {
  // The journal uses this machine's clock for its intents.
  const box = await createTestSandbox({ clock: createManualClock(Date.now()), ...options })
  const traffic: Request[] = []

  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    traffic.push(request.clone())
    return box.sandbox.fetch(request)
  }

  const visitor = (options?: VisitorOptions) => openVisitor(fetch, options)

  async function customer(email: string, visit?: VisitorOptions) {
    const person = visitor(visit)
    const { api, session } = person
    const { customerId, nextStep } = await login(api, { email, preventSendingEmail: true })
    session.customerId = customerId
    if (nextStep !== 'otp') await saveResidency(api, { countryCode: 'USA', stateCode: 'US-CA' })
    const code = await verifyCode(api, { code: '000000' })
    if (code.result !== 'success') throw new Error(`no token for ${email}: ${code.result}`)
    session.tokens = await exchangeToken(api, code.token)
    return person
  }

  return {
    box,
    traffic,
    visitor,
    customer,
    failNext: async (method, path, failure) => {
      const planned = await box.request('POST', '/sandbox/fail-next', { body: { method, path, ...failure } })
      expect(planned.status).toBe(200)
    },
    requests: async (path) => {
      const { body } = await box.request('GET', `/sandbox/requests?path=${encodeURIComponent(path)}`)
      return body.data ?? body
    },
    close: async () => {
      lintHeaders(traffic)
      await box.close()
    },
  }
}

const CALL_LIMIT_MS = 15_000

/** The client's waits between retries pass fifty times as fast; its call limits are unchanged. */
export function hurryRepeats(): void {
  const real = globalThis.setTimeout
  const hurried = (work: () => void, ms = 0) => real(work, ms < CALL_LIMIT_MS ? ms / 50 : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout)
}

function memoryWorld() {
  const local = mapStorage()
  const tabs = {
    lock: <T>(_: string, work: () => Promise<T>) => work(),
    caughtUp: async () => {},
    channel: () => ({ post() {}, close() {} }),
  }
  return { storage: { local }, tabs, uuid: () => crypto.randomUUID() }
}
