import { expect, test } from 'vitest'
import { currencyCode, FIAT_CURRENCIES, isFiat, isStablecoin, STABLECOINS } from './currency.ts'

test('the fiat currencies and stablecoins are the spec’s [CUR-09]', () => {
  const codes = 'USD EUR MXN BRL PHP INR CAD GBP COP SGD IDR VND THB'.split(' ')
  expect(FIAT_CURRENCIES.map(currencyCode)).toEqual(codes)
  expect(STABLECOINS.map(currencyCode)).toEqual(['USDC', 'USDT'])
})

test('a listed currency is fiat or a stablecoin, an unlisted one is neither [CUR-09]', () => {
  expect([isFiat('eur'), isStablecoin('eur')]).toEqual([true, false])
  expect([isFiat('usdt'), isStablecoin('usdt')]).toEqual([false, true])
  expect([isFiat({ unlisted: 'jpy' }), isStablecoin({ unlisted: 'jpy' })]).toEqual([false, false])
  expect(currencyCode({ unlisted: 'jpy' })).toBe('JPY')
})
