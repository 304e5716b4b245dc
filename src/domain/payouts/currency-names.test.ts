import { expect, test } from 'vitest'
import { FIAT_CURRENCIES } from '../currency.ts'
import { currencyName, currencyPlural, FLAG_OF } from './currency-names.ts'

test('every fiat currency has a flag and a name [CUR-09]', () => {
  for (const currency of FIAT_CURRENCIES) {
    expect(FLAG_OF[currency]).toMatch(/^[A-Z]{2}$/)
    expect(currencyName(currency, 'en')).not.toBe(currency.toUpperCase())
  }
})

test('a currency’s name is in the interface language', () => {
  expect(currencyName('usd', 'en')).toBe('US Dollar')
  expect(currencyPlural('usd', 'en')).toBe('US dollars')
  expect(currencyName('eur', 'de')).toBe('Euro')
})
