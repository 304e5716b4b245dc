import { ApiError } from '../error.ts'
import { readErrorBody } from './error-formats.ts'

interface Refusal {
  readonly status: number
  readonly body: unknown
  /** Used when the body contains no reference. */
  readonly reference: string
  readonly retryAfter?: number | undefined
}

export function parseApiError({ status, body, reference, retryAfter }: Refusal): ApiError {
  const errorBody = readErrorBody(body)
  return new ApiError({
    ...errorBody,
    kind: status === 401 ? 'unauthorized' : errorBody.kind,
    status,
    reference: errorBody.reference ?? reference,
    outcome: isDefinite(status, errorBody.code) ? 'definite' : 'unknown',
    retryAfter,
  })
}

const UNDECIDED = new Set([408, 425, 429])

/** The first call with the key still runs. The second name is Stripe's. */
const RUNNING = new Set(['idempotency_in_progress', 'idempotency_key_in_use'])

function isDefinite(status: number, code: string | undefined): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.has(status) && !RUNNING.has(code ?? '')
}
