import { z } from 'zod'
import type { VerificationStatus } from '../customers/customer.ts'
import { refuse } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { issueToken } from '../identity/tokens.ts'
import { OnboardingState, onboardingStateOf } from '../onboarding/onboarding-state.ts'
import { askForSepa, resetVerification } from './verification.ts'

const EXTERNAL_MS = 30 * 60_000

const nothing = z.object({})

const Provider = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  kind: z.enum(['verificationProvider', 'bankingPartner']),
  status: z.enum(['incomplete', 'pending', 'underReview', 'complete', 'softRejected', 'rejected']),
})

function providerOf([name, status]: [string, VerificationStatus]): z.input<typeof Provider> {
  if (name === 'sumsub') return { name, displayName: 'Sumsub', kind: 'verificationProvider', status }
  return { name, displayName: name === 'kyc_level_2' ? 'Mesta' : 'Bridge', kind: 'bankingPartner', status }
}

export const kycRoutes = [
  route({
    method: 'POST',
    path: 'kyc/externalUrl',
    auth: 'user',
    summary: 'Get a URL of the verification page, valid for 30 minutes',
    tag: 'Verification',
    keyed: false,
    query: z.object({ lang: z.string().max(35).default('en') }),
    body: z.object({ customerType: z.string().min(1, 'validation.required') }),
    answer: z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() }),
    async handle({ db, customer, origin, now, query }) {
      const expiresAt = new Date(now.getTime() + EXTERNAL_MS)
      const { id: customerId, applicationId } = customer
      const session = await issueToken(db, { kind: 'verify-page', customerId, applicationId, expiresAt })
      const search = new URLSearchParams({ session, lang: query.lang })
      return { url: `${origin}/sandbox/pages/verify?${search}`, expiresAt: expiresAt.toISOString() }
    },
  }),
  route({
    method: 'POST',
    path: 'kyc/sumsub-access-token',
    auth: 'user',
    summary: "Create a token for the verification provider's widget",
    tag: 'Verification',
    keyed: false,
    envelope: false,
    body: nothing,
    answer: z.strictObject({ token: z.string() }),
    async handle({ services, db, customer, now }) {
      const expiresAt = new Date(now.getTime() + services.settings.kycTokenTtlMs)
      const { id: customerId, applicationId } = customer
      return {
        token: await issueToken(db, { kind: 'kyc', customerId, applicationId, expiresAt, prefix: '_act-sandbox-' }),
      }
    },
  }),
  route({
    method: 'POST',
    path: 'kyc/reset',
    auth: 'user',
    summary: 'Restart the verification',
    tag: 'Verification',
    body: nothing,
    answer: OnboardingState,
    handle: async ({ services, customer }) => onboardingStateOf(await resetVerification(services, customer)),
  }),
  route({
    method: 'POST',
    path: 'kyc/sepa',
    auth: 'user',
    summary: 'Request access to SEPA transfers',
    tag: 'Verification',
    body: nothing,
    answer: z.strictObject({ status: z.string() }),
    refusals: ['verification_required'],
    async handle({ services, customer }) {
      if (customer.kyc.sumsub !== 'complete') throw refuse('verification_required')
      return { status: await askForSepa(services, customer) }
    },
  }),
  route({
    method: 'GET',
    path: 'kyc/providers',
    auth: 'user',
    summary: 'List the verification providers',
    tag: 'Verification',
    answer: z.strictObject({ providers: z.array(Provider) }),
    handle: ({ customer }) => Promise.resolve({ providers: Object.entries(customer.kyc).map(providerOf) }),
  }),
]
