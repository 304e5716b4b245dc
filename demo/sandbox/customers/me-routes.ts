import { z } from 'zod'
import type { Customer, ResidencyStatus } from './customer.ts'
import { route } from '../http/route.ts'

export const Me = z
  .strictObject({
    id: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    customerAccount: z.strictObject({ email: z.string() }),
    type: z.string().nullable(),
    kycStatus: z.enum(['incomplete', 'pending', 'additionalReviewRequired', 'rejected', 'approved']),
    verificationLevels: z.array(z.strictObject({ name: z.string(), status: z.string() })),
    capabilities: z.strictObject({ eur: z.strictObject({ reasonCodes: z.array(z.string()) }) }),
    isProhibitedBusinessType: z.boolean().nullable(),
    operatingResidency: z.enum(['Approved', 'Rejected', 'Incomplete']),
  })
  .meta({ id: 'Me' })

const residencies = {
  approved: 'Approved',
  rejected: 'Rejected',
  incomplete: 'Incomplete',
} as const satisfies Record<ResidencyStatus, string>

export const meOf = (customer: Customer): z.input<typeof Me> => ({
  id: customer.id,
  firstName: customer.firstName,
  lastName: customer.lastName,
  phoneNumber: customer.phoneNumber,
  customerAccount: { email: customer.email },
  type: customer.type,
  kycStatus: customer.kycStatus,
  verificationLevels: [...customer.verificationLevels],
  capabilities: { eur: { reasonCodes: [...customer.eurReasonCodes] } },
  isProhibitedBusinessType: customer.isProhibitedBusinessType,
  operatingResidency: residencies[customer.operatingResidency],
})

export const meRoutes = [
  route({
    method: 'GET',
    path: 'me',
    auth: 'user',
    summary: 'Get the signed-in customer',
    tag: 'Sign-in',
    answer: Me,
    handle: ({ customer }) => Promise.resolve(meOf(customer)),
  }),
]
