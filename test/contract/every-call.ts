import type { BankAccountPayload } from '../../src/domain/bank-accounts/form/payload.ts'
import { getApplication } from '../../src/api/application.ts'
import { login, saveBusinessType, saveResidency, verifyCode } from '../../src/api/auth.ts'
import {
  createBankAccount,
  createWalletLink,
  deleteBankAccount,
  listBankAccounts,
} from '../../src/api/bank-accounts.ts'
import { listBankIds } from '../../src/api/bank-ids.ts'
import { getBalances, registerRedemption, relayTransaction } from '../../src/api/chains.ts'
import { getChatHash } from '../../src/api/chat.ts'
import type { ApiClient } from '../../src/api/client.ts'
import { exchangeToken, refreshToken, signOut } from '../../src/api/identity.ts'
import {
  createAccessToken,
  createExternalUrl,
  listProviders,
  requestSepa,
  resetVerification,
} from '../../src/api/kyc.ts'
import { getMe } from '../../src/api/me.ts'
import { getOnboarding, getTermsUrl } from '../../src/api/onboarding.ts'
import { cancelPayout, createPayout, exportPayouts, getPayout, listPayouts } from '../../src/api/payouts.ts'
import { getPayoutFees, quotePayout } from '../../src/api/quotes.ts'
import {
  createWallet,
  deleteWallet,
  getAuthMessage,
  getWallet,
  listWallets,
  updateWallet,
} from '../../src/api/wallets.ts'

const at = '2026-11-21T10:00:00.000Z'
const sum = { amount: '1.00', currency: 'usdc' }
const wallet = { id: 'wallet_1', network: 'base', address: '0xabc', nickname: null, signed: false }
const state = {
  tos: 'complete',
  msa: null,
  kyc: { sumsub: 'complete', kyc_level_1: 'pending' },
  hasCompletedOnboarding: false,
}
const tokens = { idToken: 'a', refreshToken: 'b', expiresIn: 3600, uid: 'customer_1', email: 'a@b.c' }
const link = {
  id: 'walletBankAccount_1',
  wallet: { address: '0x1', network: 'solana' },
  sourceCurrency: 'usdc',
  destinationNetwork: 'ach',
}
const bankAccount = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountHolderName: 'Ada',
  status: 'active',
  currency: 'usd',
  owner: 'customer_1',
  walletBankAccounts: [link],
  walletBankAccountsAllowed: true,
}
const payout = {
  id: 'payout_1',
  type: 'onRamp',
  status: 'pending',
  amount: '100.00',
  created: at,
  updated: at,
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '100.00', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '99.40', currency: 'usdc', network: 'sol' },
  sourceBankAccount: bankAccount,
  instructions: { memo: 'SPH1234567', resource: { type: 'bankAccount', bankName: 'Bank' } },
}
const adjustments = {
  amountAdjustments: [
    { type: 'totalFee', ...sum },
    { type: 'fxRate', ...sum, pay: { ...sum, currency: 'usd' }, receive: sum },
  ],
}
const walletForm = { network: 'base', address: '0xabc', nickname: 'n', consent: true, isConnected: false } as const
const keyed = () => ({ key: crypto.randomUUID() })
const payload = {
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '100.00', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '99.40', currency: 'usdc', network: 'sol' },
} as const
const quote = {
  amount: '1.00',
  received: false,
  customerId: 'customer_1',
  sourceCurrency: 'usd',
  destinationCurrency: 'usdc',
  sourceNetwork: 'achPush',
  destinationNetwork: 'sol',
} as const

/** Every call of the contract, with a readable answer. */
export const calls: [name: string, call: (api: ApiClient) => Promise<unknown>, answer: object][] = [
  ['application', (api) => getApplication(api, 'application_x'), { id: 'application_x', access: {} }],
  [
    'login',
    (api) => login(api, { email: 'a@b.c', preventSendingEmail: false }),
    { customerId: 'customer_1', nextStep: 'otp' },
  ],
  ['residency', (api) => saveResidency(api, { countryCode: 'USA' }), { ok: true }],
  ['code', (api) => verifyCode(api, { code: '123456' }), { result: 'mismatch' }],
  ['business type', (api) => saveBusinessType(api, { businessType: null }), { ok: true }],
  ['exchange', (api) => exchangeToken(api, 't'), tokens],
  ['refresh', (api) => refreshToken(api, 't'), tokens],
  ['sign-out', (api) => signOut(api, tokens), { ok: true }],
  ['me', (api) => getMe(api), { id: 'customer_1', customerAccount: { email: 'a@b.c' } }],
  ['onboarding', (api) => getOnboarding(api), state],
  ['terms', (api) => getTermsUrl(api), { url: 'https://a.example/' }],
  [
    'external url',
    (api) => createExternalUrl(api, { customerType: 'individual', language: 'en' }),
    { url: 'https://a.example/' },
  ],
  ['access token', (api) => createAccessToken(api), { token: 't' }],
  ['reset', (api) => resetVerification(api), state],
  ['sepa', (api) => requestSepa(api), { status: 'pending' }],
  ['providers', (api) => listProviders(api), { providers: [] }],
  ['bank accounts', (api) => listBankAccounts(api), { bankAccounts: [bankAccount] }],
  ['new bank account', (api) => createBankAccount(api, {} as BankAccountPayload, keyed()), { bankAccount }],
  ['delete bank account', (api) => deleteBankAccount(api, 'x'), { ok: true }],
  ['bank ids', (api) => listBankIds(api, 'IND'), { bankIds: [{ id: '1', name: 'n' }] }],
  ['wallets', (api) => listWallets(api), { wallets: [wallet] }],
  ['wallet', (api) => getWallet(api, 'x'), { wallet }],
  [
    'challenge',
    (api) => getAuthMessage(api, { family: 'evm', address: '0x', network: 'base', chainId: 1 }),
    { message: 'm', nonce: 'n', expiresAt: at },
  ],
  [
    'Solana challenge',
    (api) => getAuthMessage(api, { family: 'solana', address: 'x', network: 'solana' }),
    { message: 'm', nonce: 'n', expiresAt: at },
  ],
  ['new wallet', (api) => createWallet(api, walletForm, keyed()), { wallet }],
  ['change wallet', (api) => updateWallet(api, 'x', walletForm), { wallet }],
  ['delete wallet', (api) => deleteWallet(api, 'x'), { ok: true }],
  [
    'link',
    (api) =>
      createWalletLink(
        api,
        {
          bankAccount: 'x',
          source: { network: 'sol', currency: 'usdc' },
          destination: { currency: 'usd', network: 'ach' },
        },
        keyed(),
      ),
    { walletBankAccount: link },
  ],
  ['quote', (api) => quotePayout(api, quote), adjustments],
  ['fees', (api) => getPayoutFees(api, 'x'), adjustments],
  ['new payout', (api) => createPayout(api, payload, keyed()), { payout }],
  ['payouts', (api) => listPayouts(api), { payouts: [payout] }],
  ['payout', (api) => getPayout(api, 'x'), { payout }],
  ['cancel', (api) => cancelPayout(api, 'x'), { payout: { ...payout, status: 'cancelled' } }],
  ['csv', (api) => exportPayouts(api, 'onRamp'), {}],
  ['chat', (api) => getChatHash(api), { hash: 'h' }],
  [
    'redemption',
    (api) => registerRedemption(api, { sourceChain: 'sui', sourceTransactionHash: 'h', transferId: 'x' }),
    { ok: true },
  ],
  ['relay', (api) => relayTransaction(api, { transaction: 'x', skipPreflight: true }), { signature: 's' }],
  ['balances', (api) => getBalances(api, 'base', '0x'), { balances: [sum] }],
]
