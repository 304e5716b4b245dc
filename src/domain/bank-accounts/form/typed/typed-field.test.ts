import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '../../../../../test/support/part.ts'
import { filledForm, filledForms } from '../../bank-account.fixture.ts'
import type { BankAccountForm } from '../bank-account-form.ts'
import { type BankType, rulesOf, type TextField, textFieldsOf } from '../bank-types.ts'
import { bankAccountPayload } from '../payload.ts'
import { typeBankField } from '../reactions.ts'
import { bankAccountErrors } from '../validation.ts'

const sentOf = (type: BankType, field: TextField, text: string) => {
  const form = { ...filledForm(type), [field]: text }
  return [bankAccountErrors(form)[field] ?? null, bankAccountPayload(form)[field]]
}

test.each<[BankType, TextField, string, string]>([
  ['brazil', 'pixKey', '+55 (11) 98765-4321', '+5511987654321'],
  ['brazil', 'pixKey', 'Pix: Maya@Example.COM', 'maya@example.com'],
  ['brazil', 'pixKey', 'Pixel@example.com', 'pixel@example.com'],
  ['brazil', 'pixKey', 'CPF 529.982.247-25', '52998224725'],
  ['brazil', 'pixKey', '11.444.777/0001-61', '11444777000161'],
  ['brazil', 'pixKey', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['brazil', 'pixKey', '123e4567-e89b-12d3-a456-42665544000A', '123e4567-e89b-12d3-a456-42665544000A'],
  ['brazil', 'taxId', 'CNPJ: 12.abc.345/01de-35', '12ABC34501DE35'],
  ['great_britain', 'sortCode', '12–34–56', '123456'],
  ['great_britain', 'sortCode', 'Sort code: 12\u221234\u221256', '123456'],
  ['great_britain', 'accountNumber', '１２３４５６７８', '12345678'],
  ['great_britain', 'accountNumber', 'Account number 1234 5678', '12345678'],
  ['europe', 'iban', 'IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['europe', 'iban', 'IBAN:DE89370400440532013000', 'DE89370400440532013000'],
  ['europe', 'iban', 'IBANDE89370400440532013000', 'DE89370400440532013000'],
  ['europe', 'iban', 'DE89\u00ad3704\u00ad0044\u00ad0532\u00ad0130\u00ad00', 'DE89370400440532013000'],
  ['europe', 'bic', 'BIC/SWIFT: deut-de-ff', 'DEUTDEFF'],
  ['europe', 'bic', 'BICXDEFF', 'BICXDEFF'],
  ['mexico', 'mxnClabeNumber', 'CLABE 032-180-00011835971-9', '032180000118359719'],
  ['us', 'routingNumber', 'ABA 021000021', '021000021'],
  ['us', 'accountNumber', '12—3456', '12-3456'],
  ['india', 'inrIfsc', 'IFSC code: sbin0000300', 'SBIN0000300'],
  ['canada', 'branchCode', '００６‑０７６２１', '00607621'],
])('of %s, the %s %j is sent as %s [BANK-39, B3, B25]', (type, field, text, sent) => {
  expect(sentOf(type, field, text)).toEqual([null, sent])
})

test('a letter that would change in upper case is refused as it is [B25]', () => {
  expect(sentOf('europe', 'bic', 'DEUTDEß')[0]).toBe('validation.invalidBic')
  expect(sentOf('europe', 'bic', 'deutdıff')[0]).toBe('validation.invalidBic')
})

const FIELDS = filledForms.flatMap((form) =>
  textFieldsOf(rulesOf(form.bankType)).map(([field, { write }]) => ({ form, field, right: write(form[field]) })),
)
const ZEROS = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xe50, 0x1a90, 0xff10, 0x1d7ce, 0x1d7ec, 0x1e950]
const DASHES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\u00ad', '\uff0d']
const MARKS = ['\u200b', '\u200e', '\u202a', '\u2066', '\u2069', '\ufeff', '\u2060', '\u034f', '\ufe0f', '\0']
const SPACES = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t', '\n']

/** The right value in the digits of a script, with other dashes, and with marks and spaces between its characters. */
const disguised = (right: string) =>
  fc
    .record({
      zero: fc.constantFrom(...ZEROS),
      dash: fc.constantFrom(...DASHES),
      between: fc.array(fc.constantFrom('', '', ...MARKS, ...SPACES), { minLength: 1, maxLength: 8 }),
    })
    .map(({ zero, dash, between }) =>
      Array.from(right, (character, at) => {
        const digit = /\d/.test(character) ? String.fromCodePoint(zero + Number(character)) : character
        return between[at % between.length] + (character === '-' ? dash : digit)
      }).join(''),
    )

test('in digits, dashes, marks and spaces of every kind, each field is judged and sent as if it were typed plainly [B25, SAFE-W6]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FIELDS).chain((row) => fc.record({ row: fc.constant(row), text: disguised(row.right) })),
      ({ row: { form, field, right }, text }) => {
        const typed: BankAccountForm = { ...form, [field]: text }
        expect(bankAccountErrors(typed)).toEqual({})
        expect(bankAccountPayload(typed)[field]).toBe(right)
        const shown: BankAccountForm = { ...form, [field]: typeBankField(field, text) }
        expect(bankAccountPayload(shown)[field]).toBe(right)
      },
    ),
    { numRuns: runsOf(5000) },
  )
})

/** The value that is sent for any text is accepted again, and sent unchanged. */
test('what was judged is what is sent [B25]', () => {
  const unit = fc.constantFrom(
    ...'0189AZaz.+@/()',
    ...DASHES,
    ...MARKS,
    ...SPACES,
    '３',
    '٣',
    '𝟗',
    'ß',
    'ı',
    'IBAN ',
    'Pix: ',
  )
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS), fc.string({ unit, maxLength: 24 }), ({ form, field }, text) => {
      const typed = { ...form, [field]: text }
      if (bankAccountErrors(typed)[field]) return
      const sent = bankAccountPayload(typed)[field] ?? ''
      const again = { ...form, [field]: sent }
      expect(bankAccountErrors(again)).toEqual({})
      expect(bankAccountPayload(again)[field]).toBe(sent)
    }),
    { numRuns: runsOf(5000) },
  )
})
