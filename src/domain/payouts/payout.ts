import { readOpenEnum, type OpenEnum } from '../../lib/open-enum.ts'
import type { BankAccount } from '../bank-accounts/bank-account.ts'
import type { Currency } from '../currency.ts'
import type { DestinationNetwork, PayoutNetwork, SourceNetwork } from '../endpoint-networks.ts'

export const PAYOUT_TYPES = ['onRamp', 'offRamp', 'onChain', 'microdeposit'] as const
export type PayoutType = (typeof PAYOUT_TYPES)[number]

/** The statuses of the specification, in their sort order. */
export const PAYOUT_STATUSES = [
  'pending',
  'processing',
  'succeeded',
  'funded',
  'refunded',
  'failed',
  'failedPrecondition',
  'cancelled',
] as const
/** The API added `returned`: what had been delivered came back (decisions.md H16). */
export const KNOWN_STATUSES = [...PAYOUT_STATUSES, 'returned'] as const
export type PayoutStatus = (typeof KNOWN_STATUSES)[number]

// Other words of the public API for the spec's eight.
const LATER_STATUSES: ReadonlyMap<string, PayoutStatus> = new Map([
  ['pendingFunding', 'pending'],
  ['fundsReceived', 'funded'],
  ['pendingReview', 'processing'],
  ['unexpectedError', 'failed'],
  ['undeliverable', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
])

export const readPayoutStatus = (status: string): OpenEnum<PayoutStatus> =>
  LATER_STATUSES.get(status) ?? readOpenEnum(KNOWN_STATUSES, status)

export const ENDPOINT_TYPES = ['bankAccount', 'wallet'] as const
export type EndpointType = (typeof ENDPOINT_TYPES)[number]

export interface Endpoint {
  readonly type: OpenEnum<EndpointType>
  readonly id: string | null
  readonly amount: string | null
  readonly currency: OpenEnum<Currency>
  readonly network: OpenEnum<PayoutNetwork>
}

/** The numbers that an account is paid by, in the order in which customers read them. */
export const ACCOUNT_NUMBERS = ['iban', 'bic', 'accountNumber', 'routingNumber'] as const
export type AccountNumber = (typeof ACCOUNT_NUMBERS)[number]
type AccountNumbers = Readonly<Record<AccountNumber, string | null>>

export interface FundingBankAccount extends AccountNumbers {
  readonly accountHolderName: string
  readonly beneficiaryAddress: string | null
  readonly accountType: string | null
  readonly bankName: string
  readonly bankAddressString: string | null
  readonly last4: string | null
}

interface BankResource extends AccountNumbers {
  readonly type: 'bankAccount'
  readonly bankName: string
}

interface WalletResource {
  readonly type: 'wallet'
  readonly address: string
  /** The payout name of the network, such as `sol` for Solana. */
  readonly network: OpenEnum<PayoutNetwork>
}

interface Instructions {
  readonly memo: string | null
  readonly resource: BankResource | WalletResource
}

export interface PayoutWallet {
  readonly id: string
  readonly address: string
  readonly nickname: string | null
}

/** Money that came back, beside any status. */
interface Refund {
  /** In the source's currency. */
  readonly amount: string
  readonly at: Date
}

export interface Payout {
  readonly id: string
  readonly type: OpenEnum<PayoutType>
  readonly status: OpenEnum<PayoutStatus>
  readonly amount: string
  /** The delivered amount; null until the payout is delivered. */
  readonly finalAmount: string | null
  readonly created: Date
  readonly updated: Date
  readonly source: Endpoint
  readonly destination: Endpoint
  readonly wireMessage: string | null
  readonly sourceBankAccount: BankAccount | null
  readonly destinationBankAccount: BankAccount | null
  readonly fundingBankAccount: FundingBankAccount | null
  readonly funding: {
    readonly network: string | null
    readonly offloaderWallet: {
      readonly wallet: { readonly address: string; readonly network: OpenEnum<PayoutNetwork> }
    } | null
  } | null
  readonly instructions: Instructions | null
  readonly usageType: OpenEnum<'offloader'> | null
  readonly fundingVirtualAccount: { readonly id: string } | null
  readonly wallets: readonly PayoutWallet[]
  readonly refund: Refund | null
  /** The idempotency key of the call that created the payout; null when the server omits it. */
  readonly idempotencyKey: string | null
  /** The transaction on the wallet's network: what delivered the tokens, or brought them. Null when the server omits it. */
  readonly transactionHash: string | null
}

export interface EndpointPayload<Network> {
  readonly type: EndpointType
  readonly id: string
  readonly amount: string
  readonly currency: Currency
  readonly network: Network
}

export interface PayoutPayload {
  readonly source: EndpointPayload<SourceNetwork>
  readonly destination: EndpointPayload<DestinationNetwork>
  readonly wireMessage?: string
}
