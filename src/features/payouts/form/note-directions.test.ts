import { describe, expect, test } from 'vitest'
import { initialAmounts } from '../../../domain/payouts/form/amounts.ts'
import { noteOf } from './note.ts'

type Form = Parameters<typeof noteOf>[0]

const NO_ERRORS = { source: null, destination: null, wireMessage: null }
const LIMIT = { message: 'validation.positive', values: {} }
const amounts = { ...initialAmounts, source: '100.01' }

/** The obstacles; of two, the first comes first. */
const STEPS: readonly (readonly [word: string, change: object])[] = [
  ['needsWallet', { form: { walletId: null } }],
  ['fix', { errors: { source: LIMIT } }],
  ['shorten', { errors: { wireMessage: 'validation.maxLength.wireMessage' } }],
]

function formOf(rampType: 'on-ramp' | 'off-ramp', ...changes: readonly object[]): Form {
  const { form, errors, ...rest } = Object.assign({}, ...changes) as { form?: object; errors?: object }
  const allErrors = Object.assign(
    {},
    NO_ERRORS,
    ...changes.map((change) => (change as { errors?: object }).errors),
    errors,
  )
  const payout = { form: { rampType, walletId: 'wallet_1', ...form }, amounts, errors: allErrors, canSubmit: false }
  return { missing: [], balance: { amount: null, isFailed: false }, ...payout, ...rest } as unknown as Form
}

describe.each([
  ['on-ramp', 'next'],
  ['off-ramp', 'nextConnect'],
] as const)('the note of an %s’s form', (rampType, next) => {
  const word = (...changes: readonly object[]) =>
    noteOf(formOf(rampType, ...changes), { isRepriced: false, isConnected: false }).replace('payouts.form.', '')

  test('the note says what comes next, once the form may be sent or while its price is on its way [FORM-20]', () => {
    expect(word({ canSubmit: true })).toBe(next)
    expect(word({ amounts: { ...amounts, pending: { amount: '100.01', received: false } } })).toBe(next)
  })

  test.each(STEPS)('the note says %s when that keeps the form from being sent [FORM-20]', (wanted, change) => {
    expect(word(change)).toBe(wanted)
    expect(word({ ...change, canSubmit: true })).toBe(wanted)
  })

  test('the note names the first of two obstacles [FORM-20]', () => {
    for (const [at, [wanted, change]] of STEPS.entries())
      for (const [, later] of STEPS.slice(at + 1)) expect(word(later, change)).toBe(wanted)
  })

  test('the note asks to correct the wrong side, either one [FORM-20]', () => {
    for (const side of ['source', 'destination']) expect(word({ errors: { [side]: LIMIT } })).toBe('fix')
  })

  test('the note says that an amount is missing, on neither side [FORM-20]', () => {
    expect(word({ amounts: initialAmounts })).toBe('fill')
    expect(word({ amounts: { ...initialAmounts, source: '1.01' } })).toBe('needsAccount')
    expect(word({ amounts: { ...initialAmounts, destination: '1.02' } })).toBe('needsAccount')
  })
})
