import type { Application } from '../application/application.ts'
import type { Customer } from '../customers/customer.ts'
import { findCustomerByEmail, insertCustomer } from '../customers/customer-table.ts'
import { newId } from '../ids.ts'
import { birthState, readPersona } from '../personas/personas.ts'
import { seeds } from '../personas/seed.ts'
import type { Services } from '../services.ts'

/** The customer with this e-mail, locked until the call ends; an unknown e-mail makes one. */
export async function customerOf(services: Services, application: Application, email: string): Promise<Customer> {
  const known = await findCustomerByEmail(services.db, application.id, email)
  if (known) return known
  const read = readPersona(email)
  const customer: Customer = {
    ...birthState(read),
    ...read,
    id: newId('customer'),
    applicationId: application.id,
    email,
    kycAttempt: 0,
    hasChosenCustomerType: false,
    preventsEmail: false,
    logins: 0,
    createdAt: new Date(services.clock.now()),
  }
  if (!(await insertCustomer(services.db, customer))) return customerOf(services, application, email)
  for (const seed of seeds) await seed(services, { persona: read.persona, customer })
  return customer
}
