import { expect, test } from 'vitest'
import { filledForm } from '../bank-account.fixture.ts'
import { rulesOf, textFieldsOf, type BankType, type TextField } from './bank-types.ts'
import { offerFor } from './help/field-help.ts'
import { splitPasted, typeBankField } from './reactions.ts'
import { bankAccountErrors } from './validation.ts'

function offered(type: BankType, field: TextField, text: string) {
  const form = { ...filledForm(type), [field]: text }
  const row = textFieldsOf(rulesOf(type)).find(([name]) => name === field)!
  return [bankAccountErrors(form)[field], offerFor(row, form)?.value]
}

test.each([
  ['123456', '00123456'],
  ['1234567', '01234567'],
  ['12345', undefined],
  ['123456789', undefined],
  ['1234567890', undefined],
])('a British account number of %s is refused, and %s offered, never filled in unasked [BANK-32]', (text, value) => {
  expect(offered('great_britain', 'accountNumber', text)).toEqual(['validation.invalidAccountNumber', value])
})

test('nothing is offered for a British account number of eight digits [BANK-32]', () => {
  expect(offered('great_britain', 'accountNumber', '55779911')).toEqual([undefined, undefined])
})

const code = (template: string) =>
  `00020126${String(template.length).padStart(2, '0')}${template}5204000053039865802BR5913MAYALINDQVIST6009SAOPAULO62070503***6304A1B2`

test.each([
  ['0014br.gov.bcb.pix0116maya@example.com', 'maya@example.com'],
  ['0014BR.GOV.BCB.PIX0114+5511987654321', '+5511987654321'],
  ['0014br.gov.bcb.pix0136123e4567-e89b-12d3-a456-4266554400000204gift', '123e4567-e89b-12d3-a456-426655440000'],
  ['0014br.gov.bcb.pix2530pix.example.com/qr/v2/9d36b84f', undefined],
])('a Pix code with %s is no key, and what it holds is offered: %s [B5, B25]', (template, value) => {
  expect(offered('brazil', 'pixKey', code(template))).toEqual(['validation.pixCode', value])
})

test('a short Pix code is no key either [B5, B25]', () => {
  const short = '00020126330014br.gov.bcb.pix011152998224725'
  expect(offered('brazil', 'pixKey', short)).toEqual(['validation.pixCode', '52998224725'])
})

test('a key that begins like a code is a key [B5]', () => {
  expect(offered('brazil', 'pixKey', '00020126000')).toEqual([undefined, undefined])
})

test.each<[TextField & ('sortCode' | 'accountNumber'), string]>([
  ['sortCode', '20-00-00 55779911'],
  ['sortCode', '20000055779911'],
  ['accountNumber', '20-00-00 / 55779911'],
  ['sortCode', 'Sort code: 20-00-00, Account number: 55779911'],
  ['accountNumber', 'Account number 55779911, sort code 20–00–00.'],
  ['accountNumber', '(55779911 20-00-00)'],
  ['accountNumber', 'Sort code 20-00-00 Account 55779911'],
  ['accountNumber', 'Sort code: 200000 Account no: 55779911'],
  ['sortCode', 'Account number: 55779911 Sort code: 20-00-00'],
  ['sortCode', 'S/C 20-00-00, A/C 55779911'],
  ['sortCode', '55779911 200000'],
  ['accountNumber', '55779911\t200000'],
  ['accountNumber', '55779911 / 200000'],
  ['accountNumber', 'Account number: 55779911, sort code: 200000'],
  ['sortCode', '55779911 20 00 00'],
  ['sortCode', '20 00 00 5577 9911'],
])('in the %s, %j pasted together fills both fields [BANK-31, BANK-32, B25]', (field, text) => {
  const form = { ...filledForm('great_britain'), sortCode: '', accountNumber: '' }
  const filled = splitPasted({ ...form, [field]: typeBankField(field, text, 'great_britain') }, field)
  expect([filled.sortCode.replaceAll('-', ''), filled.accountNumber]).toEqual(['200000', '55779911'])
  expect(bankAccountErrors(filled)).toEqual({})
})

test.each(['200000557799', '55779911', '20-00-00', '2000005577991100'])(
  '%j alone fills one field [BANK-31]',
  (text) => {
    const form = { ...filledForm('great_britain'), sortCode: text }
    expect(splitPasted(form, 'sortCode')).toEqual(form)
  },
)

test('another country’s fields are never split [BANK-23]', () => {
  const form = { ...filledForm('us'), accountNumber: '20000055779911' }
  expect(splitPasted(form, 'accountNumber')).toEqual(form)
})
