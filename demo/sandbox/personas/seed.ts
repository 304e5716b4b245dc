import { seedBankAccounts } from '../bank-accounts/seed-bank-accounts.ts'
import type { Customer } from '../customers/customer.ts'
import { seedPayouts } from '../payouts/history/seed-payouts.ts'
import { seedWallets } from '../wallets/seed-wallets.ts'
import type { Services } from '../services.ts'
import type { PersonaName } from './personas.ts'

export interface NewCustomer {
  /** Null: a new customer without a past. */
  readonly persona: PersonaName | null
  readonly customer: Customer
}

/** Gives a customer that has just been made what its persona owns; `services.db` is the transaction that made it. */
export type Seed = (services: Services, born: NewCustomer) => Promise<void>

/** One line for each part of the past. */
export const seeds: readonly Seed[] = [seedBankAccounts, seedWallets, seedPayouts]
