import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteBankAccount } from './bank-accounts.ts'
import { json, settled, setup } from './client.fixture.ts'
import type { ApiClient } from './client.ts'
import { deleteWallet } from './wallets.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const account = {
  id: 'it',
  bankName: 'Chase',
  accountHolderName: 'Maya',
  status: 'active',
  currency: 'usd',
  owner: 'me',
}
const wallet = { id: 'it', network: 'solana', address: 'abc', nickname: null, signed: false }

type Delete = (api: ApiClient, id: string) => Promise<void>

/** Answers every DELETE with the status code and every read of the list with the body. */
function deleting(remove: Delete, code: number, body: unknown) {
  const { api, requests } = setup([
    ({ method }) => (method === 'DELETE' ? json({ error: { message: 'no' } }, { status: code }) : json(body)),
  ])
  const reads = () => requests.filter(({ method }) => method === 'GET').length
  return { end: settled(remove(api, 'it')), reads }
}

test.each([
  ['an account', deleteBankAccount, { bankAccounts: [] }],
  ['a deleted account', deleteBankAccount, { bankAccounts: [{ ...account, deleted: '2026-11-02T16:10:00Z' }] }],
  ['a wallet', deleteWallet, { wallets: [] }],
])(
  '%s that is no longer listed counts as deleted even if the answer was lost [ACC-16, STATE-WFORM-05]',
  async (_, remove, data) => {
    expect(await deleting(remove, 503, { data }).end).toBeUndefined()
  },
)

test.each([
  ['an account', deleteBankAccount, { bankAccounts: [account] }],
  ['a wallet', deleteWallet, { wallets: [wallet] }],
])('%s that is still listed counts as not deleted [ACC-17, WAL-21]', async (_, remove, data) => {
  expect(await deleting(remove, 503, { data }).end).toMatchObject({ status: 503, outcome: 'unknown' })
})

test('a refusal does not read the list, and an unreadable list keeps the error [ACC-17, WAL-21]', async () => {
  for (const remove of [deleteBankAccount, deleteWallet]) {
    const { end, reads } = deleting(remove, 409, { data: { bankAccounts: [], wallets: [] } })
    expect(await end).toMatchObject({ status: 409, message: 'no' })
    expect(reads()).toBe(0)
    expect(await deleting(remove, 503, 'nothing of the kind').end).toMatchObject({ status: 503 })
  }
})
