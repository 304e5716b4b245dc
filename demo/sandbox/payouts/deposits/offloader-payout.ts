import { bankAccountOnWire } from '../../bank-accounts/bank-account-answer.ts'
import { newId } from '../../ids.ts'
import { adjustmentsOf } from '../../quotes/adjustments.ts'
import { formatMoney } from '../../quotes/money.ts'
import { linksOfCustomer, type Link } from '../../wallets/link-table.ts'
import type { Services } from '../../services.ts'
import { outcomeOf } from '../lifecycle/magic-amounts.ts'
import type { Payout } from '../payout.ts'
import type { Deposit } from './deposit-table.ts'
import { quoteDeposit } from './offloader-quote.ts'

export async function offloaderPayout(services: Services, link: Link, deposit: Deposit): Promise<Payout> {
  const { account, quote, route } = await quoteDeposit(services, link, deposit)
  const now = new Date(services.clock.now())
  const amount = formatMoney(quote.pay)
  const isDeliverable = quote.receive > 0n && account.status === 'active' && account.deletedAt === null
  const wallet = { address: link.address, network: link.network }
  return {
    id: newId('payout'),
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
