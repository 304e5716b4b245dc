import { describe, expect, test } from 'vitest'
import { deleteBankAccount, listBankAccounts } from '../bank-accounts.ts'
import { createApiClient, type ApiClient, type LogEntry } from '../client.ts'
import { ApiError } from '../error.ts'
import { createExternalUrl, listProviders } from '../kyc.ts'
import { getMe } from '../me.ts'
import { getOnboarding, getTermsUrl } from '../onboarding.ts'
import { exportPayouts, getPayout, listPayouts } from '../payouts.ts'
import { quotePayout } from '../quotes.ts'
import { getWallet, listWallets } from '../wallets.ts'
import { getBalances } from '../chains.ts'

const at = '2026-11-21T10:00:00.000Z'
const payout = {
  id: 'payout_1',
  type: 'onRamp',
  status: 'pending',
  amount: '100.00',
  finalAmount: null,
  created: at,
  updated: at,
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '100.00', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '99.40', currency: 'usdc', network: 'sol' },
  wireMessage: null,
  instructions: null,
  wallets: [],
}
const bankAccount = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountHolderName: 'Ada',
  status: 'active',
  currency: 'usd',
}
const wallet = { id: 'wallet_1', network: 'base', address: '0xabc', nickname: null, signed: true }

/** A client whose server answers with these bodies in turn. */
function serve(...bodies: readonly unknown[]) {
  const urls: URL[] = []
  const log: LogEntry[] = []
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    log: (entry) => log.push(entry),
    fetch: async (input, init) => {
      urls.push(new URL(new Request(input, init).url))
      return Response.json(bodies[Math.min(urls.length, bodies.length) - 1])
    },
    session: { idToken: () => 't', customerId: () => 'c', refresh: async () => null, expired: () => {} },
  })
  return { api, urls, log }
}

describe('envelopes', () => {
  test.each([
    ['the current format', { data: { payout } }],
    ['the v1 format', { ok: true, object: 'transfer', statusCode: 200, error: null, data: { transfer: payout } }],
    ['a bare object in data', { data: payout }],
    ['a bare object', payout],
    ['an object outside data', { payout }],
  ])('%s is read as the payout [API-02, API-21]', async (_, body) => {
    expect(await getPayout(serve(body).api, 'payout_1')).toMatchObject({ id: 'payout_1', status: 'pending' })
  })

  test.each([
    ['the current format', { data: { payouts: [payout] } }],
    ['the v1 format', { ok: true, data: { transfers: [payout] } }],
    ['a list in data', { data: [payout] }],
    ['a list', [payout]],
  ])('%s is read as the list [API-02, API-20]', async (_, body) => {
    expect(await listPayouts(serve(body).api)).toMatchObject([{ id: 'payout_1' }])
  })

  test('all pages of the v2 format are read, and each row is returned once', async () => {
    const page = (number: number, ids: readonly string[], hasNext: boolean) => ({
      data: ids.map((id) => ({ ...wallet, id })),
      pagination: { page: number, limit: 2, total: 5, totalPages: 3, hasNext, hasPrevious: number > 1 },
    })
    const { api, urls } = serve(page(1, ['a', 'b'], true), page(2, ['b', 'c'], true), page(3, ['d'], false))
    expect((await listWallets(api)).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(urls.map(({ search }) => search)).toEqual(['', '?page=2', '?page=3'])
  })

  test('an empty page ends a list that claims to have more', async () => {
    const { api, urls } = serve({ data: [], pagination: { hasNext: true } })
    expect(await listWallets(api)).toEqual([])
    expect(urls).toHaveLength(1)
  })
})

describe('unreadable rows', () => {
  test('are skipped and reported without hiding the rest of the list [SAFE-E8]', async () => {
    const { api, log } = serve({ data: { payouts: [payout, { ...payout, id: 7 }, null, { id: 'x' }, 'text'] } })
    expect(await listPayouts(api)).toHaveLength(1)
    expect(log.filter(({ error }) => error === 'unreadable row')).toHaveLength(4)
  })

  test.each([
    ['no amount', { amount: undefined }],
    ['a negative amount', { amount: '-1.00' }],
    ['an exponent', { amount: 1e21 }],
    ['no date', { created: 'yesterday' }],
    ['instructions without their way', { instructions: { memo: 'x', resource: { type: 'pigeon' } } }],
  ])('a missing or odd %s is no zero: the row is left out', async (_, change) => {
    const other = { ...payout, id: 'payout_2' }
    const rows = await listPayouts(serve({ data: { payouts: [{ ...payout, ...change }, other] } }).api)
    expect(rows.map(({ id }) => id)).toEqual(['payout_2'])
    await expect(getPayout(serve({ data: { payout: { ...payout, ...change } } }).api, 'x')).rejects.toMatchObject({
      kind: 'unreadable',
    })
  })

  test.each([
    ['payouts', listPayouts, [{ id: null, type: null, status: null, amount: null }]],
    ['bank accounts', listBankAccounts, [{ id: null, bankName: null }, null]],
    ['wallets', listWallets, [null, {}, 7]],
  ])('a list of %s of which no row can be read is an error, never an empty list [SAFE-E1, SAFE-E8]', async (...at) => {
    const [, list, rows] = at
    const reading = list(serve({ data: rows }).api)
    await expect(reading).rejects.toMatchObject({ kind: 'unreadable', outcome: 'unknown' })
    expect(await list(serve({ data: [] }).api)).toEqual([])
  })

  test('one row that can be read on any page makes it a list [SAFE-E8]', async () => {
    const page = (data: unknown[], hasNext: boolean) => ({ data, pagination: { hasNext } })
    expect(await listWallets(serve(page([null], true), page([wallet], false)).api)).toHaveLength(1)
    expect(await listWallets(serve(page([wallet], true), page([null], false)).api)).toHaveLength(1)
    const reading = listWallets(serve(page([null], true), page([null], true), page([], false)).api)
    await expect(reading).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('an account that may still be there is not reported as deleted [SAFE-E1]', async () => {
    const { api } = serve({ data: { bankAccounts: [{ ...bankAccount, id: null }] } })
    const request: ApiClient['request'] = async (method, path, options) => {
      if (method === 'GET') return api.request(method, path, options)
      throw new ApiError({ kind: 'timeout', reference: 'ref_1', outcome: 'unknown' })
    }
    await expect(deleteBankAccount({ ...api, request }, 'bankAccount_1')).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('balances, fees and providers of which none can be read are errors, never none [SAFE-E1]', async () => {
    await expect(
      getBalances(serve({ balances: [{ currency: 'usdc', amount: null }] }).api, 'base', '0xabc'),
    ).rejects.toMatchObject({ kind: 'unreadable' })
    await expect(listProviders(serve({ providers: [null] }).api)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('what is beside the point does not hide a payout', async () => {
    const body = {
      ...payout,
      sourceBankAccount: { id: 7 },
      destinationBankAccount: bankAccount,
      wallets: [wallet, null],
    }
    expect(await getPayout(serve({ payout: body }).api, 'x')).toMatchObject({
      sourceBankAccount: null,
      destinationBankAccount: { bankName: 'Chase', isThirdParty: false, hasOwner: false, walletBankAccounts: [] },
      wallets: [{ id: 'wallet_1' }],
      fundingBankAccount: null,
      usageType: null,
    })
  })
})

describe('values', () => {
  test.each(['pending', 'succeeded', 'funded', 'failedPrecondition'])('the status %s is known', async (status) => {
    expect(await getPayout(serve({ payout: { ...payout, status } }).api, 'x')).toMatchObject({ status })
  })

  test.each([
    ['pendingFunding', 'pending'],
    ['fundsReceived', 'funded'],
    ['pendingReview', 'processing'],
    ['returned', 'failed'],
    ['undeliverable', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'cancelled'],
  ])('the status %s of a newer API version is read as %s', async (status, known) => {
    expect(await getPayout(serve({ payout: { ...payout, status } }).api, 'x')).toMatchObject({ status: known })
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

  test('every field of a listed account is read [ENT-09]', async () => {
    const beneficiaryAddress = {
      country: 'USA',
      addressLine1: '1 Main St',
      addressLine2: 'Apt 2',
      city: 'Austin',
      state: 'US-TX',
      postalCode: '73301',
    }
    const link = {
      id: 'walletBankAccount_1',
      wallet: { address: '0x1', network: 'ethereum' },
      sourceCurrency: 'usdc',
      destinationNetwork: 'ach',
    }
    const shared = {
      id: 'bankAccount_7',
      bankName: 'Chase',
      accountName: 'Everyday',
      accountHolderName: 'Ada Lovelace',
      accountNumber: '000123454821',
      accountType: 'savings',
      last4: '4821',
      status: 'pending',
      currency: 'usd',
      pixKey: 'ada@example.com',
      clabe: '032180000118359719',
      ifsc: 'SBIN0000300',
      philippinesAccountNumber: '09171234567',
      routingNumber: '021000021',
      iban: 'DE89370400440532013000',
      beneficiaryAddress,
      bankAddressString: '1 Bank St',
      walletBankAccounts: [link],
      walletBankAccountsAllowed: true,
    } as const
    const wire = { ...shared, deleted: at, owner: 'customer_1', thirdPartyBeneficiaryInfo: { businessName: 'Kaito' } }
    const { api } = serve({ bankAccounts: [wire] })
    expect(await listBankAccounts(api)).toEqual([
      { ...shared, deletedAt: new Date(at), hasOwner: true, isThirdParty: true },
    ])
  })

  test('an account has an owner when the field is a non-empty text or an object [A3]', async () => {
    const owners = ['customer_1', { id: 'x' }, '', '  ', null, undefined, 7]
    const { api } = serve({ bankAccounts: owners.map((owner, index) => ({ ...bankAccount, id: `a${index}`, owner })) })
    expect((await listBankAccounts(api)).map(({ hasOwner }) => hasOwner)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('an incomplete address is read as null, and the account is kept', async () => {
    const { api } = serve({ bankAccounts: [{ ...bankAccount, beneficiaryAddress: { country: 'USA' }, deleted: at }] })
    expect(await listBankAccounts(api)).toMatchObject([{ beneficiaryAddress: null, deletedAt: new Date(at) }])
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
    const rate = { type: 'fxRate', ...money, pay: money, receive: money }
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

  test('an id cannot change the path of a request', async () => {
    const { api, urls } = serve({ payout })
    await getPayout(api, '../me?x=1#y')
    expect(urls[0]!.pathname).toBe('/v1/ramp/payouts/..%2Fme%3Fx%3D1%23y')
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
