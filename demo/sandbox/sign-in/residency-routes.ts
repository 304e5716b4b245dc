import { z } from 'zod'
import type { Customer } from '../customers/customer.ts'
import { updateCustomer } from '../customers/customer-table.ts'
import { refuse, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { isCountry, isSubdivisionOf, readSubdivision } from '../regions/regions.ts'
import { dropCode, sendCode } from './codes.ts'
import { isProhibitedBusinessType } from './prohibited-business-types.ts'

// Simulation data, not legal advice.
const blockedCountries = ['CUB', 'IRN', 'PRK']
const blockedStates = ['US-NY', 'UA-43', 'UA-14', 'UA-09']
const FAILING_COUNTRY = 'ATA'

const isBlocked = (country: string, state: string | null) =>
  blockedCountries.includes(country) || (state !== null && blockedStates.includes(state))

interface Caller {
  readonly customer: Customer
  readonly signedIn: boolean
}

/** A caller who only knows an e-mail address cannot change the residency of a customer who was approved or onboarded. */
const mayDecideResidency = ({ customer, signedIn }: Caller) =>
  signedIn || (customer.operatingResidency !== 'approved' && !customer.hasCompletedOnboarding)

const mayDecideBusinessType = ({ customer, signedIn }: Caller) => signedIn || !customer.hasCompletedOnboarding

const ResidencyRequest = z.object({
  countryCode: z.string().regex(/^[A-Z]{3}$/, 'validation.invalidCountry'),
  stateCode: z
    .union([z.literal(['N/A', '']), z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)], 'validation.invalidState')
    .optional(),
})

export const residencyRoutes = [
  route({
    method: 'POST',
    path: 'auth/operating-residency',
    auth: 'customer',
    summary: 'Set the operating residency of the customer',
    tag: 'Sign-in',
    body: ResidencyRequest,
    answer: z.strictObject({ ok: z.boolean(), reason: z.literal('unsupported_region').optional() }),
    refusals: ['region_invalid', 'too_many_requests'],
    async handle({ services, db, customer, signedIn, body }) {
      const { countryCode } = body
      const stateCode = readSubdivision(body.stateCode)
      if (countryCode === FAILING_COUNTRY) throw refuse('internal')
      if (!isCountry(countryCode)) throw refuse('region_invalid')
      if (stateCode !== null && !isSubdivisionOf(countryCode, stateCode)) throw refuse('region_invalid')
      if (!mayDecideResidency({ customer, signedIn })) {
        await sendCode(services, customer, { mailed: !customer.preventsEmail })
        return { ok: true }
      }
      if (isBlocked(countryCode, stateCode)) {
        await dropCode(db, customer.id)
        await updateCustomer(db, customer.id, { countryCode, stateCode, operatingResidency: 'rejected' })
        return { ok: false, reason: 'unsupported_region' } as const
      }
      if (!signedIn) await sendCode(services, customer, { mailed: !customer.preventsEmail })
      await updateCustomer(db, customer.id, { countryCode, stateCode, operatingResidency: 'approved' })
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: 'auth/business-type',
    auth: 'customer',
    summary: 'Set the business category; null for none of the prohibited ones',
    tag: 'Sign-in',
    body: z.object({ businessType: z.string().min(1, 'validation.required').nullable() }),
    answer: z.strictObject({ ok: z.boolean() }),
    async handle({ db, customer, signedIn, body: { businessType } }) {
      if (businessType !== null && !isProhibitedBusinessType(businessType)) {
        throw refuseFields([{ path: ['businessType'], message: 'validation.invalidBusinessType' }])
      }
      const prohibited = businessType !== null
      if (mayDecideBusinessType({ customer, signedIn }))
        await updateCustomer(db, customer.id, { isProhibitedBusinessType: prohibited })
      return { ok: !prohibited }
    },
  }),
]
