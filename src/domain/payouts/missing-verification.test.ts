import { expect, test } from 'vitest'
import type { AccessCustomer } from '../access/access.ts'
import { customer } from './customer.fixture.ts'
import { missingFor } from './missing-verification.ts'

const withLevels = (levels: Record<string, string>, rest: Parameters<typeof customer>[0] = {}): AccessCustomer => ({
  ...customer(rest),
  me: {
    ...customer(rest).me,
    verificationLevels: Object.entries(levels).map(([name, status]) => ({ name, status })),
  },
})

test('currencies that are locked by the same thing are named together [H22]', () => {
  expect(missingFor(['usd', 'mxn', 'brl'], 'off-ramp', withLevels({ kyc_level_1: 'rejected' }))).toEqual([
    { cause: 'refused', about: 'identity', currencies: ['usd'] },
    { cause: 'notBegun', about: 'level2', currencies: ['mxn', 'brl'] },
  ])
  const approved = withLevels({ kyc_level_1: 'approved', sepa: 'pending', kyc_level_2: 'pending' })
  expect(missingFor(['eur', 'mxn', 'thb', 'inr'], 'off-ramp', approved)).toEqual([
    { cause: 'checking', about: 'sepa', currencies: ['eur'] },
    { cause: 'checking', about: 'level2', currencies: ['mxn'] },
    { cause: 'notHere', about: 'rail', currencies: ['thb', 'inr'] },
  ])
})

test('a restricted region and an application without level 2 leave nothing to do, and are named together [H22]', () => {
  const nobody = withLevels({ sepa: 'approved', kyc_level_2: 'incomplete' }, { restricted: true, kycLevel2: false })
  expect(missingFor(['eur', 'mxn', 'brl'], 'off-ramp', nobody)).toEqual([
    { cause: 'notHere', about: 'region', currencies: ['eur', 'mxn', 'brl'] },
  ])
})
