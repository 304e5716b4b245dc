import { z } from 'zod'
import type { Customer } from '../customers/customer.ts'

const VerificationStatus = z.enum(['incomplete', 'pending', 'underReview', 'complete', 'softRejected', 'rejected'])

export const OnboardingState = z
  .strictObject({
    tos: z.enum(['incomplete', 'pending', 'complete']),
    msa: z.enum(['incomplete', 'pending', 'complete', 'declined', 'voided']).nullable(),
    kyc: z.object({ sumsub: VerificationStatus }).catchall(VerificationStatus),
    hasCompletedOnboarding: z.boolean(),
    operatingResidencyStatus: z.enum(['incomplete', 'approved', 'rejected']),
    isProhibitedBusinessType: z.enum(['true', 'false', 'incomplete']),
    hasChosenCustomerType: z.boolean(),
  })
  .meta({ id: 'OnboardingState' })

export const onboardingStateOf = (customer: Customer): z.input<typeof OnboardingState> => ({
  tos: customer.tos,
  msa: customer.msa,
  kyc: customer.kyc,
  hasCompletedOnboarding: customer.hasCompletedOnboarding,
  operatingResidencyStatus: customer.operatingResidency,
  isProhibitedBusinessType:
    customer.isProhibitedBusinessType === null ? 'incomplete' : `${customer.isProhibitedBusinessType}`,
  hasChosenCustomerType: customer.hasChosenCustomerType || customer.type !== null,
})
