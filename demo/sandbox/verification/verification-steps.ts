import { withLevel, type Customer, type VerificationStatus } from '../customers/customer.ts'
import { completesOnboarding } from '../onboarding/terms.ts'
import { isSepaCountry } from '../regions/regions.ts'

type Patch = Partial<Customer>

interface VerificationStep {
  readonly patch: Patch
  /** Null: this was the last step. */
  readonly next: number | null
}

const last = (patch: Patch): VerificationStep => ({ patch, next: null })

/** Tags that choose the result of the verification. */
const outcomes = ['kyc-soft', 'kyc-reject', 'kyc-review', 'kyc-stuck'] as const

const outcomeOf = ({ tags }: Pick<Customer, 'tags'>) => outcomes.find((tag) => tags.includes(tag)) ?? null

const kyc = (customer: Customer, statuses: Record<string, VerificationStatus>) => ({ ...customer.kyc, ...statuses })

/** The effect of the n-th step after a submission. */
export function verificationStep(customer: Customer, step: number, access: { kycLevel2: boolean }): VerificationStep {
  const outcome = outcomeOf(customer)
  if (outcome === 'kyc-stuck') return last({})
  if (step === 1) {
    if (outcome === 'kyc-soft') return last({ kyc: kyc(customer, { sumsub: 'softRejected' }), kycStatus: 'incomplete' })
    if (outcome === 'kyc-reject') return last({ kyc: kyc(customer, { sumsub: 'rejected' }), kycStatus: 'rejected' })
    return { patch: { kyc: kyc(customer, { sumsub: 'complete', kyc_level_1: 'pending' }) }, next: 2 }
  }
  if (step === 2) {
    const patch = { kyc: kyc(customer, { kyc_level_1: 'underReview' }) }
    return outcome === 'kyc-review' ? last(patch) : { patch, next: 3 }
  }
  return last(approval(customer, access))
}

function approval(customer: Customer, { kycLevel2 }: { kycLevel2: boolean }): Patch {
  const approved = [
    'kyc_level_1',
    ...(kycLevel2 ? ['kyc_level_2'] : []),
    ...(isSepaCountry(customer.countryCode) ? ['sepa'] : []),
  ]
  const statuses = kyc(customer, { kyc_level_1: 'complete', ...(kycLevel2 && { kyc_level_2: 'complete' }) })
  return {
    kyc: statuses,
    kycStatus: 'approved',
    verificationLevels: approved.reduce(
      (levels, name) => withLevel(levels, { name, status: 'approved' }),
      customer.verificationLevels,
    ),
    // Read from the document.
    firstName: customer.firstName ?? 'Sam',
    lastName: customer.lastName ?? 'Sample',
    hasCompletedOnboarding: completesOnboarding({ ...customer, kyc: statuses }),
  }
}
