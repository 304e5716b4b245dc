import { expect, test } from 'vitest'
import { FIAT_CURRENCIES, flagOf } from '../currency.ts'
import { currencyPlural, currencyTitle } from './currency-names.ts'

test('every fiat currency has a flag and a name [CUR-09]', () => {
  for (const currency of FIAT_CURRENCIES) {
    expect(flagOf(currency)).toMatch(/^[A-Z]{2}$/)
    expect(currencyTitle(currency, 'en')).not.toBe(currency.toUpperCase())
  }
})

test('a currency’s name is in the interface language', () => {
  expect(currencyTitle('usd', 'en')).toBe('US dollars')
  expect(currencyPlural('usd', 'en')).toBe('US dollars')
  expect(currencyTitle('eur', 'en')).toBe('Euros')
  expect(currencyPlural('eur', 'en')).toBe('euros')
  expect(currencyTitle('gbp', 'de')).toBe('Britische Pfund')
})
