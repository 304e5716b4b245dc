import { expect, test } from 'vitest'
import { isSpecFiat, SPEC_FIATS } from './spec-rows.fixture.ts'
import { currencyCode, FIAT_CURRENCIES, isFiat, isStablecoin, STABLECOINS } from './currency.ts'

test('the fiat currencies and stablecoins are the spec’s [CUR-09]', () => {
  expect(FIAT_CURRENCIES.filter(isSpecFiat)).toEqual(SPEC_FIATS)
  const codes = 'USD EUR MXN BRL PHP INR CAD GBP COP SGD IDR VND THB'
  expect(SPEC_FIATS.map(currencyCode).join(' ')).toBe(codes)
  expect(STABLECOINS.map(currencyCode)).toEqual(['USDC', 'USDT'])
})

test('a listed currency is fiat or a stablecoin, an unlisted one is neither [CUR-09]', () => {
  expect([isFiat('eur'), isStablecoin('eur')]).toEqual([true, false])
  expect([isFiat('usdt'), isStablecoin('usdt')]).toEqual([false, true])
  expect([isFiat({ unlisted: 'jpy' }), isStablecoin({ unlisted: 'jpy' })]).toEqual([false, false])
  expect(currencyCode({ unlisted: 'jpy' })).toBe('JPY')
})
