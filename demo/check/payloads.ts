import type { BankAccountPayload } from '../../src/domain/bank-accounts/form/payload.ts'
import type { WalletLinkPayload } from '../../src/domain/bank-accounts/bank-account.ts'
import type { PayoutPayload } from '../../src/domain/payouts/payout.ts'
import type { QuoteRequest } from '../../src/domain/payouts/quotes/quote.ts'
import type { WalletPayload } from '../../src/domain/wallets/wallet.ts'

export const walletPayload = (address: string, nickname = 'Contract check'): WalletPayload => ({
  network: 'base',
  address,
  nickname,
  consent: true,
  isConnected: false,
})

/** An account that passes check digits and is nobody's. */
export const accountPayload = (nickname: string, accountNumber = '000012345678'): BankAccountPayload => ({
  accountOwner: 'personal',
  bankType: 'us',
  currency: 'usd',
  bankName: 'Contract check',
  accountHolderName: 'Contract check',
  accountType: 'checking',
  nickname,
  routingNumber: '021000021',
  accountNumber,
  beneficiaryAddress: {
    country: 'USA',
    addressLine1: '1 Main St',
    city: 'Austin',
    state: 'US-TX',
    postalCode: '73301',
  },
})

export const linkPayload = (bankAccount: string): WalletLinkPayload => ({
  bankAccount,
  source: { network: 'sol', currency: 'usdc' },
  destination: { currency: 'usd', network: 'ach' },
})

const AMOUNT = '100.00'
const FIAT = { currency: 'usd', network: 'wire' } as const
const COIN = { currency: 'usdc', network: 'base' } as const

/** Buying goes from a bank account to a wallet, selling the other way. */
export type Direction = 'buying' | 'selling'

export function quoteRequest(customerId: string, direction: Direction): QuoteRequest {
  const [source, destination] = direction === 'buying' ? [FIAT, COIN] : [COIN, FIAT]
  return {
    amount: AMOUNT,
    received: false,
    customerId,
    sourceCurrency: source.currency,
    destinationCurrency: destination.currency,
    sourceNetwork: source.network,
    destinationNetwork: destination.network,
  }
}

export interface Ends {
  readonly wallet: string
  /** Or the currency, where the bank account need not be saved. */
  readonly account: string
}

export const buyingPayload = ({ wallet, account }: Ends, delivered: string): PayoutPayload => ({
  source: { type: 'bankAccount', id: account, amount: AMOUNT, ...FIAT },
  destination: { type: 'wallet', id: wallet, amount: delivered, ...COIN },
})

export const sellingPayload = ({ wallet, account }: Ends, delivered: string): PayoutPayload => ({
  source: { type: 'wallet', id: wallet, amount: AMOUNT, ...COIN },
  destination: { type: 'bankAccount', id: account, amount: delivered, ...FIAT },
})
