import type { Patch } from './decisions.ts'
import type { Customer } from './sandbox.ts'

interface Part {
  readonly label: string
  readonly statuses: readonly string[]
  /** Only for customers that have this part. */
  applies?(customer: Customer): boolean
  patch(status: string, customer: Customer): Patch
}

const TERMS = ['incomplete', 'pending', 'complete']
const VERIFICATION = ['incomplete', 'pending', 'underReview', 'complete', 'softRejected', 'rejected']
/** The status of a level in a customer's list. */
const LEVEL_WORDS: Readonly<Record<string, string>> = { complete: 'approved', rejected: 'rejected' }

const level = (number: 1 | 2): Part => ({
  label: `Level ${number}`,
  statuses: VERIFICATION,
  patch: (status, customer) => {
    const name = `kyc_level_${number}`
    const word = status === 'incomplete' ? null : (LEVEL_WORDS[status] ?? 'pending')
    return { onboarding: { kyc: { [name]: status } }, me: { verificationLevels: withLevel(customer, name, word) } }
  },
})

function withLevel({ me }: Customer, name: string, status: string | null) {
  const others = me.verificationLevels.filter((entry) => entry.name !== name)
  return status === null ? others : [...others, { name, status }]
}

/** Every single status, for states that no decision reaches. */
const STATES = {
  residency: {
    label: 'Residency',
    statuses: ['incomplete', 'approved', 'rejected'],
    patch: (operatingResidencyStatus) => ({ onboarding: { operatingResidencyStatus } }),
  },
  category: {
    label: 'Prohibited category',
    statuses: ['incomplete', 'false', 'true'],
    applies: isBusiness,
    patch: (isProhibitedBusinessType) => ({ onboarding: { isProhibitedBusinessType } }),
  },
  tos: { label: 'Terms', statuses: TERMS, patch: (tos) => ({ onboarding: { tos } }) },
  msa: {
    label: 'Service agreement',
    statuses: [...TERMS, 'declined', 'voided'],
    applies: isBusiness,
    patch: (msa) => ({ onboarding: { msa } }),
  },
  identity: {
    label: 'Identity',
    statuses: VERIFICATION,
    patch: (sumsub) => ({ onboarding: { kyc: { sumsub } } }),
  },
  level1: level(1),
  level2: level(2),
  sepa: {
    label: 'SEPA',
    statuses: ['pending', 'approved', 'rejected'],
    patch: (status, customer) => ({ me: { verificationLevels: withLevel(customer, 'sepa', status) } }),
  },
  account: {
    label: 'Account',
    statuses: ['incomplete', 'pending', 'additionalReviewRequired', 'rejected', 'approved'],
    patch: (kycStatus) => ({ me: { kycStatus } }),
  },
  onboarding: {
    label: 'Onboarding done',
    statuses: ['false', 'true'],
    patch: (done) => ({ onboarding: { hasCompletedOnboarding: done === 'true' } }),
  },
} satisfies Record<string, Part>

function isBusiness({ me }: Customer): boolean {
  return me.type?.toLowerCase() === 'business'
}

const parts: Readonly<Record<string, Part>> = STATES

/** `level1 underReview` and the like, for those that the customer has. */
export const choicesFor = (customer: Customer): (readonly [part: Part, choices: readonly string[]])[] =>
  Object.entries(parts)
    .filter(([, { applies }]) => applies?.(customer) ?? true)
    .map(([name, part]) => [part, part.statuses.map((status) => `${name} ${status}`)])

export function patchOf(choice: string, customer: Customer): Patch {
  const [name = '', status = ''] = choice.split(' ')
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (!part?.statuses.includes(status)) throw new Error('Select a status.')
  return part.patch(status, customer)
}
