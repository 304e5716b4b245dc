export const TERMS_STATUSES = ['incomplete', 'pending', 'complete'] as const
export type TermsStatus = (typeof TERMS_STATUSES)[number]

export const MSA_STATUSES = [...TERMS_STATUSES, 'declined', 'voided'] as const
export type MsaStatus = (typeof MSA_STATUSES)[number]

export const VERIFICATION_STATUSES = [
  'incomplete',
  'pending',
  'underReview',
  'complete',
  'softRejected',
  'rejected',
] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

export const RESIDENCY_STATUSES = ['incomplete', 'approved', 'rejected'] as const
type ResidencyStatus = (typeof RESIDENCY_STATUSES)[number]

export const PROHIBITED_BUSINESS_STATUSES = ['true', 'false', 'incomplete'] as const
type ProhibitedBusinessStatus = (typeof PROHIBITED_BUSINESS_STATUSES)[number]

// The spec lists this status, but no screen uses it.
export const BANK_CONNECTION_STATUSES = ['incomplete', 'pending', 'complete', 'error'] as const
export type BankConnectionStatus = (typeof BANK_CONNECTION_STATUSES)[number]

export const VERIFICATION_PROVIDERS = ['sumsub', 'kyc_level_1', 'kyc_level_2'] as const
export type VerificationProviderName = (typeof VERIFICATION_PROVIDERS)[number]

export interface Verification {
  readonly sumsub: VerificationStatus
  /** The statuses by level number: the wire's `kyc_level_1` is 1. */
  readonly levels: Readonly<Record<number, VerificationStatus>>
}

export interface OnboardingState {
  readonly tos: TermsStatus
  /** Null for individuals, and until the customer type is known. */
  readonly msa: MsaStatus | null
  readonly kyc: Verification
  readonly hasCompletedOnboarding: boolean
  readonly operatingResidencyStatus: ResidencyStatus | null
  readonly isProhibitedBusinessType: ProhibitedBusinessStatus | null
  readonly hasChosenCustomerType: boolean
}

export interface VerificationProvider {
  readonly name: string
  readonly displayName: string
  readonly kind: string
  readonly status: VerificationStatus
}

/** An unknown status is read as the first one, `incomplete`, so that it never lets a customer pass a step. */
export function readStatus<Status extends string>(statuses: readonly [Status, ...Status[]], text: unknown): Status {
  return statuses.find((status) => status === text) ?? statuses[0]
}

export function readVerification(kyc: Readonly<Record<string, unknown>>): Verification {
  const levels = Object.entries(kyc).flatMap(([key, status]) => {
    const level = /^kyc_level_(\d+)$/.exec(key)?.[1]
    return level ? [[Number(level), readStatus(VERIFICATION_STATUSES, status)] as const] : []
  })
  return { sumsub: readStatus(VERIFICATION_STATUSES, kyc['sumsub']), levels: Object.fromEntries(levels) }
}
