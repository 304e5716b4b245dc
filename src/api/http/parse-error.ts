import { ApiError } from '../error.ts'
import type { Method } from './context.ts'
import { readErrorBody } from './error-formats.ts'

interface Refusal {
  readonly method: Method
  readonly status: number
  readonly body: unknown
  /** Used when the body contains no reference. */
  readonly reference: string
  readonly retryAfter?: number | undefined
}

export function parseApiError({ method, status, body, reference, retryAfter }: Refusal): ApiError {
  const errorBody = readErrorBody(body)
  // Reading changes nothing, and a 401 without a word is the session's matter.
  const isSafe = method === 'GET' || status === 401 || isOfApi(errorBody)
  return new ApiError({
    ...errorBody,
    kind: status === 401 ? 'unauthorized' : errorBody.kind,
    status,
    reference: errorBody.reference ?? reference,
    outcome: isSafe && isDefinite(status, errorBody.code) ? 'definite' : 'unknown',
    retryAfter,
  })
}

/** A gateway's page or empty answer may stand where the API said that it had carried out the call. */
const isOfApi = ({ kind, code, reference }: ReturnType<typeof readErrorBody>): boolean =>
  kind !== 'unknown' || code !== undefined || reference !== undefined

const UNDECIDED = new Set([408, 425, 429])

/** The first call with the key still runs. The second name is Stripe's. */
const RUNNING = new Set(['idempotency_in_progress', 'idempotency_key_in_use'])

function isDefinite(status: number, code: string | undefined): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.has(status) && !RUNNING.has(code ?? '')
}
