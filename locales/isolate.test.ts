import { expect, test } from 'vitest'
import { isolate, isRightToLeft } from './isolate.mjs'

const [AUTO, LTR, END, MARK] = ['\u2068', '\u2066', '\u2069', '\u200F']

test('a value keeps its own direction among the words of a sentence [S9]', () => {
  expect(isolate('payouts.form.send', ['أرسل ', ['amount']])).toEqual([`أرسل ${AUTO}`, ['amount'], END])
})

test('an amount and its currency are one value, from left to right [S9]', () => {
  expect(isolate('payouts.form.limits.range', ['حتى ', ['max'], ' ', ['currency']])).toEqual([
    `حتى ${LTR}`,
    ['max'],
    ' ',
    ['currency'],
    END,
  ])
})

test('a sentence that starts with a value has the direction of its words [S9]', () => {
  expect(isolate('payouts.different.values', [['came'], ' بدلًا من ', ['asked']])).toEqual([
    MARK + AUTO,
    ['came'],
    `${END} بدلًا من ${AUTO}`,
    ['asked'],
    END,
  ])
  expect(isolate('bankAccounts.hint.taxId', 'CPF أو CNPJ.')).toBe(`${MARK}CPF أو CNPJ.`)
})

test('a number of several parts keeps their order [S9]', () => {
  expect(isolate('a', 'مثل 19-2000145399/0800.')).toBe(`مثل ${LTR}19-2000145399/0800${END}.`)
  expect(isolate('a', ['من 1,000–2,000.50 أو ', ['sum']])).toEqual([
    `من ${LTR}1,000–2,000.50${END} أو ${AUTO}`,
    ['sum'],
    END,
  ])
  for (const whole of ['مثل 1234.50', 'مثل 00607621', 'مثل DE89-3704 0044']) expect(isolate('a', whole)).toBe(whole)
})

test('the number of a plural stands alone, where it is put by lingui [S9]', () => {
  const forms = (few: readonly unknown[]) => [['count', 'plural', { one: ['تحويل واحد'], few }]]
  expect(isolate('a', forms(['عرض ', '#', ' تحويلات']))).toEqual(forms(['عرض ', '#', ' تحويلات']))
})

test('names in Latin letters alone, the forms of a choice and elements stay what they are [S9]', () => {
  expect(isolate('payouts.rail.ACH', ['ACH'])).toEqual(['ACH'])
  expect(isolate('a', ['اختر <0>IBAN</0>'])).toEqual(['اختر <0>IBAN</0>'])
  const choice = (form: readonly unknown[]) => [['words', 'select', { none: ['خطأ'], other: form }]]
  expect(isolate('a', choice(['«', ['words'], '»']))).toEqual(choice([`«${AUTO}`, ['words'], `${END}»`]))
})

test('what is copied for a letter has no character that is not seen [S9]', () => {
  const line = [['label'], ': ', ['value']]
  expect(isolate('ui.copiedLine', line)).toBe(line)
})

test('Arabic is written from right to left, and German is not [S9]', () => {
  expect(['ar', 'ar-EG', 'de'].map((language) => isRightToLeft(language))).toEqual([true, true, false])
})
