import { expect, test } from 'vitest'
import type { Currency } from '../../currency.ts'
import type { Quote } from './quote.ts'
import { feeLines, rateLine, totalInDollars } from './quote-lines.ts'

const money = (amount: string, currency: Currency) => ({ amount, currency })
const quote = (source: Currency, destination: Currency, rate: string, total = '1.10'): Quote => ({
  fees: {},
  totalFee: money(total, source),
  rate,
  pay: money('100.00', source),
  receive: money('98.90', destination),
})

test.each([
  ['usdc', 'eur', '0.92', '1.00 USDC ≈ 0.92 EUR'],
  ['usdc', 'eur', '0.8612', '1.00 USDC ≈ 0.8612 EUR'],
  ['usdc', 'eur', '0.86125', '1.00 USDC ≈ 0.8613 EUR'],
  ['usdc', 'cop', '4000', '1.00 USDC ≈ 4,000.00 COP'],
  ['usd', 'usdc', '1', '1.00 USD ≈ 1.00 USDC'],
] as const)('%s to %s at %s reads %s [FORM-04]', (source, destination, rate, line) => {
  expect(rateLine(quote(source, destination, rate), 'en').replaceAll('\u00a0', ' ')).toBe(line)
})

test('the rate is formatted in the interface language, and a line ends at its sign alone [FORM-04]', () => {
  expect(rateLine(quote('usdc', 'cop', '4000.5'), 'de')).toBe('1,00\u00a0USDC ≈ 4.000,50\u00a0COP')
})

test.each([
  ['usd', 'usdc', '1', '1.10', '1.10'],
  ['usdc', 'eur', '0.92', '6.09', '6.09'],
  ['usdt', 'mxn', '18.5', '1.17', '1.17'],
  ['eur', 'usdc', '1.08695652', '1.50', '1.63'],
  ['eur', 'usdc', '1.08695652', '0.00', '0.00'],
  ['mxn', 'eur', '0.05', '1.00', null],
] as const)(
  'a quote from %s to %s at %s shows fees of %s as $%s [FORM-03]',
  (source, destination, rate, total, dollars) => {
    expect(totalInDollars(quote(source, destination, rate, total))).toBe(dollars)
  },
)

test.each([
  ['usdc', 'eur', '0.92', '6.09', '6.62'],
  ['usdt', 'mxn', '18.5', '21.65', '1.17'],
  ['usdc', 'cop', '4000', '60000.00', '15.00'],
  ['usd', 'usdc', '1', '1.10', '1.10'],
  ['usdc', 'eur', '0', '6.09', null],
] as const)(
  'a quote from %s to %s at %s shows fees of %s that are priced in what is received as $%s [FORM-03, F9]',
  (source, destination, rate, total, dollars) => {
    const priced = { ...quote(source, destination, rate), totalFee: money(total, destination) }
    expect(totalInDollars(priced)).toBe(dollars)
  },
)

test('the total of the fees is the sum of their lines, and zero fees have no line [FORM-03]', () => {
  const fees = {
    networkFee: money('0', 'usd'),
    sphereConversionFee: money('5.00', 'usd'),
    sphereFixedFee: money('20.00', 'usd'),
    merchantConversionFee: money('0.00', 'usd'),
    merchantFixedFee: money('0.25', 'usd'),
    conversionFee: money('5.00', 'usd'),
    totalFee: money('25.25', 'usd'),
  }
  expect(feeLines({ ...quote('usd', 'usdc', '1', '25.25'), fees })).toEqual([
    { label: 'payouts.fee.conversion', fee: fees.conversionFee, dollars: '5.00' },
    { label: 'payouts.fee.fixed', fee: fees.sphereFixedFee, dollars: '20.00' },
    { label: 'payouts.fee.merchantFixed', fee: fees.merchantFixedFee, dollars: '0.25' },
  ])
  const euros = { ...quote('eur', 'usdc', '1.1'), fees: { networkFee: money('0.46', 'eur') } }
  expect(feeLines(euros)).toEqual([{ label: 'payouts.fee.network', fee: euros.fees.networkFee, dollars: '0.51' }])
})

test('an amount that is not a number has no dollar value [FORM-03]', () => {
  const euros = quote('eur', 'usdc', '1.1')
  expect(totalInDollars({ ...euros, totalFee: { amount: 'x', currency: 'eur' } })).toBeNull()
  expect(totalInDollars({ ...euros, totalFee: { amount: '1.00', currency: { unlisted: 'jpy' } } })).toBeNull()
})
