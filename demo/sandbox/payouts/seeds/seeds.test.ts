import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankAccountRequest } from '../../bank-accounts/request.ts'
import { providerIssues } from '../../bank-accounts/provider-checks.ts'
import { BANK_TYPE_ROWS, BANK_TYPES, bankTypeRow } from '../../tables/bank-types.ts'
import { createTestSandbox, type TestSandbox } from '../../testing.ts'
import { payoutStatuses } from '../lifecycle/state-machine.ts'
import { payoutTypes } from '../payout.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

async function assets(persona: string) {
  const { token, customerId } = await box.signIn(`${persona}@seeds.example`)
  const get = async (path: string) => (await box.request('GET', path, { token })).data
  const { bankAccounts } = await get('bankAccounts')
  const { wallets } = await get('wallets')
  const { payouts } = await get('payouts')
  return { bankAccounts, wallets, payouts, token, customerId }
}

test.each([
  ['existing', 3, 3, 9],
  ['additional-review', 3, 3, 9],
  ['level2', BANK_TYPES.length, 3, 9],
  ['empty', 0, 0, 0],
  ['kyc-next', 0, 0, 0],
  ['somebody', 0, 0, 0],
  ['many', 12, 12, 45],
  ['eur-l2', 3, 3, 3],
  ['blocked', 3, 3, 9],
])('%s has %i bank accounts, %i wallets and %i transfers', async (persona, accounts, wallets, payouts) => {
  const owned = await assets(persona)
  expect([owned.bankAccounts.length, owned.wallets.length, owned.payouts.length]).toEqual([accounts, wallets, payouts])
})

test('level2 has one account of each currency', async () => {
  const { bankAccounts } = await assets('level2')
  const currencies = bankAccounts.map(({ currency }: { currency: string }) => currency)
  expect(currencies.toSorted()).toEqual(
    Object.values(BANK_TYPE_ROWS)
      .map(({ currency }) => currency)
      .toSorted(),
  )
})

test('many has every kind of account that the client must filter', async () => {
  const { bankAccounts } = await assets('many')
  type Account = {
    status: string
    deleted: string | null
    owner: string | null
    thirdPartyBeneficiaryInfo: object | null
  }
  const all = bankAccounts as Account[]
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['active', 'pending', 'invalid', 'inactive']))
  expect(all.filter(({ deleted }) => deleted !== null)).toHaveLength(1)
  expect(all.filter(({ owner }) => owner === null)).toHaveLength(1)
  expect(all.filter(({ thirdPartyBeneficiaryInfo }) => thirdPartyBeneficiaryInfo !== null)).toHaveLength(1)
})

test('many has a payout of every type in every status, and offloader payouts', async () => {
  const { payouts } = await assets('many')
  const all = payouts as { type: string; status: string; usageType: string | null }[]
  const seen = new Set(all.map(({ type, status }) => `${type} ${status}`))
  expect([...seen].toSorted()).toEqual(
    payoutTypes.flatMap((type) => payoutStatuses.map((status) => `${type} ${status}`)).toSorted(),
  )
  expect(all.filter(({ usageType }) => usageType === 'offloader')).toHaveLength(5)
})

test('seeded payouts have their ledger movements and do not change by themselves', async () => {
  const { payouts, customerId, token } = await assets('existing')
  await box.sandbox.runDue()
  const { data } = await box.request('GET', `/sandbox/ledger?customerId=${customerId}`)
  const kinds = (id: string) =>
    (data as { payoutId: string; kind: string }[]).filter(({ payoutId }) => payoutId === id).map(({ kind }) => kind)
  const expected: Record<string, number> = {
    pending: 0,
    cancelled: 0,
    processing: 1,
    failed: 1,
    refunded: 2,
    succeeded: 3,
  }
  for (const { id, status } of payouts) expect(kinds(id)).toHaveLength(expected[status]!)
  expect((await box.request('GET', 'payouts', { token })).data.payouts).toEqual(payouts)
})

test('a second sign-in finds the same seeds, and customers share none', async () => {
  const [first, second] = [await assets('existing'), await assets('existing')]
  expect(second.payouts).toEqual(first.payouts)
  const { token } = await box.signIn('existing+other@seeds.example')
  const { payouts } = (await box.request('GET', 'payouts', { token })).data
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  expect(ids(payouts).filter((id) => ids(first.payouts).includes(id))).toEqual([])
})

test('the test keys hold 5000.00 of each token, with any seeds', async () => {
  const { token, wallets } = await assets('many')
  for (const { network, address } of wallets) {
    const { balances } = (await box.request('GET', `chains/${network}/balances?address=${address}`, { token })).data
    expect(balances).toContainEqual({ currency: 'usdt', amount: '5000.00' })
  }
})

test.each(BANK_TYPES)('the seeded %s account passes the checks of the provider', (bankType) => {
  const { bankAddress: _, ...details } = bankTypeRow(bankType).sample
  const request = bankAccountRequest.parse({
    accountOwner: 'personal',
    accountHolderName: 'Alex Winter',
    bankType,
    currency: bankTypeRow(bankType).currency,
    beneficiaryAddress: bankTypeRow(bankType).sampleAddress,
    ...details,
  })
  expect(providerIssues(request)).toEqual([])
})
