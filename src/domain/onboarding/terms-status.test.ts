import { expect, test } from 'vitest'
import { combinedTerms } from './terms-status.ts'

test.each([
  ['complete', 'complete', 'complete'],
  ['incomplete', 'incomplete', 'incomplete'],
  ['incomplete', 'pending', 'pending'],
  ['incomplete', 'complete', 'pending'],
  ['pending', 'incomplete', 'pending'],
  ['pending', 'pending', 'pending'],
  ['pending', 'complete', 'pending'],
  ['complete', 'incomplete', 'pending'],
  ['complete', 'pending', 'pending'],
  ['complete', 'declined', 'pending'],
  ['complete', 'voided', 'pending'],
  ['incomplete', 'declined', 'pending'],
  ['complete', null, 'pending'],
  ['pending', null, 'pending'],
  ['incomplete', null, 'incomplete'],
] as const)('tos %s with msa %s is %s [STATE-ENUM-03, STATE-ENUM-04, STATE-ENUM-05, O1]', (tos, msa, combined) => {
  expect(combinedTerms({ tos, msa }, true)).toBe(combined)
})

test.each(['incomplete', 'pending', 'complete'] as const)(
  'the master agreement applies to businesses only: tos %s decides for individuals [PERM-02]',
  (tos) => {
    for (const msa of [null, 'incomplete', 'declined', 'complete'] as const) {
      expect(combinedTerms({ tos, msa }, false)).toBe(tos)
    }
  },
)
