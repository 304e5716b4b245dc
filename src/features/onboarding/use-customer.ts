import { useEffect } from 'react'
import type { Reading } from '../../queries/reading.ts'
import { isBusiness, type Me } from '../../domain/me.ts'
import { overallStatus } from '../../domain/onboarding/overall-status.ts'
import { combinedTerms } from '../../domain/onboarding/terms-status.ts'
import { isTypeUnread } from '../../domain/onboarding/verification-page.ts'
import type { OnboardingState, TermsStatus, VerificationStatus } from '../../domain/onboarding/onboarding-state.ts'
import { useApplication } from '../../queries/application.ts'
import { useMe } from '../../queries/customer/me.ts'
import { useWatchedOnboarding } from '../../queries/customer/onboarding.ts'

/** The customer's data and the statuses derived from it. */
export interface Customer {
  readonly me: Me
  readonly state: OnboardingState
  readonly terms: TermsStatus
  readonly overall: VerificationStatus
  readonly isBusiness: boolean
  readonly hasLevel2Access: boolean
  /** Changes with each answer of the server, even an identical one. */
  readonly answeredAt: number
}

export function useCustomer(): Reading<Customer> {
  const queries = [useMe(), useWatchedOnboarding(), useApplication()] as const
  const [me, onboarding, application] = queries
  const { refetch } = me
  const isUnread = me.data && onboarding.data && isTypeUnread(me.data, onboarding.data)
  const unreadAt = isUnread ? onboarding.dataUpdatedAt : null
  // Refetches `me` after each onboarding answer until it has the customer type.
  useEffect(() => {
    if (unreadAt !== null) void refetch()
  }, [unreadAt, refetch])

  const failed = queries.filter(
    ({ isLoadingError, isFetching, failureCount }) => isLoadingError || (isFetching && failureCount > 0),
  )

  const reading = {
    error: queries.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
  if (!me.data || !onboarding.data || !application.data) return { ...reading, data: undefined }
  const state = onboarding.data
  const hasLevel2Access = application.data.access.kycLevel2
  const customer: Customer = {
    me: me.data,
    state,
    terms: combinedTerms(state, isBusiness(me.data)),
    overall: overallStatus(state.kyc, hasLevel2Access),
    isBusiness: isBusiness(me.data),
    hasLevel2Access,
    answeredAt: onboarding.dataUpdatedAt,
  }
  return { ...reading, data: customer }
}
