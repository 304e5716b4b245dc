import * as z from 'zod/mini'
import { CURRENCIES } from '../../domain/currency.ts'
import { PAYOUT_NETWORKS } from '../../domain/endpoint-networks.ts'
import { ENDPOINT_TYPES, PAYOUT_TYPES, readPayoutStatus } from '../../domain/payouts/payout.ts'
import { bankAccount } from './bank-account.ts'
import { rowsOrEmpty } from './list.ts'
import { money, openEnum, orNull, textOrNull, timestamp } from './values.ts'

const endpoint = z.object({
  type: openEnum(ENDPOINT_TYPES),
  id: textOrNull,
  amount: orNull(money),
  currency: openEnum(CURRENCIES),
  network: openEnum(PAYOUT_NETWORKS),
})

const fundingBankAccount = z.object({
  accountHolderName: z.string(),
  beneficiaryAddress: textOrNull,
  accountType: textOrNull,
  bankName: z.string(),
  bankAddressString: textOrNull,
  accountNumber: textOrNull,
  routingNumber: textOrNull,
  bic: textOrNull,
  iban: textOrNull,
  last4: textOrNull,
})

const depositAddress = z.object({ address: z.string(), network: openEnum(PAYOUT_NETWORKS) })

const instructions = z.object({
  memo: textOrNull,
  resource: z.union([
    z.object({
      type: z.literal('bankAccount'),
      bankName: z.string(),
      iban: textOrNull,
      bic: textOrNull,
      accountNumber: textOrNull,
      routingNumber: textOrNull,
    }),
    z.extend(depositAddress, { type: z.literal('wallet') }),
  ]),
})

export const payout = z.pipe(
  z.object({
    id: z.string(),
    type: openEnum(PAYOUT_TYPES),
    status: z.pipe(z.string(), z.transform(readPayoutStatus)),
    amount: money,
    finalAmount: orNull(money),
    created: timestamp,
    updated: orNull(timestamp),
    source: endpoint,
    destination: endpoint,
    wireMessage: textOrNull,
    sourceBankAccount: z.catch(orNull(bankAccount), null),
    destinationBankAccount: z.catch(orNull(bankAccount), null),
    fundingBankAccount: orNull(fundingBankAccount),
    funding: orNull(z.object({ network: textOrNull, offloaderWallet: orNull(z.object({ wallet: depositAddress })) })),
    instructions: orNull(instructions),
    usageType: orNull(openEnum(['offloader'])),
    fundingVirtualAccount: orNull(z.object({ id: z.string() })),
    refund: orNull(z.object({ amount: money, at: timestamp })),
    wallets: rowsOrEmpty(z.object({ id: z.string(), address: z.string(), nickname: textOrNull })),
    idempotencyKey: textOrNull,
    transactionHash: textOrNull,
  }),
  z.transform(({ updated, ...read }) => ({ ...read, updated: updated ?? read.created })),
)
