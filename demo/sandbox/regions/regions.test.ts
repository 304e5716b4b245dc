import { expect, test } from 'vitest'
import { isCountry, isSepaCountry, isSubdivisionOf } from './regions.ts'

test('a country is an alpha-3 code of ISO 3166-1 [RES-07]', () => {
  expect(['USA', 'DEU', 'GIB'].every(isCountry)).toBe(true)
  expect(['US', 'usa', 'ZZZ', 'SUN', ''].some(isCountry)).toBe(false)
})

test('a subdivision belongs to its country [RES-09]', () => {
  expect(isSubdivisionOf('USA', 'US-CA')).toBe(true)
  expect(isSubdivisionOf('CAN', 'US-CA')).toBe(false)
  expect(isSubdivisionOf('USA', 'CA')).toBe(false)
  expect(isSubdivisionOf('GIB', 'GI-1')).toBe(false)
})

test('the SEPA area has 41 countries of ISO 3166-1', async () => {
  const { iso31661 } = await import('iso-3166')
  const members = iso31661.map(({ alpha3 }) => alpha3).filter(isSepaCountry)
  expect(members).toHaveLength(41)
  expect(members).toContain('GBR')
  expect(isSepaCountry('USA')).toBe(false)
  expect(isSepaCountry(null)).toBe(false)
})
