import { jsonAnswer } from './answer.ts'

export const failureShapes = [
  'issues',
  'source',
  'error',
  'message',
  'string',
  'text',
  'html',
  'empty',
  'drop',
  'v1',
  'v2',
  'field-map',
] as const

type FailureShape = (typeof failureShapes)[number]

export interface Failure {
  readonly shape: FailureShape
  readonly status: number
  readonly message?: string | undefined
  readonly code?: string | undefined
  readonly field?: string | undefined
  readonly retryAfter?: string | undefined
}

interface Filled {
  readonly status: number
  readonly message: string
  readonly code: string
  readonly field: string
  readonly requestId: string
  readonly at: string
}

/** Every error shape that the client must understand (decisions.md E3). */
const bodies = {
  issues: ({ message, field }) => ({ issues: [{ code: 'custom', path: [field], message }] }),
  source: ({ message, field }) => ({ error: { source: { [field]: message } } }),
  error: ({ message, code, requestId }) => ({ error: { code, message }, request: requestId }),
  message: ({ message }) => ({ message }),
  string: ({ message }) => ({ error: message }),
  text: ({ message }) => message,
  v1: ({ message, code, status, requestId, at }) => ({
    ok: false,
    object: 'error',
    statusCode: status,
    error: code,
    message,
    data: null,
    request: requestId,
    ts: at,
  }),
  v2: ({ message, code, status, field, requestId }) => ({
    status,
    detail: message,
    code,
    correlationId: requestId,
    errors: [{ detail: message, pointer: `/${field}` }],
  }),
  'field-map': ({ message, field, at }) => ({ ts: at, error: { [field]: [message] } }),
} satisfies Partial<Record<FailureShape, (filled: Filled) => unknown>>

/** Statuses without a body. */
const BODILESS = [204, 205, 304]

export function failureAnswer(
  failure: Failure,
  { requestId, now }: { requestId: string; now: number },
): Response | 'drop' {
  const { shape, status } = failure
  const headers: Record<string, string> = failure.retryAfter === undefined ? {} : { 'Retry-After': failure.retryAfter }
  if (shape === 'drop') return 'drop'
  if (shape === 'empty' || BODILESS.includes(status)) return new Response(null, { status, headers })
  if (shape === 'html') {
    const page = `<!doctype html><html><body><h1>${status}</h1></body></html>`
    return new Response(page, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
  }
  const body = bodies[shape]({
    status,
    message: failure.message ?? 'The sandbox fails on purpose',
    code: failure.code ?? 'sandbox_failure',
    field: failure.field ?? 'amount',
    requestId,
    at: new Date(now).toISOString(),
  })
  return jsonAnswer(status, body, headers)
}
