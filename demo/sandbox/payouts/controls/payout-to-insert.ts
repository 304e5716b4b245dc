import { z } from 'zod'
import { newId } from '../../ids.ts'
import { adjustmentsOf } from '../../quotes/adjustments.ts'
import { isStablecoin } from '../../tables/currencies.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import { isWalletNetwork, walletNameOf } from '../../wallets/networks.ts'
import type { Services } from '../../services.ts'
import { unrestrictedQuote } from '../seeds/unrestricted-quote.ts'
import type { Payout } from '../payout.ts'
import { PayoutAnswer } from '../payout-answer.ts'
import { destinationNetworks, sourceNetworks } from '../transfer-networks.ts'

const amount = z.string().regex(/^\d{1,15}(\.\d{1,6})?$/)
const endpoint = PayoutAnswer.shape.source.extend({ amount, id: z.string().max(100).nullable().default(null) })

const rails: readonly string[] = [...sourceNetworks, ...destinationNetworks]
const isChain = (network: string) => isWalletNetwork(walletNameOf(network)) && network !== 'solana'

/** Stablecoins move on networks, fiat money on rails. */
const isPlaced = ({ currency, network }: { currency: string; network: string }) =>
  isStablecoin(currency) ? isChain(network) : rails.includes(network) && !isChain(network)
const misplaced = { message: 'Not a network of this currency', path: ['network'] }

/** ISO 8601 allows years that a timestamp column cannot hold. */
const moment = PayoutAnswer.shape.created.refine((text) => text >= '1970', 'Not before 1970')

/** Missing fields are null or empty. The delivered amount defaults to the quote's. */
export const payoutToInsert = PayoutAnswer.omit({ amount: true })
  .partial()
  .extend({
    type: PayoutAnswer.shape.type,
    source: endpoint.refine(({ amount }) => /[1-9]/.test(amount), 'validation.positive').refine(isPlaced, misplaced),
    destination: endpoint.partial({ amount: true }).refine(isPlaced, misplaced),
    finalAmount: amount.nullable().optional(),
    wireMessage: z.string().max(500).nullable().optional(),
    created: moment.optional(),
    updated: moment.optional(),
  })

type ToInsert = z.output<typeof payoutToInsert>

export function insertedPayout(customerId: string, given: ToInsert, services: Services): Payout {
  const { source, destination } = given
  const pay = formatMoney(parseMoney(source.amount))
  const quote = unrestrictedQuote(
    {
      sourceCurrency: source.currency,
      sourceNetwork: source.network,
      destinationCurrency: destination.currency,
      destinationNetwork: destination.network,
    },
    parseMoney(source.amount),
  )
  const receive = destination.amount === undefined ? quote.receive : parseMoney(destination.amount)
  const now = new Date(services.clock.now())
  const created = given.created === undefined ? now : new Date(given.created)
  return {
    id: given.id ?? newId(services, 'payout'),
    customerId,
    type: given.type,
    status: given.status ?? 'pending',
    outcome: 'normal',
    revision: 0,
    source: { ...source, amount: pay },
    destination: { ...destination, amount: formatMoney(receive) },
    amount: pay,
    finalAmount: given.finalAmount === undefined || given.finalAmount === null ? null : given.finalAmount,
    totalFee: formatMoney(quote.totalFee),
    adjustments: adjustmentsOf(quote),
    wireMessage: given.wireMessage ?? null,
    details: detailsOf(given),
    refund: null,
    held: '0',
    heldDeposit: null,
    depositNetwork: null,
    depositAddressKey: null,
    redemptionHash: null,
    idempotencyKey: given.idempotencyKey ?? null,
    createdAt: created,
    updatedAt: given.updated === undefined ? created : new Date(given.updated),
  }
}

const detailsOf = (given: ToInsert): Payout['details'] => ({
  sourceBankAccount: given.sourceBankAccount ?? null,
  destinationBankAccount: given.destinationBankAccount ?? null,
  fundingBankAccount: given.fundingBankAccount ?? null,
  funding: given.funding ?? null,
  instructions: given.instructions ?? null,
  usageType: given.usageType ?? null,
  fundingVirtualAccount: given.fundingVirtualAccount ?? null,
  wallets: given.wallets ?? [],
})
