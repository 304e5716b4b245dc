import { expect, test } from 'vitest'
import { fillInto, lengthClass, plainText, textFor, typeInto } from './draft.ts'

test.each([
  ['en', '1234.5', '1234.50'],
  ['en', '1,234', '1234.00'],
  ['de', '1234,5', '1234.50'],
  ['ar', '١٢٫٥', '12.50'],
])('%s: %s is typed as %s and stays as it was typed [FORM-21]', (language, text, amount) => {
  expect(typeInto(text, language)).toEqual({ outcome: 'taken', draft: { text, amount }, refusal: null })
})

test.each([
  ['en', '1.234'],
  ['de', '1,234'],
  ['en', '1234.567'],
  ['en', '-1'],
  ['en', '1a'],
  ['en', '1e3'],
])('%s: the last key of %s does nothing and says nothing [F29, FORM-21]', (language, text) => {
  expect(typeInto(text, language)).toEqual({ outcome: 'refused', refusal: null })
})

test('what is not finished stands without an amount [FORM-21]', () => {
  expect(typeInto('', 'en')).toEqual({ outcome: 'taken', draft: { text: '', amount: null }, refusal: null })
  expect(typeInto('1,', 'en')).toEqual({ outcome: 'taken', draft: { text: '1,', amount: null }, refusal: 'ambiguous' })
  expect(typeInto('1,234,', 'en')).toMatchObject({ outcome: 'taken', draft: { amount: null }, refusal: 'notANumber' })
})

test.each([
  ['en', '$1,234.50', '1234.50'],
  ['en', '1.234,56', '1234.56'],
  ['en', '5 USDC', '5.00'],
  ['de', '1.234,56', '1234,56'],
])('%s: %s is pasted as %s', (language, text, shown) => {
  expect(fillInto(text, language)).toMatchObject({ outcome: 'taken', draft: { text: shown }, refusal: null })
})

test.each([
  ['1.239', 'tooManyDecimals'],
  ['1,234.567', 'tooManyDecimals'],
  ['-5', 'negative'],
  ['1,5', 'ambiguous'],
  ['five', 'notANumber'],
])('pasting %s is refused as %s, and nothing of it is kept [F29, FORM-21]', (text, refusal) => {
  expect(fillInto(text, 'en')).toEqual({ outcome: 'refused', refusal })
})

test('an amount is written in the language once it is left, and plainly while it is edited', () => {
  const draft = { text: '1234.5', amount: '1234.50' }
  expect(textFor(draft, '1234.50', { language: 'en', isFocused: true })).toBe('1234.5')
  expect(textFor(draft, '1234.50', { language: 'en', isFocused: false })).toBe('1,234.50')
  expect(textFor(draft, '1234.50', { language: 'de', isFocused: false })).toBe('1.234,50')
})

test('an amount from outside, such as Max or a quote, takes the place of what was typed', () => {
  const draft = { text: '1', amount: '1.00' }
  expect(textFor(draft, '2418.60', { language: 'en', isFocused: true })).toBe('2418.60')
  expect(textFor(draft, '2418.60', { language: 'en', isFocused: false })).toBe('2,418.60')
  expect(textFor(draft, null, { language: 'en', isFocused: false })).toBe('')
  expect(textFor(draft, '1.0', { language: 'en', isFocused: true })).toBe('1')
})

test('what could not be read stays to be seen', () => {
  expect(textFor({ text: '1,5', amount: null }, null, { language: 'en', isFocused: false })).toBe('1,5')
})

test('long figures are set smaller', () => {
  expect(['1,209.30', '250,000.00', '1,250,000.00', '1,250,000,000.00'].map(lengthClass)).toEqual([
    undefined,
    'long',
    'long',
    'xlong',
  ])
})

test('the plain text has the decimal separator of the language', () => {
  expect(plainText('1234.50', 'de')).toBe('1234,50')
  expect(plainText('1234.50', 'hi')).toBe('1234.50')
})
