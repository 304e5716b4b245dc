import * as z from 'zod/mini'
import {
  MSA_STATUSES,
  PROHIBITED_BUSINESS_STATUSES,
  RESIDENCY_STATUSES,
  TERMS_STATUSES,
  readStatus,
  readVerification,
  type OnboardingState,
} from '../domain/onboarding/onboarding-state.ts'
import type { ApiClient } from './client.ts'
import { flag, orNull, textOrNull, webUrl } from './wire/values.ts'

const fields = z.object({
  tos: z.optional(z.unknown()),
  msa: textOrNull,
  kyc: orNull(z.record(z.string(), z.unknown())),
  hasCompletedOnboarding: flag,
  operatingResidencyStatus: textOrNull,
  isProhibitedBusinessType: z.catch(textOrNull, null),
  hasChosenCustomerType: flag,
})

/** Any one field may be absent (decisions.md E20). An answer without any is another answer, and not a customer who begins. */
const saysSomething = ({ tos, kyc, ...state }: z.infer<typeof fields>) =>
  (tos ?? null) !== null || kyc !== null || Object.values(state).some(Boolean)

export const onboardingState = z.pipe(
  fields.check(z.refine(saysSomething)),
  z.transform((state): OnboardingState => ({
    tos: readStatus(TERMS_STATUSES, state.tos),
    msa: state.msa === null ? null : readStatus(MSA_STATUSES, state.msa),
    kyc: readVerification(state.kyc ?? {}),
    hasCompletedOnboarding: state.hasCompletedOnboarding,
    operatingResidencyStatus: listed(RESIDENCY_STATUSES, state.operatingResidencyStatus),
    isProhibitedBusinessType: listed(PROHIBITED_BUSINESS_STATUSES, state.isProhibitedBusinessType),
    hasChosenCustomerType: state.hasChosenCustomerType,
  })),
)

const listed = <Status extends string>(statuses: readonly Status[], text: string | null): Status | null =>
  statuses.find((status) => status === text) ?? null

const termsUrl = z.pipe(
  z.object({ url: webUrl }),
  z.transform(({ url }) => url),
)

export const getOnboarding = (api: ApiClient, signal?: AbortSignal) =>
  api.request('GET', 'onboarding/state', { schema: onboardingState, signal })

export const getTermsUrl = (api: ApiClient, signal?: AbortSignal) =>
  api.request('GET', 'onboarding/tos/redirectUrl', { schema: termsUrl, signal })
