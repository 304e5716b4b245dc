import type { Customer } from './sandbox.ts'

export interface Patch {
  readonly me?: Readonly<Record<string, unknown>>
  readonly onboarding?: Readonly<Record<string, unknown>>
}

interface Decision {
  readonly label: string
  readonly done: string
  patch(customer: Customer): Patch
}

const approvedLevels = (customer: Customer, names: readonly string[]) => [
  ...customer.me.verificationLevels.filter(({ name }) => !names.includes(name)),
  ...names.map((name) => ({ name, status: 'approved' })),
]

/** The decisions of the verification provider. */
export const DECISIONS = {
  approve: {
    label: 'Approve',
    done: 'is approved',
    patch: (customer) => ({
      onboarding: {
        kyc: { ...allLevels(customer, 'complete'), sumsub: 'complete' },
        hasCompletedOnboarding: hasAcceptedTerms(customer),
      },
      me: {
        kycStatus: 'approved',
        verificationLevels: approvedLevels(customer, ['kyc_level_1', 'kyc_level_2', 'sepa']),
      },
    }),
  },
  review: {
    label: 'Move to review',
    done: 'is under review',
    patch: () => ({
      onboarding: { kyc: { sumsub: 'complete', kyc_level_1: 'underReview' } },
      me: { kycStatus: 'pending' },
    }),
  },
  askAgain: {
    label: 'Request resubmission',
    done: 'has to verify again',
    patch: () => ({ onboarding: { kyc: { sumsub: 'softRejected' } }, me: { kycStatus: 'incomplete' } }),
  },
  reject: {
    label: 'Reject',
    done: 'is rejected',
    patch: () => ({ onboarding: { kyc: { sumsub: 'rejected' } }, me: { kycStatus: 'rejected' } }),
  },
  acceptTerms: {
    label: 'Accept terms',
    done: 'has accepted the terms',
    patch: ({ onboarding: { msa, kyc, hasCompletedOnboarding } }) => ({
      onboarding: {
        tos: 'complete',
        ...(msa === null ? {} : { msa: 'complete' }),
        // Accepting the terms may complete the onboarding.
        hasCompletedOnboarding: hasCompletedOnboarding || isVerified(kyc),
      },
    }),
  },
} satisfies Record<string, Decision>

export type DecisionName = keyof typeof DECISIONS

const hasAcceptedTerms = ({ onboarding: { tos, msa } }: Customer) =>
  tos === 'complete' && (msa ?? 'complete') === 'complete'

const isVerified = ({ sumsub, kyc_level_1: level1 }: Customer['onboarding']['kyc']) =>
  sumsub === 'complete' && level1 === 'complete'

const allLevels = ({ onboarding }: Customer, status: string) =>
  Object.fromEntries(Object.keys(onboarding.kyc).map((name) => [name, status]))
