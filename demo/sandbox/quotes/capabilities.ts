import type { Application } from '../application/application.ts'
import type { Customer } from '../customers/customer.ts'
import { levelApproved, sepaApproved } from '../customers/customer.ts'
import type { Fiat } from './currencies.ts'

/** What the provider must have approved. */
export type Capability = 'level1' | 'sepa' | 'sepaOrLevel2' | 'level2'

export interface Standing {
  readonly customer: Pick<Customer, 'verificationLevels' | 'eurReasonCodes'>
  readonly application: Pick<Application, 'kycLevel2'>
}

const hasLevel2 = ({ customer, application }: Standing) => application.kycLevel2 && levelApproved(customer, 2)

const capabilities: Record<Capability, (standing: Standing) => boolean> = {
  level1: ({ customer }) => levelApproved(customer, 1),
  level2: hasLevel2,
  sepa: ({ customer }) => sepaApproved(customer),
  sepaOrLevel2: (standing) => sepaApproved(standing.customer) || hasLevel2(standing),
}

export const hasCapability = (standing: Standing, capability: Capability): boolean => capabilities[capability](standing)

/** Whether a provider moves this currency for the customer. Holding an account in it is another question. */
export function canMove(standing: Standing, fiat: Fiat): boolean {
  if (fiat === 'usd') return hasCapability(standing, 'level1')
  if (fiat !== 'eur') return hasCapability(standing, 'level2')
  return hasCapability(standing, 'sepa') && !standing.customer.eurReasonCodes.includes('region_not_supported')
}
