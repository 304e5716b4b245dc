import type { BankAccountOnWire } from '../bank-accounts/bank-account-answer.ts'
import type { AmountAdjustment } from '../quotes/adjustments.ts'
import type { AccountNumber, Currency } from '../tables/currencies.ts'
import type { PayoutOutcome, PayoutStatus } from './lifecycle/state-machine.ts'

export const payoutTypes = ['onRamp', 'offRamp', 'onChain', 'microdeposit'] as const
type PayoutType = (typeof payoutTypes)[number]

/** The source or the destination of a payout. Amounts are decimal strings; networks are rails and transfer names. */
interface Endpoint {
  readonly type: 'bankAccount' | 'wallet'
  readonly id: string | null
  readonly amount: string
  readonly currency: Currency
  readonly network: string
}

type AccountNumbers = Readonly<Record<AccountNumber, string | null>>

export interface FundingBankAccount extends AccountNumbers {
  readonly accountHolderName: string
  readonly beneficiaryAddress: string | null
  readonly accountType: string | null
  readonly bankName: string
  readonly bankAddressString: string | null
  readonly last4: string | null
}

export interface Instructions {
  readonly memo: string | null
  readonly resource:
    | (AccountNumbers & { readonly type: 'bankAccount'; readonly bankName: string })
    | { readonly type: 'wallet'; readonly address: string; readonly network: string }
}

/** Copies of the resources that a payout refers to, as they were when it was created. */
export interface PayoutDetails {
  readonly sourceBankAccount: BankAccountOnWire | null
  readonly destinationBankAccount: BankAccountOnWire | null
  readonly fundingBankAccount: FundingBankAccount | null
  readonly funding: {
    readonly network: string | null
    readonly offloaderWallet: { readonly wallet: { readonly address: string; readonly network: string } } | null
  } | null
  readonly instructions: Instructions | null
  readonly usageType: 'offloader' | null
  readonly fundingVirtualAccount: { readonly id: string } | null
  readonly wallets: readonly { readonly id: string; readonly address: string; readonly nickname: string | null }[]
}

export interface Payout {
  readonly id: string
  readonly customerId: string
  readonly type: PayoutType
  readonly status: PayoutStatus
  readonly outcome: PayoutOutcome
  readonly revision: number
  readonly source: Endpoint
  readonly destination: Endpoint
  /** The amount that the source pays, the delivered amount, and all fees in the source currency: decimal strings. */
  readonly amount: string
  readonly finalAmount: string | null
  readonly totalFee: string
  readonly adjustments: readonly AmountAdjustment[]
  readonly wireMessage: string | null
  readonly details: PayoutDetails
  /** What came back after the delivery, or beside it. */
  readonly refund: { readonly amount: string; readonly at: string; readonly reason: string | null } | null
  readonly held: string
  readonly heldDeposit: string | null
  /** The deposit address of an off-ramp. */
  readonly depositNetwork: string | null
  readonly depositAddressKey: string | null
  readonly redemptionHash: string | null
  /** The key of the call that created it. */
  readonly idempotencyKey: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}
