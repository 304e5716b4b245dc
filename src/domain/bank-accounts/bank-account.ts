import type { OpenEnum } from '../../lib/open-enum.ts'
import type { Fiat, Stablecoin } from '../currency.ts'
import type { LinkNetwork, Network } from '../networks.ts'

export const BANK_ACCOUNT_STATUSES = ['active', 'pending', 'invalid', 'inactive'] as const
export type BankAccountStatus = (typeof BANK_ACCOUNT_STATUSES)[number]

export const ACCOUNT_TYPES = ['checking', 'savings'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

export interface Address {
  readonly country: string
  readonly addressLine1: string
  readonly addressLine2: string | null
  readonly city: string
  readonly state: string
  readonly postalCode: string
}

export interface WalletBankAccount {
  readonly id: string
  readonly wallet: { readonly address: string; readonly network: OpenEnum<Network> }
  readonly sourceCurrency: OpenEnum<Stablecoin>
  /** `sepa`, `ach` or `wire`. */
  readonly destinationNetwork: string
}

export interface BankAccount {
  readonly id: string
  readonly bankName: string
  readonly accountName: string | null
  readonly accountHolderName: string
  readonly accountNumber: string | null
  readonly accountType: OpenEnum<AccountType> | null
  readonly last4: string | null
  readonly status: OpenEnum<BankAccountStatus>
  readonly deletedAt: Date | null
  readonly currency: OpenEnum<Fiat>
  /** True when the wire's `owner` is a non-empty string or an object. */
  readonly hasOwner: boolean
  readonly pixKey: string | null
  readonly clabe: string | null
  readonly ifsc: string | null
  readonly philippinesAccountNumber: string | null
  readonly routingNumber: string | null
  readonly iban: string | null
  readonly beneficiaryAddress: Address | null
  readonly bankAddressString: string | null
  readonly isThirdParty: boolean
  readonly walletBankAccounts: readonly WalletBankAccount[]
  /** How many of them could not be read; absent where there are none. */
  readonly unreadableLinks?: number
  readonly walletBankAccountsAllowed: boolean
}

export interface BankId {
  readonly id: string
  readonly name: string
}

const LINK_DESTINATIONS = ['sepa', 'ach', 'wire'] as const
export type LinkDestination = (typeof LINK_DESTINATIONS)[number]

export interface WalletLinkPayload {
  readonly bankAccount: string
  readonly source: { readonly network: LinkNetwork; readonly currency: Stablecoin }
  readonly destination: { readonly currency: Fiat; readonly network: LinkDestination }
}
