import { expect, test } from 'vitest'
import { FEE_TYPES, readQuote, type AmountAdjustment } from './quote.ts'

const fee = (type: string, amount: string): AmountAdjustment => ({ type, currency: 'usd', amount })
const rate: AmountAdjustment = {
  type: 'fxRate',
  currency: 'usd',
  amount: '1',
  pay: { amount: '100.00', currency: 'usd' },
  receive: { amount: '99.40', currency: 'usdc' },
}
const list = [...FEE_TYPES.map((type) => fee(type, type === 'totalFee' ? '0.60' : '0.10')), rate]

test('the list of adjustments becomes fees, rate, pay and receive [ENT-20, ENT-22]', () => {
  expect(readQuote(list)).toEqual({
    fees: Object.fromEntries(
      FEE_TYPES.map((type) => [type, { amount: type === 'totalFee' ? '0.60' : '0.10', currency: 'usd' }]),
    ),
    totalFee: { amount: '0.60', currency: 'usd' },
    rate: '1',
    pay: { amount: '100.00', currency: 'usd' },
    receive: { amount: '99.40', currency: 'usdc' },
  })
})

test('the fee types are the seven of the spec, in addition to the rate [ENT-21]', () => {
  expect([...FEE_TYPES, 'fxRate'].toSorted()).toEqual([
    'conversionFee',
    'fxRate',
    'merchantConversionFee',
    'merchantFixedFee',
    'networkFee',
    'sphereConversionFee',
    'sphereFixedFee',
    'totalFee',
  ])
})

test('an unknown fee is ignored, and a missing fee is absent, not zero [ENT-21]', () => {
  expect(readQuote([...list, fee('tip', '1')])?.fees).not.toHaveProperty('tip')
  expect(readQuote([rate, fee('totalFee', '0.60')])?.fees).toEqual({ totalFee: { amount: '0.60', currency: 'usd' } })
})

test.each([
  ['no total', list.filter(({ type }) => type !== 'totalFee')],
  ['no rate', list.filter(({ type }) => type !== 'fxRate')],
  ['a rate without receive', [fee('totalFee', '1'), { ...rate, receive: undefined }]],
  ['a rate without pay', [fee('totalFee', '1'), { ...rate, pay: undefined }]],
  ['nothing', []],
])('with %s there is no quote [ENT-22]', (_title, adjustments) => {
  expect(readQuote(adjustments)).toBeNull()
})
