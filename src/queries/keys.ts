import { applicationKey } from './application.ts'

/** Every key of the query cache. Read cached data by the key of its `queryOptions`, which carries the type. */
export const keys = {
  application: applicationKey,
  me: ['me'] as const,
  onboarding: ['onboarding'] as const,
  providers: ['providers'] as const,
  termsUrl: ['tosUrl'] as const,
  accessToken: ['kyc', 'token'] as const,
  externalUrl: (customerType: string | undefined, language: string | undefined) =>
    ['kyc', 'externalUrl', customerType, language] as const,
  signInAgain: (email: string | null) => ['signInAgain', email] as const,
  bankAccounts: ['bankAccounts'] as const,
  bankIds: (country: string | null) => ['bankIds', country] as const,
  wallets: ['wallets'] as const,
  wallet: (id: string) => ['wallet', id] as const,
  payouts: ['payouts'] as const,
  givenUp: ['givenUp'] as const,
  unfinished: ['unfinished'] as const,
  unfinishedEntries: ['unfinishedEntries'] as const,
  returning: ['returning'] as const,
  burn: (id: string) => ['burn', id] as const,
  waitingTransaction: (id: string) => ['waitingTransaction', id] as const,
  lateTokens: (id: string) => ['lateTokens', id] as const,
  surplus: (id: string) => ['surplus', id] as const,
  unreadable: (list: string) => ['unreadable', list] as const,
  payout: (id: string) => ['payout', id] as const,
  payoutFees: (payoutId: string) => ['adjustments', payoutId] as const,
  subdivisions: (countryCode: string) => ['subdivisions', countryCode] as const,
  fieldHelp: (help: string | null) => ['fieldHelp', help] as const,
  balances: ['balance'] as const,
  balance: (network: string, address: string, coin: string) => ['balance', network, address, coin] as const,
  bridged: (network: string, address: string, coin: string) => ['balance', network, address, 'bridged', coin] as const,
  missingFeeCoin: (network: string, address: string, walletId: string | null) =>
    ['balance', network, address, 'fee', walletId] as const,
  search: ['search'] as const,
  qrCode: ['qrCode'] as const,
}

type Key = readonly unknown[]

export const isPayoutsKey = ([name]: Key): boolean => name === keys.payouts[0]

/** The payout id in a key; null for every other key. */
export function payoutIdOf([name, id]: Key): string | null {
  return name === keys.payout('')[0] && typeof id === 'string' ? id : null
}
