import { expect, test } from 'vitest'
import { listBankAccounts } from '../bank-accounts.ts'
import { getBalances } from '../chains.ts'
import { createApiClient } from '../client.ts'
import { createExternalUrl } from '../kyc.ts'
import { getMe } from '../me.ts'
import { getOnboarding, getTermsUrl } from '../onboarding.ts'
import { exportPayouts, getPayout } from '../payouts.ts'
import { quotePayout } from '../quotes.ts'
import { getWallet } from '../wallets.ts'
import { bankAccount, payout, serve, wallet } from './server.fixture.ts'

test.each(['pending', 'succeeded', 'funded', 'failedPrecondition'])('the status %s is known', async (status) => {
  expect(await getPayout(serve({ payout: { ...payout, status } }).api, 'x')).toMatchObject({ status })
})

test.each([
  ['pendingFunding', 'pending'],
  ['fundsReceived', 'funded'],
  ['pendingReview', 'processing'],
  ['returned', 'returned'],
  ['undeliverable', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
])('the status %s of a newer API version is read as %s', async (status, known) => {
  expect(await getPayout(serve({ payout: { ...payout, status } }).api, 'x')).toMatchObject({ status: known })
})

test.each([
  [undefined, null],
  [null, null],
  [
    { amount: '40.25', at: '2026-11-20T10:00:00Z', reason: null },
    { amount: '40.25', at: new Date('2026-11-20T10:00:00Z') },
  ],
])('the refund block %j is read as %j [H16, E20]', async (refund, known) => {
  expect((await getPayout(serve({ payout: { ...payout, refund } }).api, 'x')).refund).toEqual(known)
})

test('unknown values are kept unchanged [SAFE-E8]', async () => {
  const body = {
    ...payout,
    type: 'barter',
    status: 'levitating',
    usageType: 'gift',
    source: { ...payout.source, type: 'safe', currency: 'XAU', network: 'starknet' },
  }
  expect(await getPayout(serve({ payout: body }).api, 'x')).toMatchObject({
    type: { unlisted: 'barter' },
    status: { unlisted: 'levitating' },
    usageType: { unlisted: 'gift' },
    source: { type: { unlisted: 'safe' }, currency: { unlisted: 'XAU' }, network: { unlisted: 'starknet' } },
  })
  expect(await getWallet(serve({ wallet: { ...wallet, network: 'starknet' } }).api, 'x')).toMatchObject({
    network: { unlisted: 'starknet' },
  })
  const [account] = await listBankAccounts(
    serve({ bankAccounts: [{ ...bankAccount, status: 'frozen', currency: 'jpy', accountType: 'gold' }] }).api,
  )
  expect(account).toMatchObject({
    status: { unlisted: 'frozen' },
    currency: { unlisted: 'jpy' },
    accountType: { unlisted: 'gold' },
  })
})

test('currencies and networks are read in upper and lower case [E7]', async () => {
  const source = { ...payout.source, currency: 'USD', network: 'ACHPUSH' }
  expect(await getPayout(serve({ payout: { ...payout, source } }).api, 'x')).toMatchObject({
    source: { currency: 'usd', network: 'achPush' },
  })
})

test.each([
  ['100.00', '100.00'],
  [100, '100'],
  [0.1, '0.1'],
  ['0.000000000000000001', '0.000000000000000001'],
])('the amount %j is read as %s without a floating-point conversion [E6]', async (amount, text) => {
  expect(await getPayout(serve({ payout: { ...payout, amount } }).api, 'x')).toMatchObject({ amount: text })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'not a url', '/relative'])(
  'the address %s is refused for links and iframes',
  async (url) => {
    await expect(getTermsUrl(serve({ data: { url } }).api)).rejects.toMatchObject({ kind: 'unreadable' })
    const asking = createExternalUrl(serve({ url }).api, { customerType: 'individual', language: 'en' })
    await expect(asking).rejects.toMatchObject({ kind: 'unreadable' })
  },
)

test('a quote without its rate or its total is refused', async () => {
  const money = { amount: '1.00', currency: 'usd' }
  const total = { type: 'totalFee', ...money }
  const rate = { type: 'fxRate', ...money, pay: money, receive: { ...money, currency: 'usdc' } }
  const request = {
    amount: '1.00',
    received: false,
    customerId: 'c',
    sourceCurrency: 'usd',
    destinationCurrency: 'usdc',
    sourceNetwork: 'wire',
    destinationNetwork: 'sol',
  } as const
  const quoteOf = (amountAdjustments: readonly unknown[]) => quotePayout(serve({ amountAdjustments }).api, request)
  expect(await quoteOf([total, rate, { type: 'newFee', ...money }])).toMatchObject({ rate: '1.00', totalFee: money })
  for (const lacking of [
    [total],
    [rate],
    [total, { ...rate, receive: undefined }],
    [total, { ...rate, amount: null }],
  ]) {
    await expect(quoteOf(lacking)).rejects.toMatchObject({ kind: 'unreadable' })
  }
})

test('unreadable balances are skipped', async () => {
  const { api, urls } = serve({ balances: [{ currency: 'usdc', amount: '5000.00' }, { currency: 'usdt' }] })
  expect(await getBalances(api, 'base', '0xabc')).toEqual([{ currency: 'usdc', amount: '5000.00' }])
  expect(urls[0]!.pathname + urls[0]!.search).toBe('/v1/ramp/chains/base/balances?address=0xabc')
})

test.each([
  ['../me?x=1#y', '/v1/ramp/payouts/..%2Fme%3Fx%3D1%23y'],
  ['..', '/v1/ramp/payouts/%252E'],
  ['.', '/v1/ramp/payouts/%252E'],
  ['%2e%2e', '/v1/ramp/payouts/%252e%252e'],
  ['a..b', '/v1/ramp/payouts/a..b'],
])('the id %s cannot change the path of a request', async (id, path) => {
  const { api, urls } = serve({ payout })
  await getPayout(api, id)
  expect(urls[0]!.pathname).toBe(path)
})

test('unknown onboarding statuses are read as incomplete, and unknown keys are skipped [O3, ONB-07]', async () => {
  const { api } = serve({
    data: {
      tos: 'signed',
      msa: null,
      kyc: {
        sumsub: 'complete',
        kyc_level_1: 'dreaming',
        kyc_level_10: 'pending',
        other: 'x',
        kyc_level_x: 'pending',
      },
      hasCompletedOnboarding: false,
      operatingResidencyStatus: 'lost',
    },
  })
  expect(await getOnboarding(api)).toEqual({
    tos: 'incomplete',
    msa: null,
    kyc: { sumsub: 'complete', levels: { 1: 'incomplete', 10: 'pending' } },
    hasCompletedOnboarding: false,
    operatingResidencyStatus: null,
    isProhibitedBusinessType: null,
    hasChosenCustomerType: false,
  })
})

test('a customer with only the required fields is read [O20]', async () => {
  expect(
    await getMe(serve({ id: 'customer_1', customerAccount: { email: 'a@b.c' }, capabilities: null }).api),
  ).toMatchObject({
    kycStatus: 'incomplete',
    verificationLevels: [],
    capabilities: { eur: { reasonCodes: [] } },
    operatingResidency: 'Incomplete',
    isProhibitedBusinessType: null,
  })
})

test('an exported file starts with exactly one byte order mark [H10, API-26]', async () => {
  const { api } = serve()
  const fileOf = (bytes: readonly number[]) =>
    exportPayouts({
      ...api,
      request: createApiClient({
        apiUrl: 'https://api.example',
        applicationId: 'a',
        rampOnly: () => false,
        language: () => 'en',
        uuid: () => crypto.randomUUID(),
        fetch: async () =>
          new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }),
        session: { idToken: () => 't', customerId: () => 'c', refresh: async () => null, expired: () => {} },
      }).request,
    })
  expect(await fileOf([0xef, 0xbb, 0xbf, 0x69, 0x64])).toBe('\uFEFFid')
  expect(await fileOf([0x69, 0x64])).toBe('\uFEFFid')
})
