import { expect, test } from 'vitest'
import { isBusiness, isIndividual, residencyOf } from './me.ts'

test.each([
  ['individual', false, true],
  ['business', true, false],
  ['BUSINESS', true, false],
  ['Business', true, false],
  ['trust', false, false],
  [null, false, false],
])('a customer of type %s is a business: %s, and an individual: %s [ENT-03]', (type, business, individual) => {
  expect(isBusiness({ type })).toBe(business)
  expect(isIndividual({ type })).toBe(individual)
})

test.each([
  ['Approved', 'approved'],
  ['approved', 'approved'],
  ['Rejected', 'rejected'],
  ['Incomplete', 'incomplete'],
  ['', 'incomplete'],
  ['inReview', 'incomplete'],
])('residency %j is %s [ENT-06]', (operatingResidency, residency) => {
  expect(residencyOf({ operatingResidency })).toBe(residency)
})
