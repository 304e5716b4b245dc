import { readRetryAfter } from '../../../src/api/http/retry.ts'
import type { CallName } from '../calls.ts'
import type { Exchange } from '../client.ts'
import type { Findings } from '../findings.ts'

/** For whole seconds, the time on the way, and servers behind one address that differ a little. */
const TOLERANCE_MS = 60_000

const EXPOSED = [
  ['Date', 'date'],
  ['Retry-After', 'retryAfter'],
  ['X-Request-Id', 'requestId'],
] as const

/** Judges what every answer must have: who may read it, its time and its reference. */
export function createAnswerJudge(findings: Findings, page: string) {
  const readings: { readonly name: CallName; readonly aheadMs: number }[] = []
  return {
    judge({ name, answer }: Exchange): void {
      if (name === undefined || typeof answer === 'string') return
      const { headers } = answer
      const allowed = headers.get('Access-Control-Allow-Origin')
      if (allowed !== '*' && allowed !== page) return findings.deviates(name, 'origin', originOf(answer, page))
      for (const [header, rule] of EXPOSED)
        if (!isExposed(headers, header)) findings.deviates(name, rule, `Access-Control-Expose-Headers lacks ${header}.`)
      if (!headers.has('X-Request-Id')) findings.deviates(name, 'requestId', 'The answer has no X-Request-Id.')
      if (answer.status === 429 && !headers.has('Retry-After'))
        findings.deviates(name, 'retryAfter', 'It is refused with 429 and no Retry-After.')
      const wait = headers.get('Retry-After')
      if (wait !== null && readRetryAfter(headers) === undefined)
        findings.deviates(name, 'retryAfter', `Retry-After is "${wait}", which is neither seconds nor a date.`)
      const date = Date.parse(headers.get('Date') ?? '')
      if (Number.isNaN(date)) findings.deviates(name, 'date', 'The answer has no Date.')
      else readings.push({ name, aheadMs: date - Date.now() })
    },
    /** The server's clock, against itself and against the clock of this machine. */
    judgeClock(): void {
      const [first] = readings
      if (!first) return
      const other = readings.find(({ aheadMs }) => Math.abs(aheadMs - first.aheadMs) > TOLERANCE_MS)
      const distance = (ms: number) => `${Math.round(Math.abs(ms) / 60_000)} minutes ${ms > 0 ? 'ahead of' : 'behind'}`
      if (other)
        findings.deviates(
          other.name,
          'clock',
          `Date is ${distance(other.aheadMs - first.aheadMs)} that of other answers.`,
        )
      else if (Math.abs(first.aheadMs) > TOLERANCE_MS)
        findings.deviates(
          first.name,
          'clock',
          `Date is ${distance(first.aheadMs)} this machine, whose clock may be the wrong one.`,
        )
    },
  }
}

function originOf({ status, headers }: { status: number; headers: Headers }, page: string): string {
  const allowed = headers.get('Access-Control-Allow-Origin')
  const kind = status > 399 ? 'A refusal' : 'The answer'
  return allowed === null
    ? `${kind} has no Access-Control-Allow-Origin.`
    : `${kind} allows the origin ${allowed}, and not ${page}.`
}

function isExposed(headers: Headers, name: string): boolean {
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
  return exposed.includes('*') || exposed.includes(name.toLowerCase())
}
