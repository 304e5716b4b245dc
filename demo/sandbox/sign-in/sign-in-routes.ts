import { z } from 'zod'
import { email } from '../http/email.ts'
import type { Customer, ResidencyStatus } from '../customers/customer.ts'
import { updateCustomer } from '../customers/customer-table.ts'
import { refuse, refuseUntil } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { issueToken } from '../identity/tokens.ts'
import { readPersona } from '../personas/personas.ts'
import { dropCode, sendCode, specialCodes, tryCode } from './codes.ts'
import { findOrCreateCustomer } from './create-customer.ts'

const ONE_TIME_MS = 5 * 60_000

const LoginRequest = z.object({
  email: z.string().trim().toLowerCase().min(1, 'validation.required').max(254, 'validation.email').pipe(email),
  preventSendingEmail: z.boolean().default(false),
})

const SignInResult = z
  .strictObject({
    customerId: z.string(),
    nextStep: z.enum(['otp', 'sign-in', 'operating-residency']),
    countryCode: z.string().nullable(),
    stateCode: z.string().nullable(),
  })
  .meta({ id: 'SignInResult' })

const nextSteps = {
  approved: 'otp',
  rejected: 'sign-in',
  incomplete: 'operating-residency',
} as const satisfies Record<ResidencyStatus, string>

const OtpResult = z
  .strictObject({ result: z.enum(['success', 'mismatch', 'invalid', 'expired']), token: z.string().nullable() })
  .meta({ id: 'OtpResult' })

function refuseByPersona({ persona, logins }: Pick<Customer, 'persona' | 'logins'>): void {
  if (persona === 'login-error') throw refuse('internal')
  if (persona === 'login-429') throw refuseUntil('too_many_requests', 60)
  if (persona === 'resend-error' && logins > 0) throw refuse('internal')
}

export const signInRoutes = [
  route({
    method: 'POST',
    path: 'auth/login',
    auth: 'public',
    summary: 'Start signing in with an email, and send its code',
    tag: 'Sign-in',
    body: LoginRequest,
    answer: SignInResult,
    refusals: ['too_many_requests'],
    async handle({ services, db, application, body }) {
      refuseByPersona({ ...readPersona(body.email), logins: 0 })
      const customer = await findOrCreateCustomer(services, application, body.email)
      refuseByPersona(customer)
      const nextStep = nextSteps[customer.operatingResidency]
      if (nextStep === 'otp') await sendCode(services, customer, { mailed: !body.preventSendingEmail })
      else await dropCode(db, customer.id)
      await updateCustomer(db, customer.id, {
        preventsEmail: body.preventSendingEmail,
        logins: customer.logins + 1,
      })
      const shown = nextStep === 'sign-in' ? customer : { countryCode: null, stateCode: null }
      return { customerId: customer.id, nextStep, countryCode: shown.countryCode, stateCode: shown.stateCode }
    },
  }),
  route({
    method: 'POST',
    path: 'auth/otp/verify',
    auth: 'customer',
    summary: 'Verify a code; success returns a one-time token',
    tag: 'Sign-in',
    body: z.object({ code: z.string().regex(/^\d{6}$/, 'validation.invalidCode') }),
    answer: OtpResult,
    envelope: false,
    refusals: ['too_many_requests'],
    async handle({ db, customer, body, now }) {
      if (body.code === specialCodes.failure) throw refuse('internal')
      const result = await tryCode(db, { customerId: customer.id, code: body.code, now })
      if (result !== 'success') return { result, token: null }
      const { id: customerId, applicationId } = customer
      const expiresAt = new Date(now.getTime() + ONE_TIME_MS)
      return { result, token: await issueToken(db, { kind: 'one-time', customerId, applicationId, expiresAt }) }
    },
  }),
]
