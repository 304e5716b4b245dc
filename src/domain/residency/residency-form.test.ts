import { expect, test } from 'vitest'
import {
  canContinueResidency,
  chooseCountry,
  NO_STATE,
  prefillResidency,
  residencyErrors,
  residencyPayload,
} from './residency-form.ts'
import { loadSubdivisions } from './subdivisions.ts'

const emptyResidency = { countryCode: '', stateCode: '' }
const american = await loadSubdivisions('USA')

test('a country without states has the state N/A, any other starts blank [RES-03, R1]', () => {
  expect(chooseCountry('GIB')).toEqual({ countryCode: 'GIB', stateCode: NO_STATE })
  expect(chooseCountry('USA')).toEqual({ countryCode: 'USA', stateCode: '' })
  expect(chooseCountry('')).toEqual(emptyResidency)
})

test('choosing another country resets the state [STATE-RES-02]', () => {
  expect(chooseCountry('DEU').stateCode).toBe('')
})

const invalidCountry = { countryCode: 'validation.invalidCountry' }
const invalidState = { stateCode: 'validation.invalidState' }

test.each([
  ['USA', 'US-CA', {}],
  ['USA', undefined, {}],
  ['USA', '', {}],
  ['USA', 'N/A', {}],
  ['USA', 'CA', invalidState],
  ['USA', 'US-ZZ', invalidState],
  ['USA', 'DE-BE', invalidState],
  ['US', 'US-CA', invalidCountry],
  ['usa', undefined, invalidCountry],
  ['', undefined, invalidCountry],
  ['XXX', 'XX-1', { ...invalidCountry, ...invalidState }],
])('the country %j with the state %j is validated [RES-07, RES-08, RES-09]', (countryCode, stateCode, errors) => {
  expect(residencyErrors({ countryCode, stateCode }, american)).toEqual(errors)
})

test('an invalid pair is not sent [RES-10]', () => {
  const send = (countryCode: string, stateCode?: string) => () => residencyPayload({ countryCode, stateCode }, american)
  expect(send('XXX')).toThrow('Invalid country or state code')
  expect(send('USA', 'DE-BE')).toThrow('Invalid country or state code')
  expect(send('USA', 'US-CA')()).toEqual({ countryCode: 'USA', stateCode: 'US-CA' })
  expect(send('USA')()).toEqual({ countryCode: 'USA' })
  expect(send('GIB', 'N/A')()).toEqual({ countryCode: 'GIB', stateCode: 'N/A' })
})

test('the screen requires a state where the country has any [RES-02]', () => {
  expect(canContinueResidency(chooseCountry('USA'), american)).toBe(false)
  expect(canContinueResidency({ countryCode: 'USA', stateCode: 'US-CA' }, american)).toBe(true)
  expect(canContinueResidency(chooseCountry('GIB'), [])).toBe(true)
  expect(canContinueResidency(emptyResidency, [])).toBe(false)
  expect(canContinueResidency({ countryCode: 'USA', stateCode: 'US-ZZ' }, american)).toBe(false)
})

test.each([
  ['USA', 'US-NY', { countryCode: 'USA', stateCode: 'US-NY' }],
  ['usa', 'ny', { countryCode: 'USA', stateCode: 'US-NY' }],
  ['USA', 'nowhere', { countryCode: 'USA', stateCode: '' }],
  ['USA', null, { countryCode: 'USA', stateCode: '' }],
  ['USA', 'N/A', { countryCode: 'USA', stateCode: '' }],
  ['XXX', 'US-NY', emptyResidency],
  [null, 'US-NY', emptyResidency],
])('the prefilled country %j and state %j set %j [STATE-RES-10]', (countryCode, stateCode, form) => {
  expect(prefillResidency({ countryCode, stateCode }, american)).toEqual(form)
})
