import type { RefusalCode } from '../../http/refusal.ts'
import type { Method } from '../../http/route.ts'
import type { TestSandbox } from '../../testing.ts'
import type { RecordedCall, Recording } from '../recorded.ts'

/** Who calls. */
export interface Caller {
  readonly token?: string
  readonly customerId?: string
  readonly applicationId?: string
}

export interface Step extends Caller {
  /** The name of the example. */
  readonly as?: string | undefined
  /** Of the path. */
  readonly at?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly key?: string | undefined
}

export interface Recorder {
  readonly box: TestSandbox
  /** Keeps the call as an example, and returns its answer. */
  call(name: string, step?: Step): Promise<Answer>
  /** Keeps the body of a call that is refused. */
  refused(code: RefusalCode | 'issues', name: string, step?: Step): Promise<void>
  /** The same recorder in front of another sandbox. */
  on(box: TestSandbox): Recorder
  readonly recording: Recording
}

/** `text('payout', 'id')` of an answer. */
interface Answer {
  text(...path: readonly (string | number)[]): string
}

/** The address that the sandbox has by default. */
const ORIGIN = 'http://127.0.0.1:4010'
const BETWEEN_CALLS_MS = 4000

export function createRecorder(box: TestSandbox): Recorder {
  const calls: Record<string, Record<string, RecordedCall>> = {}
  const refusals: Record<string, unknown> = {}
  const recorderOn = (box: TestSandbox): Recorder => ({
    box,
    async call(name, step = {}) {
      const { status, body } = await send(box, name, step)
      if (status > 299) throw new Error(`${name} is answered by ${status}: ${JSON.stringify(body)}`)
      const { as = 'recorded', at, query } = step
      const parameters = { ...at, ...query }
      const recorded = { ...(at || query ? { parameters } : {}), ...('body' in step && { body: step.body }) }
      const examples = (calls[longName(name)] ??= {})
      if (examples[as]) throw new Error(`${name} has two examples with the name ${as}`)
      examples[as] = { ...recorded, status, answer: body }
      return answerOf(body)
    },
    async refused(code, name, step = {}) {
      const { body } = await send(box, name, step)
      if (codeOf(body) !== code) throw new Error(`${name} is answered by ${JSON.stringify(body)}, and not by ${code}`)
      refusals[code] ??= body
    },
    on: recorderOn,
    recording: { calls, refusals },
  })
  return recorderOn(box)
}

const pathOf = (name: string) => (/^\w+ \//.test(name) ? '' : '/v1/ramp/')
const longName = (name: string) => name.replace(/^\w+ /, `$&${pathOf(name)}`)

async function send({ sandbox, clock }: TestSandbox, name: string, step: Step) {
  clock.advance(BETWEEN_CALLS_MS)
  const [method, path] = longName(name).split(' ') as [Method, string]
  const address = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => step.at?.[parameter] ?? 'unknown')
  const url = new URL(`${ORIGIN}${address}?${new URLSearchParams(step.query)}`)
  const { body } = step
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = headersOf(step)
  const response = await sandbox.fetch(new Request(url, { method, headers, ...(body !== undefined && { body: text }) }))
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  return { status: response.status, body: (isJson ? await response.json() : await response.text()) as unknown }
}

function headersOf({ token, customerId, applicationId = 'application_sandbox', key }: Step): Headers {
  return new Headers({
    'X-Application-Id': applicationId,
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(customerId !== undefined && { 'X-Customer-Id': customerId }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  })
}

const member = (value: unknown, name: string | number): unknown => (Object(value) as Record<string, unknown>)[name]

/** Some answers are in `data`, others are not. */
const answerOf = (body: unknown): Answer => ({
  text: (...path) => {
    const value = path.reduce<unknown>(member, member(body, 'data') ?? body)
    if (typeof value !== 'string') throw new Error(`${JSON.stringify(body)} has no ${path.join('.')}`)
    return value
  },
})

const codeOf = (body: unknown) =>
  Object.hasOwn(Object(body), 'issues') ? 'issues' : member(member(body, 'error'), 'code')
