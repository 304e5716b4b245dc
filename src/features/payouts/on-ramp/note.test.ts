import { expect, test } from 'vitest'
import { initialAmounts } from '../../../domain/payouts/form/amounts.ts'
import { noteOf } from './note.ts'

const amounts = { ...initialAmounts, source: '100.00' }
const limit = { message: 'validation.positive', values: {} } as const
const ready = {
  form: { walletId: 'wallet_1' },
  amounts,
  errors: { source: null, destination: null, wireMessage: null },
  canSubmit: false,
} as unknown as Parameters<typeof noteOf>[0]

test.each([
  ['next', { ...ready, canSubmit: true }],
  ['next', { ...ready, amounts: { ...amounts, pending: { amount: '100.00', received: false } } }],
  ['fill', { ...ready, amounts: initialAmounts }],
  ['fix', { ...ready, errors: { ...ready.errors, destination: limit } }],
  ['noPrice', { ...ready, amounts: { ...amounts, error: { about: 'price', message: 'no' } } }],
  ['fix', { ...ready, amounts: { ...amounts, error: { about: 'amount', message: 'too small' } } }],
  ['needsAccount', ready],
  ['needsWallet', { ...ready, form: { ...ready.form, walletId: null } }],
] as const)('below the form: %s [FORM-20]', (word, form) => {
  expect(noteOf(form, false)).toBe(`payouts.form.${word}`)
})

test('a price that was too old to submit is to be looked at again [SAFE-D3]', () => {
  expect(noteOf({ ...ready, canSubmit: true }, true)).toBe('payouts.form.repriced')
})
