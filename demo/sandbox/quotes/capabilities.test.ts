import { expect, test } from 'vitest'
import type { Requester } from './capabilities.ts'
import { canMove, hasCapability } from './capabilities.ts'

function requester(levels: string, { kycLevel2 = true, eurReasonCodes = [] as string[] } = {}): Requester {
  const verificationLevels = levels
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [name = '', status = 'approved'] = entry.split(':')
      return { name, status }
    })
  return { application: { kycLevel2 }, customer: { verificationLevels, eurReasonCodes } }
}

test.each([
  ['', [false, false, false]],
  ['kyc_level_1', [true, false, false]],
  ['kyc_level_1:Approved', [true, false, false]],
  ['kyc_level_1:pending sepa', [false, true, false]],
  ['sepa SEPA_instant:pending', [false, false, false]],
  ['sepa SEPA_instant', [false, true, false]],
  ['kyc_level_2', [false, false, true]],
])('with %s the customer can move dollars, euros and others: %j', (levels, moves) => {
  expect((['usd', 'eur', 'brl'] as const).map((fiat) => canMove(requester(levels), fiat))).toEqual(moves)
})

test('level 2 counts only where the application has access to it', () => {
  expect(canMove(requester('kyc_level_2', { kycLevel2: false }), 'mxn')).toBe(false)
})

test('a region without euro transfers can still have a euro account', () => {
  const restricted = requester('sepa', { eurReasonCodes: ['region_not_supported'] })
  expect(canMove(restricted, 'eur')).toBe(false)
  expect(hasCapability(restricted, 'sepaOrLevel2')).toBe(true)
})

test('with level 2 alone a customer can have a euro account and not move euros', () => {
  const onlyLevel2 = requester('kyc_level_2')
  expect(hasCapability(onlyLevel2, 'sepaOrLevel2')).toBe(true)
  expect(canMove(onlyLevel2, 'eur')).toBe(false)
})
