import { z } from 'zod'
import { route } from '../http/route.ts'
import { issueToken } from '../identity/tokens.ts'
import { OnboardingState, onboardingStateOf } from './onboarding-state.ts'

const PAGE_MS = 24 * 3600_000

export const onboardingRoutes = [
  route({
    method: 'GET',
    path: 'onboarding/state',
    auth: 'user',
    summary: 'Get the onboarding state of the customer',
    tag: 'Onboarding',
    answer: OnboardingState,
    handle: ({ customer }) => Promise.resolve(onboardingStateOf(customer)),
  }),
  route({
    method: 'GET',
    path: 'onboarding/tos/redirectUrl',
    auth: 'user',
    summary: 'Get the URL of the terms page',
    tag: 'Onboarding',
    answer: z.strictObject({ url: z.string() }),
    async handle({ db, customer, origin, now }) {
      const session = await issueToken(db, {
        kind: 'tos-page',
        customerId: customer.id,
        applicationId: customer.applicationId,
        expiresAt: new Date(now.getTime() + PAGE_MS),
      })
      return { url: `${origin}/sandbox/pages/tos?session=${session}` }
    },
  }),
]
