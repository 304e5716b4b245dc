import { systemClock } from '../sandbox/clock.ts'
import { createTestSandbox, type TestSandbox, type TestSandboxOptions } from '../sandbox/testing.ts'
import { check, type CheckOptions } from './check.ts'
import type { Report } from './findings.ts'
import type { Handler } from './plants/plant.fixture.ts'

/** A sandbox on the clock of this machine, with which the check compares an API's. */
export const openSandbox = (options: TestSandboxOptions = {}): Promise<TestSandbox> =>
  createTestSandbox({
    clock: { ...systemClock, advance: () => {} },
    ...options,
    settings: { controls: false, ...options.settings },
  })

export interface Checked {
  readonly report: Report
  readonly methods: ReadonlySet<string>
}

const asFetch = (handler: Handler) =>
  ((input: string, init?: RequestInit) => handler(new Request(input, init))) as typeof fetch

/** Checks the sandbox behind a proxy, in this process. */
export async function checked(handler: Handler, options: Partial<CheckOptions> = {}): Promise<Checked> {
  const methods = new Set<string>()
  const counted: Handler = (request) => {
    methods.add(request.method)
    return handler(request)
  }
  const report = await check({
    apiUrl: 'http://sandbox.test',
    applicationId: 'application_sandbox',
    origin: 'https://shop.example',
    token: null,
    person: null,
    writes: false,
    fetch: asFetch(counted),
    settleMs: 0,
    ...options,
  })
  return { report, methods }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'OPTIONS'
const isOfWhatChanges = ({ method, url }: Request) =>
  method !== 'OPTIONS' && /\/(?:wallets|bankAccounts|payouts)(?:[/?]|$)/.test(url)

/** Asks the sandbox once for what a check reads and does not change: most of the time of a check is the sandbox's. */
export function remembering(sandbox: Handler, options: { readonly writes: boolean }): Handler {
  const asked = new Map<string, Promise<Response>>()
  return async (request) => {
    if (!isRead(request) || (options.writes && isOfWhatChanges(request))) return sandbox(request)
    const what = JSON.stringify([request.method, request.url, ...request.headers])
    if (!asked.has(what)) asked.set(what, sandbox(request))
    const answer = (await asked.get(what)!).clone()
    answer.headers.set('Date', new Date().toUTCString())
    return answer
  }
}

const FIRST = 3

/** The deviations in one line each, with their calls. */
export const linesOf = ({ deviations, missing }: Report): readonly string[] => [
  ...deviations.map(({ calls, deviates }) => {
    const rest = calls.length - FIRST
    return `${calls.slice(0, rest > 1 ? FIRST : undefined).join(', ')}${rest > 1 ? ` and ${rest} others` : ''}: ${deviates}`
  }),
  ...missing.map(({ call, answer }) => `${call} is missing: ${answer}`),
]
