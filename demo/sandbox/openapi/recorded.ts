/** A call that the sandbox has answered. */
export interface RecordedCall {
  /** In the path and in the query. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly status: number
  readonly answer: unknown
}

/** What a run of the sandbox has answered: the examples of the API document. */
export interface Recording {
  /** By call, such as `POST /v1/ramp/payouts`, and there by the name of the example. */
  readonly calls: Readonly<Record<string, Readonly<Record<string, RecordedCall>>>>
  /** The body of a refusal, by its code. */
  readonly refusals: Readonly<Record<string, unknown>>
}

/** The `Idempotency-Key` of a recorded call. */
export const RECORDED_KEY = '2f1d4a5e-6b3c-4d8e-9f0a-1b2c3d4e5f60'
