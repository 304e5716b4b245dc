import { findApplication } from '../../application/application.ts'
import { findBankAccount } from '../../bank-accounts/bank-account-table.ts'
import { findCustomer } from '../../customers/customer-table.ts'
import type { Fiat } from '../../tables/currencies.ts'
import { parseMoney } from '../../quotes/money.ts'
import { tariffFor } from '../../quotes/price.ts'
import { quoteFor, type Quote } from '../../quotes/quote.ts'
import { bankRail, type Route } from '../../quotes/rails.ts'
import type { Link } from '../../wallets/link-table.ts'
import type { Services } from '../../services.ts'
import type { Deposit } from './deposit-table.ts'

/** What a deposit pays into the bank account of its link. */
export async function quoteDeposit({ db }: Services, link: Link, deposit: Deposit) {
  const account = await findBankAccount(db, { customerId: link.customerId, id: link.bankAccountId, lock: 'share' })
  const customer = await findCustomer(db, link.customerId)
  const application = customer && (await findApplication(db, customer.applicationId))
  if (!account || !application) throw new Error(`${link.id} has no bank account`)
  const route = routeOf(link, account.currency)
  const quote: Quote = quoteFor(tariffFor(route, application), parseMoney(deposit.amount))
  return { account, route, quote }
}

/** The network of a link may be one from which no customer can create a payout. */
const routeOf = ({ network, sourceCurrency, destinationNetwork }: Link, fiat: Fiat): Route => ({
  direction: 'offRamp',
  fiat,
  rail: bankRail(destinationNetwork),
  coin: sourceCurrency,
  network,
})
