import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPayout, listPayouts } from '../../src/api/payouts.ts'
import { makePayout } from '../../src/operations/intents/intent-answer.fixture.ts'
import { hurryRepeats, openContract, type Contract } from './support.ts'
import { offRampForm, onRampForm, createEndpoints, type Endpoints } from './payout-forms.ts'

let contract: Contract
let endpoints: Endpoints
beforeAll(async () => {
  contract = await openContract()
  endpoints = await createEndpoints(contract)
})
afterAll(() => contract.close())
beforeEach(hurryRepeats)
afterEach(() => {
  vi.restoreAllMocks()
})

const payIn = { amount: '100.00', network: 'base', rail: 'achPush' } as const
const payOut = { amount: '100.00', network: 'base', rail: 'achSameDay' } as const

const countOf = async () => (await listPayouts(endpoints.person.api)).length

let offRamps = 120

test.each([
  ['dropped before', { shape: 'drop', status: 500 }],
  ['dropped after', { shape: 'drop', status: 500, when: 'after' }],
  ['500 before', { shape: 'error', status: 500 }],
  ['500 after', { shape: 'error', status: 500, when: 'after' }],
  ['a proxy’s error page after', { shape: 'html', status: 502, when: 'after' }],
  ['a page with 200 after', { shape: 'html', status: 200, when: 'after' }],
  ['an empty answer after', { shape: 'empty', status: 200, when: 'after' }],
  ['503 with Retry-After', { shape: 'message', status: 503, retryAfter: '1' }],
  ['429', { shape: 'v2', status: 429 }],
])('a payout whose answer is lost is created once: %s [SAFE-B2, SAFE-B3]', async (_, failure) => {
  const before = await countOf()
  await contract.failNext('POST', 'payouts', failure)
  // One of the same amount that waits for its tokens would be asked about.
  const amount = `${(offRamps += 1)}.00`
  const payout = await makePayout(endpoints.person, await offRampForm(endpoints, { ...payOut, amount }))
  expect(payout).toMatchObject({ type: 'offRamp', status: 'pending' })
  expect(await countOf()).toBe(before + 1)
  expect(endpoints.person.journal.entries().at(-1)).toMatchObject({ phase: 'created', payoutId: payout.id })
})

test('an answer without instructions is completed by a lookup [SAFE-B2]', async () => {
  const before = await countOf()
  const payout = await makePayout(endpoints.person, await onRampForm(endpoints, { ...payIn, amount: '1313.59' }))
  expect(payout.instructions).not.toBeNull()
  expect(await countOf()).toBe(before + 1)
})

test('a connection that always drops leaves the result unknown, and the next attempt finds the payout [SAFE-B2, SAFE-B5]', async () => {
  const before = await countOf()
  const form = await onRampForm(endpoints, { ...payIn, amount: '101.00' })
  await contract.failNext('POST', 'payouts', { shape: 'drop', status: 500, when: 'after', times: 4 })
  await contract.failNext('GET', 'payouts', { shape: 'error', status: 500, times: 3 })
  await expect(makePayout(endpoints.person, form)).rejects.toMatchObject({ outcome: 'unknown' })
  const payout = await makePayout(endpoints.person, form)
  expect(payout.amount).toBe('101.00')
  expect(await countOf()).toBe(before + 1)
})

test('a found payout is refetched before it is shown [E18]', async () => {
  const form = await onRampForm(endpoints, { ...payIn, amount: '102.00' })
  await contract.failNext('POST', 'payouts', { shape: 'drop', status: 500, when: 'after', times: 4 })
  await contract.failNext('GET', 'payouts', { shape: 'error', status: 500, times: 3 })
  await expect(makePayout(endpoints.person, form)).rejects.toMatchObject({ outcome: 'unknown' })
  const made = (await listPayouts(endpoints.person.api)).find(({ amount }) => amount === '102.00')!
  await contract.box.request('POST', `/sandbox/payouts/${made.id}/fund`, { body: {} })
  expect(await makePayout(endpoints.person, form)).toMatchObject({ id: made.id, status: 'funded' })
})

test('twenty clicks create one payout, twenty forms create twenty [SAFE-B1, SAFE-B12]', async () => {
  const before = await countOf()
  const form = await onRampForm(endpoints, { ...payIn, amount: '103.00' })
  const clicks = await Promise.all(Array.from({ length: 20 }, () => makePayout(endpoints.person, form)))
  expect(new Set(clicks.map(({ id }) => id)).size).toBe(1)
  expect(await countOf()).toBe(before + 1)
  const forms = await Promise.all(
    Array.from({ length: 20 }, (_, n) => onRampForm(endpoints, { ...payIn, amount: `${200 + n}.00` })),
  )
  const payouts = await Promise.all(forms.map((each) => makePayout(endpoints.person, each)))
  expect(new Set(payouts.map(({ id }) => id)).size).toBe(20)
})

test('the key belongs to the form: the same key with another body is a conflict', async () => {
  const key = crypto.randomUUID()
  const form = await onRampForm(endpoints, payIn)
  const { id } = await createPayout(endpoints.person.api, form, { key })
  expect((await createPayout(endpoints.person.api, form, { key })).id).toBe(id)
  const other = await onRampForm(endpoints, { ...payIn, amount: '99.00' })
  await expect(createPayout(endpoints.person.api, other, { key })).rejects.toMatchObject({
    status: 409,
    code: 'idempotency_conflict',
  })
})
