import { expect, test } from 'vitest'
import { addressParts, formatAddress } from './postal-address.ts'

const address = {
  addressLine1: '1 Main St',
  addressLine2: 'Apt 2',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'USA',
}

test.each([
  [{}, '1 Main St, Apt 2, Austin, TX 73301, USA'],
  [{ state: 'US-TX' }, '1 Main St, Apt 2, Austin, TX 73301, USA'],
  [{ addressLine2: null }, '1 Main St, Austin, TX 73301, USA'],
  [{ addressLine2: ' ' }, '1 Main St, Austin, TX 73301, USA'],
  [{ state: 'N/A' }, '1 Main St, Apt 2, Austin, 73301, USA'],
  [{ postalCode: '' }, '1 Main St, Apt 2, Austin, TX, USA'],
  [{ state: 'N/A', postalCode: null }, '1 Main St, Apt 2, Austin, USA'],
  [{ city: ' Austin ', country: '' }, '1 Main St, Apt 2, Austin, TX 73301'],
])('with %j the address is formatted as %s [FMT-01]', (changes, text) => {
  expect(formatAddress({ ...address, ...changes })).toBe(text)
})

test('an address without any parts is blank [FMT-01]', () => {
  expect(formatAddress({})).toBe('')
})

test('each country has its own labels for state and postal code [BANK-41]', () => {
  expect(addressParts('USA')).toEqual({ state: 'state', postalCode: 'zipCode' })
  expect(addressParts('GBR')).toEqual({ state: 'region', postalCode: 'postcode' })
  expect(addressParts('CAN').state).toBe('province')
  expect(addressParts('COL').state).toBe('department')
  expect(addressParts('DEU')).toEqual({ state: 'state', postalCode: 'postalCode' })
})
