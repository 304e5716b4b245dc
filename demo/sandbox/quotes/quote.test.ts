import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustmentsOf } from './adjustments.ts'
import { feeRowOf } from './fee-rows.ts'
import { parseMoney } from './money.ts'
import type { MerchantFee } from './quote.ts'
import { NO_MERCHANT_FEE, quoteFor, quoteToReceive, tariffOf } from './quote.ts'
import { routeBetween } from './rails.ts'

const FEE_SHOP: MerchantFee = { bps: 25n, fixed: parseMoney('0.25') }

function tariff(endpoints: string, merchant = NO_MERCHANT_FEE) {
  const [sourceCurrency = '', sourceNetwork = '', destinationCurrency = '', destinationNetwork = ''] =
    endpoints.split(' ')
  const route = routeBetween({ sourceCurrency, sourceNetwork, destinationCurrency, destinationNetwork })
  return tariffOf(route!, feeRowOf(route!)!, merchant)
}

const linesOf = (quote: ReturnType<typeof quoteFor>) =>
  Object.fromEntries(adjustmentsOf(quote).map((line) => [line.type, line]))

test.each([
  ['100', 'usd achPush usdc sol', '0.10', '0.50', '0.00', '0.60', '99.40'],
  ['100', 'usd wire usdc ethereum', '0.10', '20.00', '0.50', '20.60', '79.40'],
  ['100', 'eur sepa usdc base', '0.50', '1.00', '0.00', '1.50', '107.06'],
  ['100', 'usdc sol usd achSameDay', '0.10', '1.00', '0.00', '1.10', '98.90'],
  ['100', 'usdc sol usd wire', '0.10', '20.00', '0.00', '20.10', '79.90'],
  ['1000', 'usdc sol eur sepa', '5.00', '1.09', '0.00', '6.09', '914.39'],
  ['100', 'usdc sol mxn spei', '0.17', '1.00', '0.00', '1.17', '1828.35'],
  ['100', 'usdc sol brl pix', '0.63', '1.50', '0.00', '2.13', '528.49'],
  ['100', 'usdc sol php instapay', '0.30', '2.00', '0.00', '2.30', '5666.60'],
  ['1000', 'usdc sol php swiftpay_pesonet', '3.00', '2.00', '0.00', '5.00', '57710.00'],
  ['100', 'usdc sol cop pse', '1.50', '0.00', '0.00', '1.50', '394000.00'],
  ['1000', 'usd achPush usdc sol', '1.00', '0.50', '0.00', '1.50', '998.50'],
  ['1000', 'usd wire usdc sol', '1.00', '20.00', '0.00', '21.00', '979.00'],
])(
  'the fees of %s of %s follow the fee table [API-24] [SAFE-A3]',
  (amount, endpoints, conv, fixed, network, total, receive) => {
    const lines = linesOf(quoteFor(tariff(endpoints), parseMoney(amount)))
    expect([
      lines['sphereConversionFee']?.amount,
      lines['sphereFixedFee']?.amount,
      lines['networkFee']?.amount,
      lines['totalFee']?.amount,
      lines['fxRate'],
    ]).toMatchObject([conv, fixed, network, total, { receive: { amount: receive } }])
  },
)

test.each([
  ['100.00', 'usdc sol usd achSameDay', '101.10'],
  ['100.00', 'usdc sol eur sepa', '110.34'],
  ['1.00', 'usdc sol usd wire', '21.02'],
])('receiving %s of %s costs %s', (receive, endpoints, pay) => {
  expect(quoteToReceive(tariff(endpoints), parseMoney(receive)).pay).toBe(parseMoney(pay))
})

test('a quote has eight adjustments in the source currency, including those of zero [API-24]', () => {
  expect(adjustmentsOf(quoteFor(tariff('eur sepa usdc base', FEE_SHOP), parseMoney('100')))).toEqual([
    { type: 'networkFee', currency: 'eur', amount: '0.00' },
    { type: 'sphereConversionFee', currency: 'eur', amount: '0.50' },
    { type: 'sphereFixedFee', currency: 'eur', amount: '1.00' },
    { type: 'merchantConversionFee', currency: 'eur', amount: '0.25' },
    { type: 'merchantFixedFee', currency: 'eur', amount: '0.23' },
    { type: 'conversionFee', currency: 'eur', amount: '0.75' },
    { type: 'totalFee', currency: 'eur', amount: '1.98' },
    {
      type: 'fxRate',
      currency: 'eur',
      amount: '1.08695652',
      pay: { amount: '100.00', currency: 'eur' },
      receive: { amount: '106.54', currency: 'usdc' },
    },
  ])
})

test('a payer in euros is charged dollar fees in euros', () => {
  const lines = linesOf(quoteFor(tariff('eur sepa usdc ethereum'), parseMoney('100')))
  expect(lines['networkFee']).toEqual({ type: 'networkFee', currency: 'eur', amount: '0.46' })
})

test('nothing is delivered when the fees exceed the amount', () => {
  expect(quoteFor(tariff('usdc sol usd wire'), parseMoney('20.02')).receive).toBe(0n)
  expect(quoteFor(tariff('usdc sol usd wire'), parseMoney('20.03')).receive).toBe(parseMoney('0.01'))
})

const ROUTES = [
  'usd achPush usdc sol',
  'usd wire usdt ethereum',
  'usd ach usdt tron',
  'eur sepa usdc base',
  'eur sepa usdc ethereum',
  'usdc sol usd achSameDay',
  'usdc base usd wire',
  'usdt tron eur sepa',
  'usdc sol mxn spei',
  'usdc sol brl pix',
  'usdc sol php instapay',
  'usdc sol cop pse',
]
const merchants = fc.constantFrom(NO_MERCHANT_FEE, FEE_SHOP)
const routes = fc.constantFrom(...ROUTES)

/** An independent implementation in fractions of cents. */
function oracle(endpoints: string, cents: bigint, merchant: MerchantFee) {
  const t = tariff(endpoints, merchant)
  const half = (numerator: bigint, denominator: bigint) =>
    numerator / denominator + ((numerator % denominator) * 2n >= denominator ? 1n : 0n)
  const fees =
    half(cents * t.bps, 10_000n) +
    half(cents * merchant.bps, 10_000n) +
    (t.networkFee + t.fixedFee + t.merchantFixedFee) / 10_000n
  const left = cents - fees
  return { fees, receive: left > 0n ? (left * t.rate.numerator) / t.rate.denominator : 0n }
}

test('the price of every amount on every route equals an independent calculation [SAFE-A3]', () => {
  fc.assert(
    fc.property(routes, merchants, fc.bigInt({ min: 1n, max: 10n ** 12n }), (endpoints, merchant, cents) => {
      const quote = quoteFor(tariff(endpoints, merchant), cents * 10_000n)
      const expected = oracle(endpoints, cents, merchant)
      expect([quote.totalFee / 10_000n, quote.receive / 10_000n]).toEqual([expected.fees, expected.receive])
    }),
    { numRuns: 10_000 },
  )
})

test('the inverse finds the smallest sufficient amount, also where both roundings step up together [SAFE-A4]', () => {
  fc.assert(
    fc.property(routes, merchants, fc.bigInt({ min: 1n, max: 10n ** 10n }), (endpoints, merchant, cents) => {
      const { pay, receive } = quoteToReceive(tariff(endpoints, merchant), cents * 10_000n)
      expect(receive).toBeGreaterThanOrEqual(cents * 10_000n)
      for (let less = 1n; less <= 40n && pay / 10_000n > less; less += 1n)
        expect(oracle(endpoints, pay / 10_000n - less, merchant).receive).toBeLessThan(cents)
    }),
    { numRuns: 3_000 },
  )
})

test('for small amounts the inverse equals a search from zero', () => {
  const t = tariff('usdc sol usd achSameDay', FEE_SHOP)
  for (let cents = 1n; cents <= 600n; cents += 1n) {
    let pay = 0n
    while (quoteFor(t, pay).receive < cents * 10_000n) pay += 10_000n
    expect(quoteToReceive(t, cents * 10_000n).pay).toBe(pay)
  }
})

test('the inverse is right for any two percentages, also where both fees are rounded down by half a cent', () => {
  const bps = fc.bigInt({ min: 0n, max: 900n })
  fc.assert(
    fc.property(bps, bps, fc.bigInt({ min: 1n, max: 10n ** 6n }), (sphere, merchant, cents) => {
      const t = { ...tariff('usdc sol usd achSameDay'), bps: sphere, merchantBps: merchant }
      const { pay } = quoteToReceive(t, cents * 10_000n)
      for (let less = 1n; less <= 4n; less += 1n)
        if (pay > less * 10_000n) expect(quoteFor(t, pay - less * 10_000n).receive).toBeLessThan(cents * 10_000n)
    }),
    { numRuns: 20_000 },
  )
})
