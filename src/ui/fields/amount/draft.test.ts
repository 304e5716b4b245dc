import { expect, test } from 'vitest'
import { readPastedText, typedText, textFor, readTypedText } from './draft.ts'

test.each([
  ['en', '1234.5', '1234.50'],
  ['en', '1,234', '1234.00'],
  ['en', '12,5', '12.50'],
  ['de', '1234,5', '1234.50'],
  ['de', '12.5', '12.50'],
  ['ar', '١٢٫٥', '12.50'],
])('the language %s reads the typed text %s as the amount %s, unchanged [FORM-21]', (language, text, amount) => {
  expect(readTypedText(text, language)).toEqual({ outcome: 'accepted', draft: { text, amount }, refusal: null })
})

test.each([
  ['en', '1.234', 'tooManyDecimals'],
  ['de', '1,234', 'tooManyDecimals'],
  ['en', '1234.567', 'tooManyDecimals'],
  ['en', '-1', 'negative'],
  ['en', '1a', 'notANumber'],
  ['en', '1e3', 'notANumber'],
] as const)(
  'the language %s keeps the typed text %s but refuses it as %s [F29, FORM-21]',
  (language, text, refusal) => {
    expect(readTypedText(text, language)).toEqual({ outcome: 'accepted', draft: { text, amount: null }, refusal })
  },
)

test.each([
  ['en', '1.234,56', '1234.56'],
  ['de', '1,234.56', '1234.56'],
  ['en', '5 USDC', '5.00'],
])(
  'the language %s reads %s, typed key by key, as %s, as it does when it is pasted [F29, SAFE-A1]',
  (language, text, amount) => {
    for (let count = 1; count <= text.length; count += 1) {
      const typed = text.slice(0, count)
      expect(readTypedText(typed, language)).toMatchObject({ outcome: 'accepted', draft: { text: typed } })
    }
    expect(readTypedText(text, language)).toMatchObject({ draft: { amount } })
    expect(readPastedText(text, language)).toMatchObject({ draft: { amount } })
  },
)

test('more digits than any amount has are refused as a whole, and with a reason [F29, FORM-21]', () => {
  const typed = (count: number) => readTypedText('1'.repeat(count), 'en')
  expect(typed(60)).toMatchObject({ outcome: 'accepted', refusal: null })
  expect(typed(61)).toEqual({ outcome: 'refused', refusal: 'notANumber' })
  expect(readPastedText('1'.repeat(61), 'en')).toEqual(typed(61))
})

test('an unfinished text is accepted without an amount [FORM-21]', () => {
  expect(readTypedText('', 'en')).toEqual({ outcome: 'accepted', draft: { text: '', amount: null }, refusal: null })
  expect(readTypedText('1,', 'en')).toEqual({
    outcome: 'accepted',
    draft: { text: '1,', amount: '1.00' },
    refusal: null,
  })
  expect(readTypedText('1,234,', 'en')).toMatchObject({
    outcome: 'accepted',
    draft: { amount: null },
    refusal: 'notANumber',
  })
})

test.each([
  ['en', '$1,234.50', '1234.50'],
  ['en', '1.234,56', '1234.56'],
  ['en', '5 USDC', '5.00'],
  ['de', '1.234,56', '1234,56'],
])('the language %s shows the pasted text %s as %s', (language, text, shown) => {
  expect(readPastedText(text, language)).toMatchObject({ outcome: 'accepted', draft: { text: shown }, refusal: null })
})

test.each([
  ['1.239', 'tooManyDecimals'],
  ['1,234.567', 'tooManyDecimals'],
  ['-5', 'negative'],
  ['0,123', 'tooManyDecimals'],
  ['five', 'notANumber'],
])('pasting %s is refused as %s and changes nothing [F29, FORM-21]', (text, refusal) => {
  expect(readPastedText(text, 'en')).toEqual({ outcome: 'refused', refusal })
})

test('an amount is plain while it is edited and formatted in the language afterwards', () => {
  const draft = { text: '1234.5', amount: '1234.50' }
  expect(textFor(draft, '1234.50', { language: 'en', isFocused: true })).toBe('1234.5')
  expect(textFor(draft, '1234.50', { language: 'en', isFocused: false })).toBe('1,234.50')
  expect(textFor(draft, '1234.50', { language: 'de', isFocused: false })).toBe('1.234,50')
})

test.each([
  ['en', '1,234', 'de', '1234,00'],
  ['de', '1.234', 'fr', '1234,00'],
  ['ar', '١٢٫٥', 'hi', '١٢٫٥'],
  ['en', '1234.5', 'de', '1234.5'],
])(
  'what is typed in %s as %s is shown in %s as %s, which is the same amount there [I18N-01, SAFE-A1]',
  (before, text, language, shown) => {
    const edit = readTypedText(text, before)
    if (edit.outcome === 'refused') throw new Error(edit.refusal)
    expect(textFor(edit.draft, edit.draft.amount, { language, isFocused: true })).toBe(shown)
    expect(readTypedText(shown, language)).toMatchObject({ draft: { amount: edit.draft.amount } })
  },
)

test('an amount from outside, such as Max or a quote, replaces the typed text', () => {
  const draft = { text: '1', amount: '1.00' }
  expect(textFor(draft, '2418.60', { language: 'en', isFocused: true })).toBe('2418.60')
  expect(textFor(draft, '2418.60', { language: 'en', isFocused: false })).toBe('2,418.60')
  expect(textFor(draft, null, { language: 'en', isFocused: false })).toBe('')
  expect(textFor(draft, '1.0', { language: 'en', isFocused: true })).toBe('1')
})

test('unreadable text stays visible', () => {
  expect(textFor({ text: '0,123', amount: null }, null, { language: 'en', isFocused: false })).toBe('0,123')
})

test('the plain text uses the decimal separator of the language', () => {
  expect(typedText('1234.50', 'de')).toBe('1234,50')
  expect(typedText('1234.50', 'hi')).toBe('1234.50')
})
