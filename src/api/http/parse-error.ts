import { ApiError } from '../error.ts'
import { findingOf } from './dialects.ts'

interface Refusal {
  readonly status: number
  readonly body: unknown
  /** Stands in where the body names no reference. */
  readonly reference: string
  readonly retryAfter?: number | undefined
}

export function parseApiError({ status, body, reference, retryAfter }: Refusal): ApiError {
  const finding = findingOf(body)
  return new ApiError({
    ...finding,
    kind: status === 401 ? 'unauthorized' : finding.kind,
    status,
    reference: finding.reference ?? reference,
    outcome: isDefinite(status, finding.code) ? 'definite' : 'unknown',
    retryAfter,
  })
}

const UNDECIDED = new Set([408, 425, 429])

function isDefinite(status: number, code: string | undefined): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.has(status) && code !== 'idempotency_in_progress'
}
