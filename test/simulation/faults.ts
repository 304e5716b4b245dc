import type { Random } from './random.ts'

/** What a network, a proxy or an overloaded server does to one call. */
export type Fault =
  | 'none'
  | 'refused'
  | 'requestLost'
  | 'deliveredLate'
  | 'answerLost'
  | 'answerLate'
  | 'doubled'
  | 'inProgress'
  | 'truncated'
  | 'invalidJson'
  | 'html'
  | 'empty'
  | 'wrongSchema'
  | 'error500'
  | 'error500After'
  | 'error503'
  | 'error429'

const WEIGHTS = {
  refused: 2,
  requestLost: 3,
  deliveredLate: 2,
  answerLost: 5,
  answerLate: 3,
  doubled: 2,
  inProgress: 1,
  truncated: 2,
  invalidJson: 1,
  html: 1,
  empty: 1,
  wrongSchema: 1,
  error500: 2,
  error500After: 2,
  error503: 2,
  error429: 1,
} satisfies Record<Exclude<Fault, 'none'>, number>

export const FAULTS = Object.keys(WEIGHTS) as readonly Fault[]

export const drawFault = (random: Random, faultRate: number): Fault =>
  random.chance(faultRate) ? random.weighted(WEIGHTS) : 'none'

/** The call never reaches the server. */
export const isLostBefore = (fault: Fault) =>
  ['refused', 'requestLost', 'error500', 'error503', 'error429'].includes(fault)

/** No answer comes at all: the client's own timeout ends the wait. */
export const isSilent = (fault: Fault) => ['requestLost', 'deliveredLate', 'answerLate'].includes(fault)

export const breaksConnection = (fault: Fault) => ['refused', 'answerLost'].includes(fault)

interface Arrived {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

const page = '<!doctype html><title>Hotel</title>'
const refusal = (code: string) => ({ error: { code, message: 'Not now' } })

type Breaks = (answer: Arrived | null, random: Random) => Response

const broken: Partial<Record<Fault, Breaks>> = {
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
