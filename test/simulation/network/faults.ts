import type { Random } from '../random.ts'

/** What a network, a proxy or an overloaded server does to one call. */
export type Fault =
  | 'none'
  | 'refused'
  | 'requestLost'
  | 'deliveredLate'
  | 'answerLost'
  | 'answerLate'
  | 'doubled'
  | 'repeatedByBrowser'
  | 'inProgress'
  | 'truncated'
  | 'invalidJson'
  | 'html'
  | 'empty'
  | 'wrongSchema'
  | 'gateway'
  | 'gatewayAfter'
  | 'error500'
  | 'error500After'
  | 'error503'
  | 'error429'
  | 'changed'
  | 'changedAndLost'

const WEIGHTS = {
  refused: 2,
  requestLost: 3,
  deliveredLate: 2,
  answerLost: 5,
  answerLate: 3,
  doubled: 2,
  repeatedByBrowser: 3,
  inProgress: 1,
  truncated: 2,
  invalidJson: 1,
  html: 1,
  empty: 1,
  wrongSchema: 1,
  gateway: 4,
  gatewayAfter: 3,
  error500: 2,
  error500After: 2,
  error503: 2,
  error429: 1,
  changed: 2,
  changedAndLost: 1,
} satisfies Record<Exclude<Fault, 'none'>, number>

export const FAULTS = Object.keys(WEIGHTS) as readonly Fault[]

export const drawFault = (random: Random, faultRate: number): Fault =>
  random.chance(faultRate) ? random.weighted(WEIGHTS) : 'none'

/** The call never reaches the server. */
export const isLostBefore = (fault: Fault) =>
  ['refused', 'requestLost', 'gateway', 'error500', 'error503', 'error429'].includes(fault)

/** The server makes something else than it was asked for. */
export const isChange = (fault: Fault) => fault === 'changed' || fault === 'changedAndLost'

/** No answer comes at all: the client's own timeout ends the wait. */
export const isSilent = (fault: Fault) => ['requestLost', 'deliveredLate', 'answerLate'].includes(fault)

export const breaksConnection = (fault: Fault) => ['refused', 'answerLost', 'changedAndLost'].includes(fault)

export interface Arrived {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

const page = '<!doctype html><title>Hotel</title>'
const refusal = (code: string) => ({ error: { code, message: 'Not now' } })

/** Every status of a gateway, or of a used key. */
export const GATEWAY_STATUSES = [400, 401, 403, 404, 408, 409, 413, 422, 425, 429, 500, 502, 503, 504] as const

const CODES: Readonly<Record<number, readonly string[]>> = {
  401: ['token_invalid'],
  403: ['forbidden', 'capability_missing'],
  404: ['not_found'],
  409: ['conflict', 'idempotency_conflict', 'idempotency_key_used'],
  422: ['amount_below_min', 'idempotency_key_reused'],
}

function gateway(random: Random): Response {
  const status = random.pick(GATEWAY_STATUSES)
  const code = random.pick(CODES[status] ?? ['refused'])
  const format = random.pick(['json', 'issues', 'text', 'html', 'empty'] as const)
  if (format === 'json') return json(status, refusal(code))
  if (format === 'issues') return json(status, { issues: [{ path: ['amount'], message: code }] })
  if (format === 'text') return new Response('Refused', { status, headers: { 'Content-Type': 'text/plain' } })
  return new Response(format === 'html' ? page : '', { status, headers: { 'Content-Type': 'text/html' } })
}

type Breaks = (answer: Arrived | null, random: Random) => Response

const broken: Partial<Record<Fault, Breaks>> = {
  gateway: (_, random) => gateway(random),
  gatewayAfter: (_, random) => gateway(random),
  error500: () => json(500, refusal('internal')),
  error500After: () => json(500, refusal('internal')),
  error503: (_, random) => json(503, { message: 'Busy' }, { 'Retry-After': random.pick(['0', '1', '4', '20', '300']) }),
  error429: (_, random) => json(429, { message: 'Slow down' }, random.chance(0.5) ? { 'Retry-After': '2' } : {}),
  inProgress: () => json(409, refusal('idempotency_in_progress'), { 'Retry-After': '1' }),
  html: () => new Response(page, { headers: { 'Content-Type': 'text/html' } }),
  empty: () => new Response(''),
  invalidJson: (answer) => new Response('{"data":{"payout":', { status: answer?.status ?? 200 }),
  wrongSchema: (answer) => json(answer?.status ?? 200, { data: { payout: { id: 7 }, unexpected: [] } }),
  truncated(answer, random) {
    const { text = '', status = 200 } = answer ?? {}
    return new Response(text.slice(0, random.whole(Math.max(1, text.length))), { status })
  },
}

/** The answer that the client gets instead of the server's. */
export const brokenAnswer = (fault: Fault, answer: Arrived | null, random: Random): Response =>
  broken[fault]?.(answer, random) ?? asItCame(answer)

export function asItCame(answer: Arrived | null): Response {
  if (!answer) throw new TypeError('fetch failed')
  return new Response(answer.text, { status: answer.status, headers: answer.headers })
}
