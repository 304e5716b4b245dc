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
  /** Of another server, because `api-url` is wrong (decisions.md N18). */
  | 'misdirected'

interface Failure {
  readonly kind: ApiErrorKind
  readonly message?: string | undefined
  readonly code?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly status?: number | undefined
  readonly reference: string
  readonly outcome: 'definite' | 'unknown'
  readonly retryAfter?: number | undefined
  readonly asked?: string | undefined
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly code: string | undefined
  /** The message of each field, by its path in the request: `beneficiaryAddress.city`. */
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly status: number | undefined
  /** Identifies the call for support (decisions.md E19). */
  readonly reference: string
  /** `definite`: the request had no effect. `unknown`: the server may have carried it out. */
  readonly outcome: 'definite' | 'unknown'
  /** The server's `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined
  /** The call, where the fault may be the page's or the server's: it has no answer before the API ever gave one, or none that can be read. */
  readonly asked: string | undefined

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
    this.asked = failure.asked
  }
}

/** Of a sign-in whose turn a later wish has taken. */
export const superseded = () => new ApiError({ kind: 'aborted', reference: 'ref_superseded', outcome: 'definite' })

/** True when the server may have carried out the request. */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof ApiError && error.outcome === 'unknown'
