import { expect, test } from 'vitest'
import { getPayout, listPayouts } from '../payouts.ts'
import { listWallets } from '../wallets.ts'
import { payout, serve, wallet } from './server.fixture.ts'

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
