type TermsStatus = 'incomplete' | 'pending' | 'complete'
type MsaStatus = TermsStatus | 'declined' | 'voided'
export type VerificationStatus = 'incomplete' | 'pending' | 'underReview' | 'complete' | 'softRejected' | 'rejected'
type KycStatus = 'incomplete' | 'pending' | 'additionalReviewRequired' | 'rejected' | 'approved'
export type ResidencyStatus = 'incomplete' | 'approved' | 'rejected'

interface VerificationLevel {
  readonly name: string
  readonly status: string
}

export interface Customer {
  readonly id: string
  readonly applicationId: string
  readonly email: string
  readonly persona: string | null
  readonly tags: readonly string[]
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phoneNumber: string | null
  readonly type: string | null
  readonly kycStatus: KycStatus
  readonly verificationLevels: readonly VerificationLevel[]
  readonly eurReasonCodes: readonly string[]
  readonly isProhibitedBusinessType: boolean | null
  readonly operatingResidency: ResidencyStatus
  readonly countryCode: string | null
  readonly stateCode: string | null
  readonly tos: TermsStatus
  readonly msa: MsaStatus | null
  readonly kyc: Readonly<Record<string, VerificationStatus>> & { readonly sumsub: VerificationStatus }
  /** Increased by each submission and reset, so that the steps of an earlier one do nothing. */
  readonly kycAttempt: number
  readonly hasCompletedOnboarding: boolean
  readonly hasChosenCustomerType: boolean
  /** As the last login said. */
  readonly preventsEmail: boolean
  readonly logins: number
  readonly createdAt: Date
}

export const isBusiness = (customer: Pick<Customer, 'type'>) => customer.type?.toLowerCase() === 'business'

export const termsComplete = ({ tos, msa, type }: Pick<Customer, 'tos' | 'msa' | 'type'>) =>
  tos === 'complete' && (!isBusiness({ type }) || msa === 'complete')

const isApproved = ({ status }: VerificationLevel) => status.toLowerCase() === 'approved'

export const levelApproved = ({ verificationLevels }: Pick<Customer, 'verificationLevels'>, level: 1 | 2) =>
  verificationLevels.some((entry) => entry.name === `kyc_level_${level}` && isApproved(entry))

export function sepaApproved({ verificationLevels }: Pick<Customer, 'verificationLevels'>): boolean {
  const entries = verificationLevels.filter(({ name }) => name.toLowerCase().startsWith('sepa'))
  return entries.length > 0 && entries.every(isApproved)
}

/** The levels with one of them added or changed. */
export const withLevel = (levels: readonly VerificationLevel[], level: VerificationLevel): VerificationLevel[] =>
  levels.some(({ name }) => name === level.name)
    ? levels.map((entry) => (entry.name === level.name ? level : entry))
    : [...levels, level]
