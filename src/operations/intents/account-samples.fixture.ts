import type { BankAccountPayload } from '../../domain/bank-accounts/form/payload.ts'
import type { WalletLinkPayload } from '../../domain/bank-accounts/bank-account.ts'
import type { WalletSubmission } from './account-intents.ts'

export const ADDRESS = '0xAbCdEf0123456789aBcDeF0123456789abcdef01'
export const SOLANA = 'So11111111111111111111111111111111111111112'

export const account: BankAccountPayload = {
  accountOwner: 'personal',
  bankType: 'us',
  currency: 'usd',
  bankName: 'Chase',
  accountHolderName: 'Ana Silva',
  accountNumber: '000123456789',
  routingNumber: '021000021',
  accountType: 'checking',
  beneficiaryAddress: { country: 'US', addressLine1: '1 Main St', city: 'Austin', state: 'TX', postalCode: '73301' },
}
export const accountRow = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountHolderName: 'Ana Silva',
  last4: '6789',
  status: 'active',
  deleted: null as string | null,
  currency: 'usd',
  owner: 'customer_abc',
}
export const wallet: WalletSubmission = {
  network: 'base',
  address: ADDRESS,
  nickname: 'Savings',
  consent: true,
  isConnected: false,
}
export const walletRow = { id: 'wallet_1', network: 'base', address: ADDRESS, nickname: 'Savings' }
export const link: WalletLinkPayload = {
  bankAccount: 'bankAccount_1',
  source: { network: 'sol', currency: 'usdc' },
  destination: { currency: 'usd', network: 'ach' },
}
export const linkRow = {
  id: 'link_1',
  wallet: { address: SOLANA, network: 'solana' },
  sourceCurrency: 'usdc',
  destinationNetwork: 'ach',
}
