// Written again on purpose: the product reads what this describes with a schema of its own. test/contract/rows compares both.
import { z } from 'zod'
import { BankAccountAnswer, Moment } from '../bank-accounts/bank-account-answer.ts'
import { CURRENCIES } from '../tables/currencies.ts'
import { formatMoney, parseMoney } from '../quotes/money.ts'
import { Money } from '../quotes/quote-answer.ts'
import { allPayoutStatuses } from './lifecycle/state-machine.ts'
import type { Payout } from './payout.ts'
import { payoutTypes } from './payout.ts'

const text = z.string().nullable()

const End = z
  .strictObject({
    type: z.enum(['bankAccount', 'wallet']),
    id: text,
    amount: Money,
    currency: z.enum(CURRENCIES),
    network: z.string(),
  })
  .meta({ id: 'TransferEndpoint' })

const FundingBankAccount = z
  .strictObject({
    accountHolderName: z.string(),
    beneficiaryAddress: text,
    accountType: text,
    bankName: z.string(),
    bankAddressString: text,
    accountNumber: text,
    routingNumber: text,
    bic: text,
    iban: text,
    last4: text,
  })
  .meta({ id: 'FundingBankAccount' })

const Instructions = z
  .strictObject({
    memo: text,
    resource: z.union([
      z.strictObject({
        type: z.literal('bankAccount'),
        bankName: z.string(),
        iban: text,
        bic: text,
        accountNumber: text,
        routingNumber: text,
      }),
      z.strictObject({ type: z.literal('wallet'), address: z.string(), network: z.string() }),
    ]),
  })
  .meta({ id: 'Instructions' })

const wallet = z.strictObject({ address: z.string(), network: z.string() })

export const PayoutAnswer = z
  .strictObject({
    id: z.string().regex(/^payout_[a-z0-9]{3,32}$/),
    type: z.enum(payoutTypes),
    status: z.enum(allPayoutStatuses),
    amount: Money,
    finalAmount: Money.nullable(),
    created: Moment,
    updated: Moment,
    source: End,
    destination: End,
    wireMessage: text,
    sourceBankAccount: BankAccountAnswer.nullable(),
    destinationBankAccount: BankAccountAnswer.nullable(),
    fundingBankAccount: FundingBankAccount.nullable(),
    funding: z.strictObject({ network: text, offloaderWallet: z.strictObject({ wallet }).nullable() }).nullable(),
    instructions: Instructions.nullable(),
    usageType: z.literal('offloader').nullable(),
    fundingVirtualAccount: z.strictObject({ id: z.string().regex(/^virtualAccount_[a-z0-9]{3,32}$/) }).nullable(),
    wallets: z.array(z.strictObject({ id: z.string(), address: z.string(), nickname: text })),
    refund: z.strictObject({ amount: Money, at: Moment, reason: text }).nullable(),
    idempotencyKey: z.string().max(255).optional(),
  })
  .meta({ id: 'Payout' })

type PayoutOnWire = z.input<typeof PayoutAnswer>

/** The database pads decimals with zeros. */
const plain = (amount: string) => formatMoney(parseMoney(amount))

export function payoutOnWire(payout: Payout): PayoutOnWire {
  const { details, source, destination } = payout
  return {
    id: payout.id,
    type: payout.type,
    status: payout.status,
    amount: plain(payout.amount),
    finalAmount: payout.finalAmount === null ? null : plain(payout.finalAmount),
    created: payout.createdAt.toISOString(),
    updated: payout.updatedAt.toISOString(),
    source,
    destination,
    wireMessage: payout.wireMessage,
    sourceBankAccount: details.sourceBankAccount,
    destinationBankAccount: details.destinationBankAccount,
    fundingBankAccount: details.fundingBankAccount,
    funding: details.funding,
    instructions: details.instructions,
    usageType: details.usageType,
    fundingVirtualAccount: details.fundingVirtualAccount,
    wallets: [...details.wallets],
    refund: payout.refund,
    ...(payout.idempotencyKey !== null && { idempotencyKey: payout.idempotencyKey }),
  }
}
