import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { alpha2Of, COUNTRIES, countryOptions, hasSubdivisions, isCountry } from './countries.ts'
import { SEPA_AREA } from './sepa-area.ts'

test('the generated tables match the package iso-3166 [RES-07, RES-09]', () => {
  const run = () =>
    execFileSync(process.execPath, [`${import.meta.dirname}/generate.mjs`, '--check'], { stdio: 'pipe' })
  expect(run).not.toThrow()
})

test('all 249 countries of ISO 3166-1 have their alpha-3 code [RES-07]', () => {
  expect(COUNTRIES).toHaveLength(249)
  expect(new Set(COUNTRIES.map(alpha2Of)).size).toBe(249)
  expect([alpha2Of('USA'), alpha2Of('GBR'), alpha2Of('DEU'), alpha2Of('MCO')]).toEqual(['US', 'GB', 'DE', 'MC'])
})

test.each(['US', 'usa', 'XXX', 'EUR', '', 'USAUS', 'toString', '__proto__'])('%j is not a country [RES-07]', (code) => {
  expect(isCountry(code)).toBe(false)
  expect(alpha2Of(code)).toBeNull()
  expect(hasSubdivisions(code)).toBe(false)
})

test('some countries have no subdivisions [RES-03]', () => {
  expect(['GIB', 'ABW', 'HKG'].map(hasSubdivisions)).toEqual([false, false, false])
  expect(['USA', 'MCO', 'DEU'].map(hasSubdivisions)).toEqual([true, true, true])
  expect(COUNTRIES.filter((code) => !hasSubdivisions(code))).toHaveLength(49)
})

test('country names are in the interface language, with the United States first [RES-01]', () => {
  const nameOf = (code: string, language: string) => countryOptions(language, [code])[0]?.name
  expect(nameOf('DEU', 'en')).toBe('Germany')
  expect(nameOf('DEU', 'de')).toBe('Deutschland')
  expect(nameOf('XXX', 'en')).toBe('XXX')
  const names = countryOptions('en').map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['United States', 'Afghanistan', 'Åland Islands'])
  expect(countryOptions('de').map(({ code }) => code)[1]).toBe('AFG')
  expect(countryOptions('en')).toHaveLength(249)
})

test('the SEPA area has 41 countries [BANK-24]', () => {
  expect(new Set(SEPA_AREA).size).toBe(41)
  expect(SEPA_AREA.every(isCountry)).toBe(true)
  expect(['DEU', 'GBR', 'USA', 'TUR'].filter((code) => SEPA_AREA.includes(code))).toEqual(['DEU', 'GBR'])
  expect(countryOptions('en', SEPA_AREA).map(({ code }) => code)).not.toContain('USA')
})
