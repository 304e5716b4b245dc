import type { Customer } from '../customers/customer.ts'
import type { Services } from '../services.ts'
import type { PersonaName } from './personas.ts'

interface NewCustomer {
  /** Null: a new customer without seeds. */
  readonly persona: PersonaName | null
  readonly customer: Customer
}

/** Inserts what the persona of a new customer owns. `services.db` is the transaction that creates the customer. */
export type Seed = (services: Services, created: NewCustomer) => Promise<void>
