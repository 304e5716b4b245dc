import { expect, test } from 'vitest'
import { initialAmounts } from '../../../domain/payouts/form/amounts.ts'
import { noteOf } from './note.ts'

const START = { isRepriced: false, isConnected: false }
const amounts = { ...initialAmounts, source: '100.00' }
const limit = { message: 'validation.positive', values: {} } as const
const holding = (units: bigint) => ({ amount: { units, decimals: 6 }, isFailed: false }) as never
const ready = {
  form: { rampType: 'on-ramp', walletId: 'wallet_1' },
  amounts,
  balance: { amount: null },
  errors: { source: null, destination: null, wireMessage: null },
  canSubmit: false,
  pause: null,
  missing: [],
} as unknown as Parameters<typeof noteOf>[0]

test.each([
  ['next', { ...ready, canSubmit: true }],
  ['next', { ...ready, amounts: { ...amounts, pending: { amount: '100.00', received: false } } }],
  ['shorten', { ...ready, errors: { ...ready.errors, wireMessage: 'validation.maxLength.wireMessage' } }],
  ['fill', { ...ready, amounts: initialAmounts }],
  ['fix', { ...ready, errors: { ...ready.errors, destination: limit } }],
  ['fix', { ...ready, balance: holding(1n), errors: { ...ready.errors, source: limit } }],
  ['addTokens', { ...ready, balance: holding(0n), errors: { ...ready.errors, source: limit } }],
  ['noPrice', { ...ready, amounts: { ...amounts, error: { about: 'price', message: 'no' } } }],
  ['fix', { ...ready, amounts: { ...amounts, error: { about: 'amount', message: 'too small' } } }],
  ['needsAccount', ready],
  ['offline', { ...ready, pause: 'offline' }],
  ['offline', { ...ready, amounts: initialAmounts, pause: 'offline' }],
  ['outage', { ...ready, pause: 'outage' }],
  ['needsWallet', { ...ready, form: { ...ready.form, walletId: null } }],
  ['selectWallet', { ...ready, form: { ...ready.form, walletId: null }, missing: ['account', 'wallet'] }],
] as const)('the note of the form is %s [FORM-20]', (word, form) => {
  expect(noteOf(form, START)).toBe(`payouts.form.${word}`)
})

test('the note of a complete off-ramp says that its wallet is asked next, or connected first [E22]', () => {
  const form = { ...ready, form: { ...ready.form, rampType: 'off-ramp' }, canSubmit: true } as const
  expect(noteOf(form, { ...START, isConnected: true })).toBe('payouts.form.nextWallet')
  expect(noteOf(form, START)).toBe('payouts.form.nextConnect')
})

test('the note asks to check the new price when the old one was too old to submit [SAFE-D3]', () => {
  expect(noteOf({ ...ready, canSubmit: true }, { ...START, isRepriced: true })).toBe('payouts.form.repriced')
})
