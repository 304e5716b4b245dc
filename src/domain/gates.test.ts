import { expect, test } from 'vitest'
import { hasLevel1, hasLevel2, hasSepa, isEurRestricted } from './gates.ts'

const me = (...levels: [string, string][]) => ({
  verificationLevels: levels.map(([name, status]) => ({ name, status })),
})
const access = { kycLevel2: true }

test.each([
  ['approved', true],
  ['Approved', true],
  ['APPROVED', true],
  ['pending', false],
  ['', false],
])('a level with status %j is approved: %s [PERM-04]', (status, approved) => {
  expect(hasLevel1(me(['kyc_level_1', status]))).toBe(approved)
  expect(hasLevel2(me(['kyc_level_2', status]), access)).toBe(approved)
  expect(hasSepa(me(['sepa', status]))).toBe(approved)
})

test('each level is approved independently [PERM-04]', () => {
  expect(hasLevel1(me(['kyc_level_2', 'approved'], ['sepa', 'approved']))).toBe(false)
  expect(hasLevel2(me(['kyc_level_1', 'approved'], ['kyc_level_20', 'approved']), access)).toBe(false)
  expect(hasSepa(me(['kyc_level_1', 'approved']))).toBe(false)
})

test('level 2 also requires the application’s access [PERM-04]', () => {
  expect(hasLevel2(me(['kyc_level_2', 'approved']), { kycLevel2: false })).toBe(false)
})

test('SEPA requires at least one status and all of them approved [PERM-04]', () => {
  expect(hasSepa(me(['sepa', 'approved'], ['SEPA_instant', 'approved']))).toBe(true)
  expect(hasSepa(me(['sepa', 'approved'], ['SEPA_instant', 'pending']))).toBe(false)
  expect(hasSepa(me())).toBe(false)
})

test('a customer’s region may be restricted for euros [CUR-05]', () => {
  expect(isEurRestricted({ capabilities: { eur: { reasonCodes: ['other', 'region_not_supported'] } } })).toBe(true)
  expect(isEurRestricted({ capabilities: { eur: { reasonCodes: ['other'] } } })).toBe(false)
})
