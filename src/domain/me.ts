import type { OpenEnum } from '../lib/open-enum.ts'

export const KYC_STATUSES = ['incomplete', 'pending', 'additionalReviewRequired', 'rejected', 'approved'] as const
export type KycStatus = (typeof KYC_STATUSES)[number]

export interface VerificationLevel {
  readonly name: string
  readonly status: string
}

export interface Me {
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phoneNumber: string | null
  /** The address is blank where the server does not say it. */
  readonly customerAccount: { readonly email: string }
  /** `individual` or `business` in any letter case; null until the customer has chosen. */
  readonly type: string | null
  readonly kycStatus: OpenEnum<KycStatus>
  readonly verificationLevels: readonly VerificationLevel[]
  readonly capabilities: { readonly eur: { readonly reasonCodes: readonly string[] } }
  readonly isProhibitedBusinessType: boolean | null
  /** `Approved`, `Rejected` or another value, in any letter case. */
  readonly operatingResidency: string
}

const equalsIgnoringCase = (text: string | null, value: string) => text?.toLowerCase() === value

export const isBusiness = ({ type }: Pick<Me, 'type'>): boolean => equalsIgnoringCase(type, 'business')
export const isIndividual = ({ type }: Pick<Me, 'type'>): boolean => equalsIgnoringCase(type, 'individual')

type Residency = 'approved' | 'rejected' | 'incomplete'

export function residencyOf({ operatingResidency }: Pick<Me, 'operatingResidency'>): Residency {
  if (equalsIgnoringCase(operatingResidency, 'approved')) return 'approved'
  return equalsIgnoringCase(operatingResidency, 'rejected') ? 'rejected' : 'incomplete'
}
