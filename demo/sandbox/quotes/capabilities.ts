import type { Application } from '../application/application.ts'
import type { Customer } from '../customers/customer.ts'
import { levelApproved, sepaApproved } from '../customers/customer.ts'
import { fiatRow, type Capability, type Fiat } from '../tables/currencies.ts'

export interface Requester {
  readonly customer: Pick<Customer, 'verificationLevels' | 'eurReasonCodes'>
  readonly application: Pick<Application, 'kycLevel2'>
}

const hasLevel2 = ({ customer, application }: Requester) => application.kycLevel2 && levelApproved(customer, 2)

const capabilities: Record<Capability, (requester: Requester) => boolean> = {
  level1: ({ customer }) => levelApproved(customer, 1),
  level2: hasLevel2,
  sepa: ({ customer }) => sepaApproved(customer),
  sepaOrLevel2: (requester) => sepaApproved(requester.customer) || hasLevel2(requester),
}

export const hasCapability = (requester: Requester, capability: Capability): boolean =>
  capabilities[capability](requester)

/** Whether a provider moves this currency for the customer. Adding an account in it has its own rule. */
export const canMove = (requester: Requester, fiat: Fiat): boolean =>
  hasCapability(requester, fiatRow(fiat).needs) &&
  !(fiatRow(fiat).needs === 'sepa' && requester.customer.eurReasonCodes.includes('region_not_supported'))
