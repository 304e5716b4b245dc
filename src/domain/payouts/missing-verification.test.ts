import { expect, test } from 'vitest'
import { customer } from './customer.fixture.ts'
import type { Customer } from './currency-list.ts'
import { missingFor } from './missing-verification.ts'

const withLevels = (
  levels: Record<string, string>,
  rest: { restricted?: boolean; kycLevel2?: boolean } = {},
): Customer => ({
  ...customer(rest),
  me: {
    ...customer(rest).me,
    verificationLevels: Object.entries(levels).map(([name, status]) => ({ name, status })),
  },
})

test.each([
  ['incomplete', 'incomplete'],
  ['Incomplete', 'incomplete'],
  ['softRejected', 'incomplete'],
  ['pending', 'pending'],
  ['underReview', 'pending'],
  ['rejected', 'rejected'],
])('a level that is %s is shown as %s [H22]', (status, state) => {
  expect(missingFor(['usd'], withLevels({ kyc_level_1: status }))).toEqual([
    { need: 'identity', state, currencies: ['usd'] },
  ])
  expect(missingFor(['eur'], withLevels({ sepa: status }))).toEqual([{ need: 'sepa', state, currencies: ['eur'] }])
  expect(missingFor(['brl'], withLevels({ kyc_level_2: status }))).toEqual([
    { need: 'level2', state, currencies: ['brl'] },
  ])
})

test('a level that the server does not list is incomplete, but SEPA is listed where it is offered [H22]', () => {
  expect(missingFor(['usd', 'brl'], withLevels({}))).toEqual([
    { need: 'identity', state: 'incomplete', currencies: ['usd'] },
    { need: 'level2', state: 'incomplete', currencies: ['brl'] },
  ])
  expect(missingFor(['eur'], withLevels({ kyc_level_1: 'approved' }))).toEqual([
    { need: 'region', state: null, currencies: ['eur'] },
  ])
})

test('the worst of several SEPA levels counts [H22]', () => {
  const state = (...statuses: string[]) =>
    missingFor(['eur'], withLevels(Object.fromEntries(statuses.map((status, index) => [`sepa_${index}`, status]))))[0]!
      .state
  expect(state('approved', 'pending')).toBe('pending')
  expect(state('pending', 'incomplete')).toBe('incomplete')
  expect(state('incomplete', 'rejected')).toBe('rejected')
})

test('a restricted region and an application without level 2 leave nothing to do, and are named together [H22]', () => {
  const nobody = withLevels({ sepa: 'approved', kyc_level_2: 'incomplete' }, { restricted: true, kycLevel2: false })
  expect(missingFor(['eur', 'mxn', 'brl'], nobody)).toEqual([
    { need: 'region', state: null, currencies: ['eur', 'mxn', 'brl'] },
  ])
})
