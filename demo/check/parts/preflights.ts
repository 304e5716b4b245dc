import type { ApiClient } from '../../../src/api/client.ts'
import { CALL_NAMES, CALLS, type CallName } from '../calls.ts'
import { createCheckClient } from '../client.ts'
import type { Findings } from '../findings.ts'
import { Interrupted } from '../run.ts'

interface Preflights {
  readonly apiUrl: string
  readonly applicationId: string
  readonly origin: string
  readonly fetch: typeof fetch
  readonly signal?: AbortSignal
  readonly findings: Findings
}

interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: readonly string[]
}

/** A browser sends these without asking. */
const SAFE_HEADERS = new Set(['accept', 'accept-language', 'origin'])
const SAFE_METHODS = new Set(['GET', 'POST'])

/** As many at a time as a browser sends. */
const AT_ONCE = 6
const TIMEOUT_MS = 15_000

/** Sends for every call the preflight that a browser would send before it, with the headers of the client. */
export async function checkPreflights(options: Preflights): Promise<void> {
  for (let first = 0; first < CALL_NAMES.length; first += AT_ONCE) {
    if (options.signal?.aborted) throw new Interrupted()
    const names = CALL_NAMES.slice(first, first + AT_ONCE)
    const faults = await Promise.all(names.map((name) => faultsIn(options, name)))
    for (const [index, name] of names.entries())
      for (const deviates of faults[index]!) options.findings.deviates(name, 'preflight', deviates)
  }
}

async function faultsIn(options: Preflights, name: CallName): Promise<readonly string[]> {
  const sent = await whatIsSent(options, name)
  return faultsOf(await preflight(options, sent), sent, options.origin)
}

/** What the client would send. Nothing is sent. */
async function whatIsSent(options: Preflights, name: CallName): Promise<Sent> {
  let sent: Sent | undefined
  const keep: typeof fetch = (input, init) => {
    const names = Object.keys((init?.headers ?? {}) as Record<string, string>).map((header) => header.toLowerCase())
    const headers = names.filter((header) => !SAFE_HEADERS.has(header)).toSorted()
    sent ??= { url: String(input), method: init?.method ?? 'GET', headers }
    return Promise.reject(new TypeError('not sent'))
  }
  const session = { token: 'check', customerId: 'customer_check' }
  const api: ApiClient = createCheckClient({ ...options, writes: true, fetch: keep, session })
  await CALLS[name](api).catch(() => {})
  return sent!
}

const FAILED = 'failed'

async function preflight({ fetch, origin }: Preflights, { url, method, headers }: Sent) {
  const asked = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': headers.join(','),
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return await fetch(url, { method: 'OPTIONS', headers: asked, redirect: 'manual', signal })
  } catch {
    return FAILED
  }
}

function faultsOf(answer: Response | typeof FAILED, { method, headers }: Sent, origin: string): readonly string[] {
  if (answer === FAILED) return ['The preflight (OPTIONS) has no answer.']
  if (!answer.ok) return [`The preflight (OPTIONS) is answered with ${answer.status}.`]
  const listOf = (name: string) => answer.headers.get(`Access-Control-Allow-${name}`) ?? ''
  const allowed = listOf('Origin')
  if (allowed !== '*' && allowed !== origin)
    return [`The preflight allows ${allowed === '' ? 'no origin' : `the origin ${allowed}, and not ${origin}`}.`]
  const words = (name: string) =>
    listOf(name)
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
  const isMethod =
    SAFE_METHODS.has(method) || words('Methods').some((word) => word === '*' || word === method.toLowerCase())
  const names = words('Headers')
  const refused = headers.filter((name) => !names.includes(name) && !(names.includes('*') && name !== 'authorization'))
  return [
    ...(isMethod ? [] : [`Access-Control-Allow-Methods lacks ${method}.`]),
    ...refused.map((name) => `Access-Control-Allow-Headers lacks ${written(name)}.`),
  ]
}

const written = (name: string) => name.replaceAll(/(?<=^|-)\w/g, (letter) => letter.toUpperCase())
