import type { Announcement, Topic } from '../announcement.ts'
import { isBusiness, residencyOf, type Me } from '../me.ts'
import type { OnboardingState } from './onboarding-state.ts'
import { hasEverythingComplete } from './redirects.ts'
import { overallStatus } from './overall-status.ts'
import { combinedTerms } from './terms-status.ts'

const RESIDENCY = {
  approved: 'ramp-residency-approved',
  rejected: 'ramp-residency-rejected',
  incomplete: null,
} as const
const TERMS = { incomplete: null, pending: 'ramp-terms-pending', complete: 'ramp-terms-complete' } as const
const VERIFICATION = {
  incomplete: null,
  pending: 'ramp-verification-pending',
  underReview: 'ramp-verification-pending',
  complete: 'ramp-verification-complete',
  softRejected: null,
  rejected: 'ramp-verification-rejected',
} as const

type TopicAnnouncements = readonly (readonly [Topic, Announcement | null])[]

export const residencyAnnouncements = (me: Pick<Me, 'operatingResidency'>): TopicAnnouncements => [
  ['residency', RESIDENCY[residencyOf(me)]],
]

interface Readings {
  readonly me: Pick<Me, 'type' | 'isProhibitedBusinessType'>
  readonly state: OnboardingState
  readonly hasLevel2Access: boolean
}

export function onboardingAnnouncements({ me, state, hasLevel2Access }: Readings): TopicAnnouncements {
  const isDone = state.hasCompletedOnboarding && hasEverythingComplete({ me, state, hasLevel2Access, rampOnly: false })
  return [
    ['terms', TERMS[combinedTerms(state, isBusiness(me))]],
    ['verification', VERIFICATION[overallStatus(state.kyc, hasLevel2Access)]],
    ['onboarding', isDone ? 'ramp-onboarding-complete' : null],
  ]
}
