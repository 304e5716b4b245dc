/** The API's data of a signed-in customer with an account and two wallets. */
export const ME = {
  // A sign-out reaches all tabs of the customer, and concurrent test pages share one origin, so each needs its own customer.
  id: `customer_${Math.random().toString(36).slice(2, 12)}`,
  firstName: 'Maya',
  lastName: 'Chen',
  phoneNumber: null,
  customerAccount: { email: 'maya@example.com' },
  type: 'individual',
  kycStatus: 'approved',
  verificationLevels: [
    { name: 'kyc_level_1', status: 'approved' },
    { name: 'kyc_level_2', status: 'approved' },
    { name: 'sepa', status: 'approved' },
  ],
  capabilities: { eur: { reasonCodes: [] } },
  isProhibitedBusinessType: false,
  operatingResidency: 'Approved',
}

export const UNVERIFIED = {
  ...ME,
  verificationLevels: [
    { name: 'kyc_level_1', status: 'incomplete' },
    { name: 'sepa', status: 'incomplete' },
  ],
}

export const STATE = {
  tos: 'complete',
  msa: null,
  kyc: { sumsub: 'complete', 'kyc-level-1': 'complete' },
  hasCompletedOnboarding: true,
  operatingResidencyStatus: 'approved',
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
}

export const CHASE = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountName: 'Everyday',
  accountHolderName: 'Maya Chen',
  accountNumber: '000123454821',
  accountType: 'checking',
  last4: '4821',
  status: 'active',
  deleted: null,
  currency: 'usd',
  owner: ME.id,
  routingNumber: '021000021',
  walletBankAccounts: [],
  walletBankAccountsAllowed: true,
}

export const MAIN_WALLET = {
  id: 'wallet_1',
  network: 'solana',
  address: '7xKqT4mZp1C8bQnD3vYh5sRjW2eUaLfG6tBk9oXi9fPd',
  nickname: 'Main wallet',
  signed: true,
}

export const SUI_WALLET = {
  id: 'wallet_2',
  network: 'sui',
  address: '0x9a3f00000000000000000000000000000000000000000000000000000000c240',
  nickname: 'Sui wallet',
  signed: true,
}
