import { z } from 'zod'
import type { Customer } from '../customers/customer.ts'
import { findCustomer, listCustomers, updateCustomer } from '../customers/customer-table.ts'
import { refuse } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { Me, meOf } from '../customers/me-routes.ts'
import { OnboardingState, onboardingStateOf } from '../onboarding/onboarding-state.ts'

const CustomerView = z.strictObject({
  id: z.string(),
  applicationId: z.string(),
  email: z.string(),
  me: Me,
  onboarding: OnboardingState,
})

const view = (customer: Customer): z.input<typeof CustomerView> => ({
  id: customer.id,
  applicationId: customer.applicationId,
  email: customer.email,
  me: meOf(customer),
  onboarding: onboardingStateOf(customer),
})

const MePatch = Me.omit({ id: true, customerAccount: true }).partial()
const OnboardingPatch = OnboardingState.extend({
  kyc: z.record(z.string(), OnboardingState.shape.kyc.shape.sumsub),
}).partial()

function mePatch({ capabilities, operatingResidency, ...same }: z.output<typeof MePatch>): Partial<Customer> {
  return {
    ...same,
    ...(capabilities && { eurReasonCodes: capabilities.eur.reasonCodes }),
    ...(operatingResidency && {
      operatingResidency: operatingResidency.toLowerCase() as Customer['operatingResidency'],
    }),
  } as Partial<Customer>
}

const prohibited = { true: true, false: false, incomplete: null } as const

function onboardingPatch(patch: z.output<typeof OnboardingPatch>, customer: Customer): Partial<Customer> {
  const { kyc, operatingResidencyStatus, isProhibitedBusinessType, ...same } = patch
  return {
    ...same,
    ...(kyc && { kyc: { ...customer.kyc, ...kyc } }),
    ...(operatingResidencyStatus && { operatingResidency: operatingResidencyStatus }),
    ...(isProhibitedBusinessType && { isProhibitedBusinessType: prohibited[isProhibitedBusinessType] }),
  } as Partial<Customer>
}

const shared = { auth: 'open', tag: 'Controls' } as const

export const customerControls = [
  route({
    ...shared,
    method: 'GET',
    path: '/sandbox/customers',
    summary: 'List customers, newest first',
    answer: z.array(CustomerView),
    handle: async ({ db }) => (await listCustomers(db)).map(view),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/customers/{id}',
    summary: "Set a customer's state and cancel the steps of their verification",
    atomic: true,
    body: z.strictObject({ me: MePatch.optional(), onboarding: OnboardingPatch.optional() }),
    answer: CustomerView,
    async find({ db, params }) {
      const customer = await findCustomer(db, params.id ?? '', { lock: true })
      if (!customer) throw refuse('not_found', { resource: 'Customer' })
      return customer
    },
    async handle({ db, found, body }) {
      const patch = { ...mePatch(body.me ?? {}), ...onboardingPatch(body.onboarding ?? {}, found) }
      return view(await updateCustomer(db, found.id, { ...patch, kycAttempt: found.kycAttempt + 1 }))
    },
  }),
]
