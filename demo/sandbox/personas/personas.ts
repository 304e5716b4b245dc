import type { Customer } from '../customers/customer.ts'

/** The state in which a persona is created. Calls change it later. */
type CustomerState = Pick<
  Customer,
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'type'
  | 'kycStatus'
  | 'verificationLevels'
  | 'eurReasonCodes'
  | 'isProhibitedBusinessType'
  | 'operatingResidency'
  | 'countryCode'
  | 'stateCode'
  | 'tos'
  | 'msa'
  | 'kyc'
  | 'hasCompletedOnboarding'
>

const newcomer: CustomerState = {
  firstName: null,
  lastName: null,
  phoneNumber: null,
  type: null,
  kycStatus: 'incomplete',
  verificationLevels: [],
  eurReasonCodes: [],
  isProhibitedBusinessType: null,
  operatingResidency: 'incomplete',
  countryCode: null,
  stateCode: null,
  tos: 'incomplete',
  msa: null,
  kyc: { sumsub: 'incomplete', kyc_level_1: 'incomplete', kyc_level_2: 'incomplete' },
  hasCompletedOnboarding: false,
}

const resident: CustomerState = {
  ...newcomer,
  firstName: 'Alex',
  lastName: 'Winter',
  phoneNumber: '+4915112345678',
  operatingResidency: 'approved',
  countryCode: 'DEU',
  stateCode: 'DE-BE',
}

const kyc = (
  sumsub: Customer['kyc']['sumsub'],
  level1: Customer['kyc']['sumsub'],
  level2: Customer['kyc']['sumsub'],
) => ({
  sumsub,
  kyc_level_1: level1,
  kyc_level_2: level2,
})

const levels = (status: { level1?: string; level2?: string; sepa?: string }) =>
  (
    [
      ['kyc_level_1', status.level1],
      ['kyc_level_2', status.level2],
      ['sepa', status.sepa],
    ] as const
  ).flatMap(([name, value]) => (value === undefined ? [] : [{ name, status: value }]))

const accepted: CustomerState = { ...resident, type: 'individual', tos: 'complete' }

const onboarded: CustomerState = {
  ...accepted,
  kycStatus: 'approved',
  kyc: kyc('complete', 'complete', 'incomplete'),
  verificationLevels: levels({ level1: 'approved', sepa: 'approved' }),
  hasCompletedOnboarding: true,
}

const allApproved: CustomerState = {
  ...onboarded,
  kyc: kyc('complete', 'complete', 'complete'),
  verificationLevels: levels({ level1: 'approved', level2: 'approved', sepa: 'approved' }),
}

const company = { type: 'BUSINESS', firstName: 'Robin', lastName: 'Acker' } as const

const newBusiness: CustomerState = { ...resident, ...company, msa: 'incomplete' }

/** Named by the first token of the local part of an e-mail address. */
export const personas = {
  existing: onboarded,
  level2: allApproved,
  business: { ...allApproved, ...company, msa: 'complete', isProhibitedBusinessType: false },
  newbiz: newBusiness,
  prohibited: { ...newBusiness, isProhibitedBusinessType: true },
  'residency-rejected': { ...newcomer, operatingResidency: 'rejected', countryCode: 'USA', stateCode: 'US-NY' },
  'tos-start': { ...resident, type: 'individual' },
  'tos-pending': { ...resident, type: 'individual', tos: 'pending' },
  'msa-declined': { ...newBusiness, tos: 'complete', msa: 'declined', isProhibitedBusinessType: false },
  'kyc-start': accepted,
  'kyc-pending': { ...accepted, kycStatus: 'pending', kyc: kyc('pending', 'incomplete', 'incomplete') },
  'kyc-review': { ...accepted, kycStatus: 'pending', kyc: kyc('complete', 'underReview', 'incomplete') },
  'kyc-soft': { ...accepted, kyc: kyc('softRejected', 'incomplete', 'incomplete') },
  'kyc-rejected': { ...accepted, kycStatus: 'rejected', kyc: kyc('rejected', 'incomplete', 'incomplete') },
  'kyc-next': { ...onboarded, hasCompletedOnboarding: false },
  'additional-review': { ...onboarded, kycStatus: 'additionalReviewRequired' },
  nosepa: { ...onboarded, verificationLevels: levels({ level1: 'approved', sepa: 'pending' }) },
  'eur-restricted': { ...onboarded, eurReasonCodes: ['region_not_supported'] },
  'eur-l2': {
    ...onboarded,
    kyc: kyc('complete', 'incomplete', 'complete'),
    verificationLevels: levels({ level2: 'approved' }),
  },
  blocked: { ...onboarded, verificationLevels: levels({ level1: 'pending', sepa: 'pending' }) },
  empty: allApproved,
  many: allApproved,
  'login-error': newcomer,
  'login-429': newcomer,
  'resend-error': resident,
} as const satisfies Record<string, CustomerState>

export type PersonaName = keyof typeof personas

const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name)

interface ReadEmail {
  readonly persona: PersonaName | null
  /** The parts after the plus signs: `new+biz+kyc-soft` has two. */
  readonly tags: readonly string[]
}

export function readPersona(email: string): ReadEmail {
  const [first = '', ...tags] = email.slice(0, email.lastIndexOf('@')).split('+')
  return { persona: isPersona(first) ? first : null, tags }
}

export function initialState({ persona, tags }: ReadEmail): CustomerState {
  if (persona) return personas[persona]
  return tags.includes('biz') ? { ...newcomer, type: 'BUSINESS', msa: 'incomplete' } : newcomer
}
