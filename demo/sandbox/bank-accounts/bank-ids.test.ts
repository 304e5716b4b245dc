import { expect, test } from 'vitest'
import { bankIdsOf, isBranchOf, isChannelOf } from './bank-ids.ts'

test.each(['IND', 'CAN', 'COL', 'SGP', 'IDN', 'VNM', 'THA', 'GBR', 'BRA', 'MEX', 'PHL'])(
  '%s has 8 to 12 banks with an id each [API-10]',
  (country) => {
    const banks = bankIdsOf(country)
    expect(banks.length).toBeGreaterThanOrEqual(8)
    expect(banks.length).toBeLessThanOrEqual(12)
    expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length)
  },
)

test.each(['USA', 'DEU', 'ZZZ', '', '__proto__', 'constructor'])('%j has no banks', (country) => {
  expect(bankIdsOf(country)).toEqual([])
})

test('a branch code begins with the institution of its bank', () => {
  expect(isBranchOf('00607621', 'ca_006')).toBe(true)
  expect(isBranchOf('00607621', 'ca_003')).toBe(false)
})

test('an e-wallet is reached by InstaPay, a large bank by either network', () => {
  expect(isChannelOf('GCASH', 'instapay')).toBe(true)
  expect(isChannelOf('GCASH', 'swiftpay_pesonet')).toBe(false)
  expect(isChannelOf('BDO', 'swiftpay_pesonet')).toBe(true)
  expect(isChannelOf('NOBODY', 'instapay')).toBe(false)
})
