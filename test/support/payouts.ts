/** Payouts of the test customer, in the API's format. */
import { CHASE, MAIN_WALLET } from './customer.ts'

const BANK = { bankName: 'Harborline Bank, N.A.', accountNumber: '980144201175', routingNumber: '084106768' }

/** Ours, and not the wallet's that pays to it. */
export const DEPOSIT_ADDRESS = 'DGyb2BwWATYhgh7orV3ifY2928zCEarBqsfiDPKVFc11'

export const PAYOUT = {
  id: 'payout_1',
  type: 'onRamp',
  status: 'pending',
  amount: '1000.00',
  finalAmount: null,
  created: '2026-11-12T09:05:00Z',
  updated: '2026-11-13T10:20:00Z',
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '1000.00', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '998.50', currency: 'usdc', network: 'sol' },
  sourceBankAccount: CHASE,
  fundingBankAccount: {
    accountHolderName: 'Sphere Client Account',
    accountType: 'checking',
    beneficiaryAddress: '1 Client Plaza, Portland, ME 04101, United States',
    bankAddressString: '200 Harbor Avenue, Portland, ME 04101, United States',
    last4: '1175',
    ...BANK,
  },
  instructions: { memo: 'SPH-7Q4K-92MD', resource: { type: 'bankAccount', iban: null, bic: null, ...BANK } },
  wallets: [{ id: 'wallet_1', address: MAIN_WALLET.address, nickname: 'Main wallet' }],
}

export const EURO_PAYOUT = {
  ...PAYOUT,
  id: 'payout_eur',
  amount: '250.00',
  source: { type: 'bankAccount', id: null, amount: '250.00', currency: 'eur', network: 'sepa' },
  sourceBankAccount: null,
  fundingBankAccount: {
    accountHolderName: 'Sphere Client Account',
    bankName: 'Banque du Port',
    bankAddressString: '1 Quai, Paris, France',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
  },
  instructions: {
    memo: 'SPH-EUR',
    resource: {
      type: 'bankAccount',
      bankName: 'Banque du Port',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
    },
  },
}

export const TO_BANK = {
  ...PAYOUT,
  id: 'payout_2',
  type: 'offRamp',
  amount: '2500.00',
  source: { type: 'wallet', id: 'wallet_1', amount: '2500.00', currency: 'usdc', network: 'sol' },
  destination: {
    type: 'bankAccount',
    id: 'bankAccount_1',
    amount: '2496.50',
    currency: 'usd',
    network: 'achSameDay',
  },
  sourceBankAccount: null,
  destinationBankAccount: CHASE,
  fundingBankAccount: null,
  instructions: { memo: null, resource: { type: 'wallet', address: DEPOSIT_ADDRESS, network: 'sol' } },
}

export const MICRODEPOSIT = {
  ...PAYOUT,
  id: 'payout_3',
  type: 'microdeposit',
  status: 'succeeded',
  amount: '0.04',
  finalAmount: '0.03',
  instructions: null,
  fundingVirtualAccount: { id: 'virtualAccount_1' },
}
