import type { z } from 'zod'

/** Refusals of the sandbox as an HTTP server, which the contract does not list. */
const transportRefusals = {
  malformed_json: { status: 400, message: 'Request body is not valid JSON' },
  body_too_large: { status: 413, message: 'Request body is too large' },
  origin_not_allowed: { status: 403, message: 'This page is not allowed to call the controls of the sandbox' },
} as const

/** Answers of the idempotency modes that are not the contract's. */
const reuseRefusals = {
  idempotency_key_used: { status: 409, message: 'Idempotency key was already used' },
  idempotency_key_reused: { status: 422, message: 'Idempotency key was used for another request' },
} as const

/** The contract’s error bodies: the HTTP status and the message of each code. Braces are filled by `refuse`'s values. */
export const refusals = {
  ...transportRefusals,
  ...reuseRefusals,
  application_not_found: { status: 404, message: 'Application not found' },
  customer_unknown: { status: 401, message: 'Please sign in again' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  token_invalid: { status: 401, message: 'Token is invalid or expired' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please try again later.' },
  terms_required: { status: 403, message: 'Terms have not been accepted' },
  verification_required: { status: 403, message: 'Verification is not complete' },
  capability_missing: { status: 403, message: 'This currency is currently not available for your account' },
  sui_not_allowed: { status: 403, message: 'Sui payouts are not enabled for this application' },
  source_account_required: { status: 403, message: 'A source bank account is required' },
  offloader_not_allowed: { status: 403, message: 'Offloader wallets are not supported for ramp-widget' },
  not_found: { status: 404, message: '{resource} not found' },
  bank_account_exists: { status: 409, message: 'Bank account already exists' },
  bank_account_in_use: { status: 409, message: 'Bank account is used by a pending transfer' },
  wallet_exists: { status: 409, message: 'Wallet already exists' },
  wallet_in_use: { status: 409, message: 'Wallet is used by a pending transfer' },
  payout_not_cancellable: { status: 409, message: 'Only pending transfers can be cancelled' },
  cctp_conflict: { status: 409, message: 'The transfer is already registered with another transaction' },
  preflight_failed: { status: 422, message: '{reason}' },
  idempotency_conflict: { status: 409, message: 'Idempotency key was used with a different request' },
  idempotency_in_progress: { status: 409, message: 'The same request is still being worked on' },
  wallet_address_immutable: { status: 422, message: 'Wallet address cannot be changed' },
  challenge_invalid: { status: 422, message: 'Signature is invalid or has expired' },
  bank_type_unsupported: { status: 422, message: 'Unsupported bank type' },
  third_party_unsupported: { status: 422, message: 'Third party beneficiaries are not supported' },
  holder_required: { status: 422, message: 'Account holder name is required' },
  region_invalid: { status: 422, message: 'Invalid country or state code' },
  amount_below_min: { status: 422, message: 'Amount must be at least {min} {currency}' },
  amount_above_max: { status: 422, message: 'Amount must be at most {max} {currency}' },
  amount_below_fees: { status: 422, message: 'Amount is lower than the fees' },
  network_invalid: { status: 422, message: 'Invalid network' },
  cctp_domain_missing: { status: 422, message: 'Could not find cctp domain for network' },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  unavailable: { status: 503, message: 'Service is temporarily unavailable' },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof refusals

export interface Issue {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly code?: string
}

/** An error answer of the contract. What the handler wrote before it is kept, unless the status is 5xx. */
export class Refusal extends Error {
  readonly code: RefusalCode | 'issues'
  readonly status: number
  readonly issues: readonly Issue[]
  readonly retryAfterSeconds: number | null

  constructor(
    code: RefusalCode | 'issues',
    details: Partial<Pick<Refusal, 'message' | 'issues' | 'retryAfterSeconds'>>,
  ) {
    super(details.message ?? code)
    this.code = code
    this.status = code === 'issues' ? 422 : refusals[code].status
    this.issues = details.issues ?? []
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }
}

/** `throw refuse('not_found', { resource: 'Wallet' })` */
export function refuse(code: RefusalCode, values: Readonly<Record<string, string>> = {}): Refusal {
  const message = refusals[code].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return new Refusal(code, { message })
}

export function refuseUntil(code: 'too_many_requests' | 'idempotency_in_progress', retryAfterSeconds: number): Refusal {
  return new Refusal(code, { message: refusals[code].message, retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}

/** A 422 about fields: `throw refuseFields([{ path: ['iban'], message: 'validation.invalidIban' }])` */
export const refuseFields = (issues: readonly Issue[]): Refusal =>
  new Refusal('issues', { message: issues[0]?.message ?? 'issues', issues })

export const issuesOf = (error: z.ZodError): Issue[] =>
  error.issues.map(({ code, path, message }) => ({ code, path: path.map(plainKey), message }))

const plainKey = (key: PropertyKey) => (typeof key === 'number' ? key : String(key))
