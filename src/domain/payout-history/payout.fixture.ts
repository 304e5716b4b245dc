import { chase } from '../bank-accounts/bank-account.fixture.ts'
import type { Payout } from '../payouts/payout.ts'

export const created = new Date('2026-11-12T09:05:00Z')
export const updated = new Date('2026-11-12T16:40:00Z')

export const onRamp: Payout = {
  id: 'payout_1',
  type: 'onRamp',
  status: 'pending',
  amount: '1000.00',
  finalAmount: null,
  created,
  updated,
  source: { type: 'bankAccount', id: chase.id, amount: '1000.75', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '998.50', currency: 'usdc', network: 'sol' },
  wireMessage: null,
  sourceBankAccount: chase,
  destinationBankAccount: null,
  fundingBankAccount: {
    accountHolderName: 'Sphere Sandbox Ltd',
    beneficiaryAddress: null,
    accountType: 'checking',
    bankName: 'Sandbox Trust Bank',
    bankAddressString: '200 Harbor Avenue, Portland, ME 04101, USA',
    accountNumber: '980144201176',
    routingNumber: '084106769',
    bic: null,
    iban: null,
    last4: '1176',
  },
  funding: null,
  instructions: {
    memo: 'SPH7Q4K92M',
    resource: {
      type: 'bankAccount',
      bankName: 'Sandbox Trust Bank',
      iban: null,
      bic: null,
      accountNumber: '980144201176',
      routingNumber: '084106769',
    },
  },
  usageType: null,
  fundingVirtualAccount: null,
  idempotencyKey: null,
  transactionHash: null,
  refund: null,
  wallets: [{ id: 'wallet_1', address: '7xKqT4abcdefghijklmnopqrstuvwxyz9fPdWm', nickname: 'Main wallet' }],
}

export const offRamp: Payout = {
  ...onRamp,
  id: 'payout_2',
  type: 'offRamp',
  amount: '2500.00',
  source: { type: 'wallet', id: 'wallet_1', amount: '2500.25', currency: 'usdc', network: 'sol' },
  destination: { type: 'bankAccount', id: chase.id, amount: '2496.50', currency: 'usd', network: 'achSameDay' },
  sourceBankAccount: null,
  destinationBankAccount: chase,
  fundingBankAccount: null,
  instructions: { memo: null, resource: { type: 'wallet', address: '9xAddress', network: 'sol' } },
}

export const offloaded: Payout = {
  ...offRamp,
  id: 'payout_3',
  status: 'funded',
  usageType: 'offloader',
  source: { ...offRamp.source, id: null, network: 'optimism' },
  funding: {
    network: 'optimism',
    offloaderWallet: { wallet: { address: '0x8f00000000000000000000000000000000c240', network: 'optimism' } },
  },
  idempotencyKey: null,
  transactionHash: null,
  wallets: [],
}

export const microdeposit: Payout = {
  ...onRamp,
  id: 'payout_4',
  type: 'microdeposit',
  status: 'succeeded',
  amount: '0.04',
  finalAmount: '0.03',
  instructions: null,
  fundingVirtualAccount: { id: 'virtualAccount_1' },
}

export const onChain: Payout = {
  ...onRamp,
  id: 'payout_5',
  type: 'onChain',
  source: { ...offRamp.source, network: 'ethereum' },
  sourceBankAccount: null,
  fundingBankAccount: null,
  instructions: null,
}
