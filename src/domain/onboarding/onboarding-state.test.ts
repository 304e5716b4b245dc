import { expect, test } from 'vitest'
import {
  BANK_CONNECTION_STATUSES,
  MSA_STATUSES,
  PROHIBITED_BUSINESS_STATUSES,
  readStatus,
  readVerification,
  RESIDENCY_STATUSES,
  TERMS_STATUSES,
  VERIFICATION_PROVIDERS,
  VERIFICATION_STATUSES,
} from './onboarding-state.ts'

test.each([
  ['tos and msa [STATE-ENUM-01]', TERMS_STATUSES, ['incomplete', 'pending', 'complete']],
  ['msa also [STATE-ENUM-02]', MSA_STATUSES, ['incomplete', 'pending', 'complete', 'declined', 'voided']],
  ['bank connection [STATE-ENUM-06]', BANK_CONNECTION_STATUSES, ['incomplete', 'pending', 'complete', 'error']],
  [
    'verification [STATE-ENUM-07]',
    VERIFICATION_STATUSES,
    ['incomplete', 'pending', 'underReview', 'complete', 'softRejected', 'rejected'],
  ],
  ['operating residency [STATE-ENUM-08]', RESIDENCY_STATUSES, ['incomplete', 'approved', 'rejected']],
  ['prohibited business type [STATE-ENUM-09]', PROHIBITED_BUSINESS_STATUSES, ['true', 'false', 'incomplete']],
  ['verification providers [STATE-ENUM-10]', VERIFICATION_PROVIDERS, ['sumsub', 'kyc_level_1', 'kyc_level_2']],
])('the values of %s', (_title, words, expected) => {
  expect(words).toEqual(expected)
})

test.each([
  ['complete', 'complete'],
  ['onHold', 'incomplete'],
  [undefined, 'incomplete'],
  [null, 'incomplete'],
  [1, 'incomplete'],
])('the status %j is read as %s [SAFE-E8]', (word, status) => {
  expect(readStatus(VERIFICATION_STATUSES, word)).toBe(status)
})

test('kyc consists of the sumsub status and the numbered levels, other keys are ignored [ONB-06]', () => {
  const kyc = {
    sumsub: 'complete',
    kyc_level_1: 'underReview',
    kyc_level_2: 'inReview',
    kyc_level_10: 'rejected',
    kyc_level_x: 'complete',
    kyc_level_1_old: 'complete',
    bank: 'complete',
  }
  expect(readVerification(kyc)).toEqual({
    sumsub: 'complete',
    levels: { 1: 'underReview', 2: 'incomplete', 10: 'rejected' },
  })
  expect(readVerification({})).toEqual({ sumsub: 'incomplete', levels: {} })
})
