export type ApiErrorKind =
  | 'validation'
  | 'field'
  | 'message'
  | 'unknown'
  | 'unauthorized'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unreadable'

interface Failure {
  readonly kind: ApiErrorKind
  readonly message?: string | undefined
  readonly code?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly status?: number | undefined
  readonly reference: string
  readonly outcome: 'definite' | 'unknown'
  readonly retryAfter?: number | undefined
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly code: string | undefined
  /** What each field of the request was told, by its path: `beneficiaryAddress.city`. */
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly status: number | undefined
  /** What support finds the call by (decisions.md E19). */
  readonly reference: string
  /** `definite`: the server refused, or nothing was sent. `unknown`: it may have done what was asked. */
  readonly outcome: 'definite' | 'unknown'
  /** Seconds that the server asked to wait. */
  readonly retryAfter: number | undefined

  constructor(failure: Failure) {
    super(failure.message ?? 'unknown')
    this.name = 'ApiError'
    this.kind = failure.kind
    this.code = failure.code
    this.fields = failure.fields
    this.status = failure.status
    this.reference = failure.reference
    this.outcome = failure.outcome
    this.retryAfter = failure.retryAfter
  }
}

/** The server may have done what was asked. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.outcome === 'unknown'
