import { findApplication } from '../../application/application.ts'
import { bankAccountOnWire } from '../../bank-accounts/bank-account-answer.ts'
import { findBankAccount } from '../../bank-accounts/bank-account-table.ts'
import { findCustomer } from '../../customers/customer-table.ts'
import { newId } from '../../ids.ts'
import { adjustmentsOf } from '../../quotes/adjustments.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import { tariffFor } from '../../quotes/price.ts'
import { quoteFor, type Quote } from '../../quotes/quote.ts'
import { bankRail, type Route } from '../../quotes/rails.ts'
import type { Fiat } from '../../tables/currencies.ts'
import { linksOfCustomer, type Link } from '../../wallets/link-table.ts'
import type { Services } from '../../services.ts'
import { outcomeOf } from '../lifecycle/magic-amounts.ts'
import type { Payout } from '../payout.ts'
import type { Deposit } from './deposit-table.ts'

/** What a deposit pays into the bank account of its link. */
async function quoteDeposit({ db }: Services, link: Link, deposit: Deposit) {
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

export async function offloaderPayout(services: Services, link: Link, deposit: Deposit): Promise<Payout> {
  const { account, quote, route } = await quoteDeposit(services, link, deposit)
  const now = new Date(services.clock.now())
  const amount = formatMoney(quote.pay)
  const isDeliverable = quote.receive > 0n && account.status === 'active' && account.deletedAt === null
  const wallet = { address: link.address, network: link.network }
  return {
    id: newId(services, 'payout'),
    customerId: link.customerId,
    type: 'offRamp',
    status: isDeliverable ? 'funded' : 'failedPrecondition',
    outcome: isDeliverable ? outcomeOf(amount) : 'normal',
    revision: 0,
    source: { type: 'wallet', id: null, amount, currency: link.sourceCurrency, network: link.network },
    destination: {
      type: 'bankAccount',
      id: account.id,
      amount: formatMoney(quote.receive),
      currency: account.currency,
      network: route.rail,
    },
    amount,
    finalAmount: null,
    totalFee: formatMoney(quote.totalFee),
    adjustments: adjustmentsOf(quote),
    wireMessage: null,
    details: {
      sourceBankAccount: null,
      destinationBankAccount: bankAccountOnWire(account, await linksOfCustomer(services.db, link.customerId)),
      fundingBankAccount: null,
      funding: { network: link.network, offloaderWallet: { wallet } },
      instructions: null,
      usageType: 'offloader',
      fundingVirtualAccount: null,
      wallets: [],
    },
    refund: null,
    held: deposit.amount,
    heldDeposit: deposit.id,
    depositNetwork: null,
    depositAddressKey: null,
    redemptionHash: null,
    idempotencyKey: null,
    createdAt: now,
    updatedAt: now,
  }
}
