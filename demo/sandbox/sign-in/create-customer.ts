import type { Application } from '../application/application.ts'
import type { Customer } from '../customers/customer.ts'
import { seedBankAccounts } from '../bank-accounts/seed-bank-accounts.ts'
import { findCustomerByEmail, insertCustomer } from '../customers/customer-table.ts'
import { newId } from '../ids.ts'
import { initialState, readPersona } from '../personas/personas.ts'
import type { Seed } from '../personas/seed.ts'
import { seedPayouts } from '../payouts/seeds/seed-payouts.ts'
import type { Services } from '../services.ts'
import { seedWallets } from '../wallets/seed-wallets.ts'

const SEEDS: readonly Seed[] = [seedBankAccounts, seedWallets, seedPayouts]

/** The customer with this e-mail, locked until the call ends. An unknown e-mail creates one. */
export async function findOrCreateCustomer(
  services: Services,
  application: Application,
  email: string,
): Promise<Customer> {
  const known = await findCustomerByEmail(services.db, application.id, email)
  if (known) return known
  const persona = readPersona(email)
  const customer: Customer = {
    ...initialState(persona),
    ...persona,
    id: newId(services, 'customer'),
    applicationId: application.id,
    email,
    kycAttempt: 0,
    hasChosenCustomerType: false,
    preventsEmail: false,
    logins: 0,
    createdAt: new Date(services.clock.now()),
  }
  if (!(await insertCustomer(services.db, customer))) return findOrCreateCustomer(services, application, email)
  for (const seed of SEEDS) await seed(services, { persona: persona.persona, customer })
  return customer
}
