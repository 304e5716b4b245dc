import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestCustomer, type TestCustomer } from '../payouts/test-customer.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'

let box: TestSandbox
let customer: TestCustomer
beforeAll(async () => {
  box = await createTestSandbox()
  customer = await createTestCustomer(box)
})
afterAll(() => box.close())

const fx = (answer: { data: { amountAdjustments: { type: string }[] } }) =>
  answer.data.amountAdjustments.find(({ type }) => type === 'fxRate')

test('a quote can be requested from either side [API-24]', async () => {
  expect(fx(await customer.quote('usdc sol', 'eur sepa', { amount: '1000' }))).toEqual({
    type: 'fxRate',
    currency: 'usdc',
    amount: '0.92',
    pay: { amount: '1000.00', currency: 'usdc' },
    receive: { amount: '914.39', currency: 'eur' },
  })
  expect(fx(await customer.quote('usdc sol', 'eur sepa', { amount: '100.00', received: true }))).toMatchObject({
    pay: { amount: '110.34' },
    receive: { amount: '100.00' },
  })
})

test('the fee of the merchant is added [API-24]', async () => {
  const shop = await createTestCustomer(box, 'empty', 'application_merchantfee')
  const { data } = await shop.quote('usdc sol', 'usd achSameDay', { amount: '100.00' })
  const lines = data.amountAdjustments.map(({ type, amount }: { type: string; amount: string }) => [type, amount])
  expect(Object.fromEntries(lines)).toMatchObject({
    sphereConversionFee: '0.10',
    sphereFixedFee: '1.00',
    merchantConversionFee: '0.25',
    merchantFixedFee: '0.25',
    conversionFee: '0.35',
    totalFee: '1.60',
  })
})

test.each([
  ['usdc sol', 'usd wire', '20.00', 422, 'amount_below_fees'],
  ['usdc sol', 'inr neft', '100.00', 403, 'capability_missing'],
  ['usdc sol', 'gbp fps', '100.00', 403, 'capability_missing'],
  ['usd swift', 'usdc sol', '100.00', 422, 'network_invalid'],
  ['eur sepa', 'usdt ethereum', '100.00', 422, 'network_invalid'],
  ['usdc sei', 'usd wire', '100.00', 422, 'network_invalid'],
  ['mxn spei', 'usdc sol', '100.00', 422, 'network_invalid'],
])('%s to %s of %s: %i %s', async (from, to, amount, status, code) => {
  expect(await customer.quote(from, to, { amount })).toMatchObject({ status, body: { error: { code } } })
})

test('a quote ignores the limits', async () => {
  expect((await customer.quote('usd achPush', 'usdc sol', { amount: '9999999.00' })).status).toBe(200)
})

test.each([
  ['blocked', 'usd achPush', 'usdc sol'],
  ['nosepa', 'eur sepa', 'usdc sol'],
  ['eur-restricted', 'eur sepa', 'usdc sol'],
  ['eur-l2', 'eur sepa', 'usdc sol'],
  ['existing', 'usdc sol', 'brl pix'],
])('%s gets no quote from %s to %s', async (persona, from, to) => {
  const barred = await createTestCustomer(box, persona)
  expect(await barred.quote(from, to, { amount: '100.00' })).toMatchObject({
    status: 403,
    body: { error: { code: 'capability_missing' } },
  })
})

test('a customer can request only their own quote', async () => {
  const other = await createTestCustomer(box)
  const body = {
    amount: '1',
    received: false,
    customerId: other.customerId,
    sourceCurrency: 'usd',
    destinationCurrency: 'usdc',
    sourceNetwork: 'wire',
    destinationNetwork: 'sol',
  }
  expect((await customer.ask('POST', 'payouts/amountAdjustments', body)).status).toBe(404)
})

test('magic amounts delay a quote or make it fail [SAFE-D1]', async () => {
  expect((await customer.quote('usd achPush', 'usdc sol', { amount: '1313.62' })).status).toBe(500)
  const began = performance.now()
  expect((await customer.quote('usd achPush', 'usdc sol', { amount: '1313.61' })).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(1900)
})
