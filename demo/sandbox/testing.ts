import { createManualClock, type ManualClock } from './clock.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import type { Db } from './db/db.ts'
import { createTestDb } from './db/test-db.ts'
import type { Issue } from './http/refusal.ts'
import type { Method } from './http/route.ts'
import type { Chains, MissingChains } from './payouts/chain-port.ts'
import { defaultSettings, type Settings } from './settings.ts'

export interface TestCall {
  readonly token?: string
  readonly customerId?: string
  readonly applicationId?: string
  readonly key?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, else the text. */
  readonly body: any // eslint-disable-line typescript/no-explicit-any -- a test reads any answer
  /** `body.data`. */
  readonly data: any // eslint-disable-line typescript/no-explicit-any -- as above
}

export interface TestSandbox {
  readonly sandbox: Sandbox
  readonly db: Db
  readonly clock: ManualClock
  /** A path under `/v1/ramp/`, or one that begins with a slash. */
  request(method: Method, path: string, call?: TestCall): Promise<TestAnswer>
  signIn(email: string, options?: { applicationId?: string }): Promise<{ token: string; customerId: string }>
  /** Runs the next n steps of every waiting timer. */
  advance(steps?: number): Promise<void>
  close(): Promise<void>
}

export interface TestSandboxOptions {
  readonly settings?: Partial<Settings>
  readonly chains?: Chains
  readonly missingChains?: MissingChains
  readonly clock?: ManualClock
  /** The database of another sandbox, to share it. */
  readonly db?: Db
}

/** `404 not_found`, or `422 iban: validation.invalidIban`. */
export const codeOf = ({ status, body }: TestAnswer): string =>
  `${status} ${body.error?.code ?? body.issues?.map((issue: Issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`

const ORIGIN = 'http://sandbox.test'

export async function createTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const db = options.db ?? (await createTestDb())
  const clock = options.clock ?? createManualClock()
  const settings = {
    ...defaultSettings,
    stepMs: 0,
    autoFund: false,
    codeSendsPerHour: 1000,
    checkAnswers: true,
    controlHosts: [new URL(ORIGIN).hostname],
    ...options.settings,
  }
  const bugs: unknown[] = []
  const report = (error: unknown) => void bugs.push(error)
  const { chains = {}, missingChains = {} } = options
  const sandbox = createSandbox({ db, clock, chains, missingChains, settings, report })

  async function request(method: Method, path: string, call: TestCall = {}): Promise<TestAnswer> {
    const response = await sandbox.fetch(new Request(new URL(absolute(path), ORIGIN), requestInit(method, call)))
    raise(bugs)
    const text = await response.text()
    const body = parsed(text)
    return { status: response.status, headers: response.headers, body, data: body?.data }
  }

  return {
    sandbox,
    db,
    clock,
    request,
    signIn: async (email, { applicationId = 'application_sandbox' } = {}) => {
      const { customerId, ...login } = (await request('POST', 'auth/login', { applicationId, body: { email } })).data
      if (login.nextStep === 'operating-residency') {
        const body = { countryCode: 'USA', stateCode: 'US-CA' }
        await request('POST', 'auth/operating-residency', { applicationId, customerId, body })
      }
      const verify = { applicationId, customerId, body: { code: '000000' } }
      const { token: oneTime } = (await request('POST', 'auth/otp/verify', verify)).body
      const exchanged = await request('POST', '/v1/identity/token', { applicationId, body: { token: oneTime } })
      return { token: exchanged.data.idToken, customerId }
    },
    advance: async (steps = 1) => {
      await sandbox.advance(steps)
      raise(bugs)
    },
    close: async () => {
      await sandbox.stop()
      if (!options.db) await db.close()
    },
  }
}

const absolute = (path: string) => (path.startsWith('/') ? path : `/v1/ramp/${path}`)

function requestInit(method: Method, call: TestCall): RequestInit {
  const headers = new Headers({ 'X-Application-Id': call.applicationId ?? 'application_sandbox', ...call.headers })
  if (call.token !== undefined) headers.set('Authorization', `Bearer ${call.token}`)
  if (call.customerId !== undefined) headers.set('X-Customer-Id', call.customerId)
  if (call.key !== undefined) headers.set('Idempotency-Key', call.key)
  if (call.body === undefined) return { method, headers }
  headers.set('Content-Type', 'application/json')
  return { method, headers, body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A bug of the sandbox fails the test, even if the caller ignores the answer. */
function raise(bugs: unknown[]): void {
  if (bugs.length > 0) throw bugs.shift()
}
