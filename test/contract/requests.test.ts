import { expect, test } from 'vitest'
import { login, saveBusinessType, saveResidency, verifyCode } from '../../src/api/auth.ts'
import { createWalletLink } from '../../src/api/bank-accounts.ts'
import { listBankIds } from '../../src/api/bank-ids.ts'
import { getBalances, registerRedemption, relayTransaction } from '../../src/api/chains.ts'
import { createApiClient, type ApiClient } from '../../src/api/client.ts'
import { exchangeToken, refreshToken } from '../../src/api/identity.ts'
import { createExternalUrl } from '../../src/api/kyc.ts'
import { createPayout, exportPayouts } from '../../src/api/payouts.ts'
import { quotePayout } from '../../src/api/quotes.ts'
import { createWallet, getAuthMessage, updateWallet } from '../../src/api/wallets.ts'

/** Of each call with parameters: all that it sends, in which no two values are alike. */
interface Row {
  readonly call: (api: ApiClient) => Promise<unknown>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

const WALLET = { network: 'base', address: '0xabc', nickname: 'Rent', consent: true, isConnected: false } as const
const CONNECTED = { ...WALLET, network: 'sui', nickname: 'Hot', isConnected: true } as const
const LINK = {
  bankAccount: 'bankAccount_7',
  source: { network: 'sol', currency: 'usdc' },
  destination: { currency: 'usd', network: 'ach' },
} as const
const PAYOUT = {
  source: { type: 'wallet', id: 'wallet_7', amount: '100.00', currency: 'usdc', network: 'sol' },
  destination: { type: 'bankAccount', id: 'bankAccount_7', amount: '79.90', currency: 'usd', network: 'wire' },
  wireMessage: 'Invoice 17',
} as const
const QUOTE = {
  amount: '12.34',
  received: true,
  customerId: 'customer_7',
  sourceCurrency: 'eur',
  destinationCurrency: 'usdt',
  sourceNetwork: 'sepa',
  destinationNetwork: 'ethereum',
} as const
const REDEMPTION = { sourceChain: 'aptos', sourceTransactionHash: '0xhash', transferId: 'payout_7' } as const
const LOGIN = { email: 'ada@example.com', preventSendingEmail: true }
const ASKED = { address: '0xabc', network: 'polygon' }
const keyed = { key: 'key_7' }

const ROWS: Readonly<Record<string, Row>> = {
  'POST /v1/ramp/auth/login [API-04]': { call: (api) => login(api, LOGIN), body: LOGIN },
  'POST /v1/ramp/auth/operating-residency [API-05]': {
    call: (api) => saveResidency(api, { countryCode: 'USA', stateCode: 'US-NY' }),
    body: { countryCode: 'USA', stateCode: 'US-NY' },
  },
  'POST /v1/ramp/auth/otp/verify [API-06]': {
    call: (api) => verifyCode(api, { code: '123456' }),
    body: { code: '123456' },
  },
  'GET /v1/ramp/bankIds [API-10]': { call: (api) => listBankIds(api, 'IND'), query: { countryCode: 'IND' } },
  'POST /v1/ramp/kyc/externalUrl [API-11]': {
    call: (api) => createExternalUrl(api, { customerType: 'business', language: 'de' }),
    query: { lang: 'de' },
    body: { customerType: 'business' },
  },
  'POST /v1/ramp/auth/business-type [API-19]': {
    call: (api) => saveBusinessType(api, { businessType: null }),
    body: { businessType: null },
  },
  'POST /v1/ramp/payouts [API-23]': { call: (api) => createPayout(api, PAYOUT, keyed), body: PAYOUT },
  'POST /v1/ramp/payouts/amountAdjustments [API-24]': { call: (api) => quotePayout(api, QUOTE), body: QUOTE },
  'GET /v1/ramp/payouts/csv [API-26]': { call: (api) => exportPayouts(api, 'offRamp'), query: { type: 'offRamp' } },
  'GET /v1/ramp/wallets/authMessage/solana [API-29]': {
    call: (api) => getAuthMessage(api, { family: 'solana', address: '7xKq', network: 'solana' }),
    query: { address: '7xKq', network: 'solana' },
  },
  'GET /v1/ramp/wallets/authMessage/evm [API-30]': {
    call: (api) => getAuthMessage(api, { family: 'evm', ...ASKED, chainId: 137 }),
    query: { ...ASKED, chainId: '137' },
  },
  'POST /v1/ramp/wallets [API-31]': { call: (api) => createWallet(api, WALLET, keyed), body: WALLET },
  'PATCH /v1/ramp/wallets/wallet_7 [API-32]': {
    call: (api) => updateWallet(api, 'wallet_7', CONNECTED),
    body: CONNECTED,
  },
  'POST /v1/ramp/walletBankAccounts [API-34]': { call: (api) => createWalletLink(api, LINK, keyed), body: LINK },
  'POST /v1/ramp/cctp/off-ramp [API-36]': { call: (api) => registerRedemption(api, REDEMPTION), body: REDEMPTION },
  'POST /v1/ramp/relay/solana': {
    call: (api) => relayTransaction(api, { transaction: 'AQID', skipPreflight: true, maxRetries: 3 }),
    query: { skipPreflight: 'true' },
    body: { transaction: 'AQID', maxRetries: 3 },
  },
  'GET /v1/ramp/chains/base/balances': {
    call: (api) => getBalances(api, 'base', '0xabc'),
    query: { address: '0xabc' },
  },
  'POST /v1/identity/token': { call: (api) => exchangeToken(api, 'one-time'), body: { token: 'one-time' } },
  'POST /v1/identity/refresh': { call: (api) => refreshToken(api, 'renewing'), body: { refreshToken: 'renewing' } },
}

/** The first request of a call that gets no answer worth reading. */
async function requestOf(call: Row['call']) {
  const made: Request[] = []
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: async (input, init) => {
      made.push(new Request(input, init))
      return new Response('', { status: 418 })
    },
    session: { idToken: () => 'token', customerId: () => 'customer_1', refresh: async () => null, expired: () => {} },
  })
  await call(api).catch(() => {})
  return made[0]!
}

test.each(Object.entries(ROWS))('all of its parameters go with %s', async (name, { call, query = {}, body }) => {
  const request = await requestOf(call)
  const { pathname, searchParams } = new URL(request.url)
  expect(`${request.method} ${pathname}`).toBe(name.replace(/ \[.*/, ''))
  expect(Object.fromEntries(searchParams)).toEqual(query)
  const sent = await request.text()
  expect(sent === '' ? undefined : JSON.parse(sent)).toEqual(body)
})
