import { describe, expect, test } from 'vitest'
import { deleteBankAccount, listBankAccounts } from '../bank-accounts.ts'
import { getBalances } from '../chains.ts'
import type { ApiClient } from '../client.ts'
import { ApiError } from '../error.ts'
import { listProviders } from '../kyc.ts'
import { getPayout, listPayouts } from '../payouts.ts'
import { listWallets } from '../wallets.ts'
import { bankAccount, payout, serve, wallet } from './server.fixture.ts'

describe('unreadable rows', () => {
  test('are skipped and reported without hiding the rest of the list [SAFE-E8]', async () => {
    const { api, log } = serve({ data: { payouts: [payout, { ...payout, id: 7 }, null, { id: 'x' }, 'text'] } })
    expect(await listPayouts(api)).toHaveLength(1)
    expect(log.filter(({ error }) => error === 'unreadable row')).toHaveLength(4)
  })

  test('are counted over all pages, and none is counted once all can be read [E20]', async () => {
    const page = (data: unknown[], hasNext: boolean) => ({ data, pagination: { hasNext } })
    const counts: number[] = []
    const count = (unreadable: number) => void counts.push(unreadable)
    await listPayouts(serve(page([null, payout], true), page([{}, 7], false)).api, undefined, count)
    await listWallets(serve({ data: [wallet, null] }).api, undefined, count)
    await listBankAccounts(serve({ data: [bankAccount] }).api, undefined, count)
    expect(counts).toEqual([3, 1, 0])
  })

  test.each([
    ['no amount', { amount: undefined }],
    ['a negative amount', { amount: '-1.00' }],
    ['an exponent', { amount: 1e21 }],
    ['no date', { created: 'yesterday' }],
    ['instructions without their way', { instructions: { memo: 'x', resource: { type: 'pigeon' } } }],
  ])('a missing or odd %s leaves the row out, and is not read as zero', async (_, change) => {
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

  test('a list with one row that can be read on any page is a list [SAFE-E8]', async () => {
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

  test('an unreadable detail does not hide a payout', async () => {
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
