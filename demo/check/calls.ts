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
import { accountPayload, linkPayload, quoteRequest, sellingPayload, walletPayload } from './payloads.ts'

type Call = (api: ApiClient) => Promise<unknown>

const intent = { key: 'check' }
const address = `0x${'0'.repeat(40)}`
const wallet = walletPayload(address)
const session = { idToken: 'check', refreshToken: 'check' }

/** Every call of the client. None of these is sent: they show what a browser must be allowed to send. */
export const CALLS = {
  'GET /v1/ramp/applications/{id}': (api) => getApplication(api, 'application_check'),
  'POST /v1/ramp/auth/login': (api) => login(api, { email: 'check@example.com', preventSendingEmail: true }),
  'POST /v1/ramp/auth/operating-residency': (api) => saveResidency(api, { countryCode: 'USA' }),
  'POST /v1/ramp/auth/otp/verify': (api) => verifyCode(api, { code: '000000' }),
  'POST /v1/ramp/auth/business-type': (api) => saveBusinessType(api, { businessType: null }),
  'POST /v1/identity/token': (api) => exchangeToken(api, 'check'),
  'POST /v1/identity/refresh': (api) => refreshToken(api, 'check'),
  'POST /v1/identity/sign-out': (api) => signOut(api, session),
  'GET /v1/ramp/me': (api) => getMe(api),
  'GET /v1/ramp/onboarding/state': (api) => getOnboarding(api),
  'GET /v1/ramp/onboarding/tos/redirectUrl': (api) => getTermsUrl(api),
  'POST /v1/ramp/kyc/externalUrl': (api) => createExternalUrl(api, { customerType: 'individual', language: 'en' }),
  'POST /v1/ramp/kyc/sumsub-access-token': (api) => createAccessToken(api),
  'POST /v1/ramp/kyc/reset': (api) => resetVerification(api),
  'POST /v1/ramp/kyc/sepa': (api) => requestSepa(api),
  'GET /v1/ramp/kyc/providers': (api) => listProviders(api),
  'GET /v1/ramp/bankAccounts': (api) => listBankAccounts(api),
  'POST /v1/ramp/bankAccounts': (api) => createBankAccount(api, accountPayload('Check'), intent),
  'DELETE /v1/ramp/bankAccounts/{id}': (api) => deleteBankAccount(api, 'bankAccount_check'),
  'GET /v1/ramp/bankIds': (api) => listBankIds(api, 'IND'),
  'GET /v1/ramp/wallets': (api) => listWallets(api),
  'GET /v1/ramp/wallets/{id}': (api) => getWallet(api, 'wallet_check'),
  'GET /v1/ramp/wallets/authMessage/evm': (api) =>
    getAuthMessage(api, { family: 'evm', address, network: 'base', chainId: 8453 }),
  'GET /v1/ramp/wallets/authMessage/solana': (api) =>
    getAuthMessage(api, { family: 'solana', address: '1'.repeat(32), network: 'solana' }),
  'POST /v1/ramp/wallets': (api) => createWallet(api, wallet, intent),
  'PATCH /v1/ramp/wallets/{id}': (api) => updateWallet(api, 'wallet_check', wallet),
  'DELETE /v1/ramp/wallets/{id}': (api) => deleteWallet(api, 'wallet_check'),
  'POST /v1/ramp/walletBankAccounts': (api) => createWalletLink(api, linkPayload('bankAccount_check'), intent),
  'POST /v1/ramp/payouts/amountAdjustments': (api) => quotePayout(api, quoteRequest('customer_check', 'selling')),
  'POST /v1/ramp/payouts/amountAdjustments/{payoutId}': (api) => getPayoutFees(api, 'payout_check'),
  'POST /v1/ramp/payouts': (api) =>
    createPayout(api, sellingPayload({ wallet: 'wallet_check', account: 'bankAccount_check' }, '79.90'), intent),
  'GET /v1/ramp/payouts': (api) => listPayouts(api),
  'GET /v1/ramp/payouts/{id}': (api) => getPayout(api, 'payout_check'),
  'DELETE /v1/ramp/payouts/{id}': (api) => cancelPayout(api, 'payout_check'),
  'GET /v1/ramp/payouts/csv': (api) => exportPayouts(api, 'onRamp'),
  'POST /v1/ramp/intercom/auth': (api) => getChatHash(api),
  'POST /v1/ramp/cctp/off-ramp': (api) =>
    registerRedemption(api, { sourceChain: 'sui', sourceTransactionHash: 'check', transferId: 'payout_check' }),
  'POST /v1/ramp/relay/solana': (api) => relayTransaction(api, { transaction: 'AQ==', skipPreflight: false }),
  'GET /v1/ramp/chains/{network}/balances': (api) => getBalances(api, 'base', address),
} satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

export const CALL_NAMES = Object.keys(CALLS) as CallName[]

const patterns = CALL_NAMES.toSorted((one, other) => one.split('{').length - other.split('{').length).map(
  (name) => [name, new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const,
)

/** The call of a method and a path. Paths without variables come first. */
export const nameOf = (method: string, path: string): CallName | undefined =>
  patterns.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0]
