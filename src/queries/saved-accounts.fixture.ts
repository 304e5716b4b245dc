import { ADDRESS } from '../operations/intents/account-samples.fixture.ts'

/** A bank account and a wallet as the server returns them. */
export const WIRE_ACCOUNT = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountHolderName: 'Ana Silva',
  last4: '6789',
  status: 'active',
  currency: 'usd',
  owner: 'customer_a',
}
export const WALLET = { id: 'wallet_1', network: 'base', address: ADDRESS, nickname: 'Savings', signed: false }
