import { expect, test } from 'vitest'
import { filledForm, thirdParty } from '../../bank-account.fixture.ts'
import type { BankAccountForm, BusinessField } from '../bank-account-form.ts'
import type { BankType, TextField } from '../bank-types.ts'
import { bankAccountPayload } from '../payload.ts'
import { typeBankField } from '../reactions.ts'
import { hasTrunkZero } from './phone.ts'
import { bankAccountErrors } from '../validation.ts'

/** What is sent of a pasted text, or the error; the same whether it was shown as typed first or not. */
function outcome(type: BankType, field: TextField, text: string) {
  const results = [text, typeBankField(field, text)].map((typed) => {
    const form = { ...filledForm(type), [field]: typed }
    return bankAccountErrors(form)[field] ?? bankAccountPayload(form)[field]
  })
  expect(results[1]).toBe(results[0])
  return results[0]
}

function business(field: BusinessField, text: string) {
  const form = { ...filledForm('us'), ...thirdParty, [field]: text } as BankAccountForm
  return bankAccountErrors(form)[field] ?? bankAccountPayload(form)[field]
}

test.each<[BankType, TextField, string, string]>([
  ['us', 'routingNumber', '021000021.', '021000021'],
  ['us', 'routingNumber', '"021000021"', '021000021'],
  ['us', 'routingNumber', '(021000021)', '021000021'],
  ['us', 'routingNumber', '“Routing number: 021000021”.', '021000021'],
  ['us', 'routingNumber', "'021000021", '021000021'],
  ['us', 'routingNumber', 'Routing No. 021000021', '021000021'],
  ['us', 'routingNumber', 'Routing/ABA: 021000021', '021000021'],
  ['us', 'routingNumber', 'ABA routing nr. 021000021', '021000021'],
  ['us', 'accountNumber', 'Account no.: 12-3456.', '12-3456'],
  ['us', 'accountNumber', '[000123456789]', '000123456789'],
  ['us', 'accountNumber', 'ACCT 12345', '12345'],
  ['us', 'accountNumber', 'Acct no 12345678', '12345678'],
  ['us', 'accountNumber', 'acc 123456', '123456'],
  ['us', 'accountNumber', 'A/C No.: 123456', '123456'],
  ['us', 'accountNumber', 'Acct# 123456', '123456'],
  ['us', 'accountNumber', 'Account #123456', '123456'],
  ['us', 'accountNumber', 'Konto 123456', '123456'],
  ['us', 'accountNumber', 'Kto.-Nr. 123456', '123456'],
  ['us', 'accountNumber', 'Kontonummer: 123456', '123456'],
  ['us', 'accountNumber', 'Número de cuenta 123456', '123456'],
  ['us', 'accountNumber', 'Conta corrente: 12345-6', '12345-6'],
  ['us', 'accountNumber', 'N° de compte 123456', '123456'],
  ['us', 'accountNumber', 'Numero conto: 123456', '123456'],
  ['indonesia', 'accountNumber', 'No. Rek: 1234567890', '1234567890'],
  ['vietnam', 'accountNumber', 'STK: 1234567890', '1234567890'],
  ['thailand', 'accountNumber', 'เลขที่บัญชี: 1234567890', '1234567890'],
  ['india', 'accountNumber', 'खाता संख्या 911010341747600', '911010341747600'],
  ['us', 'accountNumber', '账号：123456', '123456'],
  ['us', 'accountNumber', 'ACC12345', 'ACC12345'],
  ['europe', 'iban', '(IBAN: DE89 3704 0044 0532 0130 00).', 'DE89370400440532013000'],
  ['europe', 'iban', 'ＤＥ８９３７０４００４４０５３２０１３０００', 'DE89370400440532013000'],
  ['europe', 'bic', '«COBADEFFXXX»,', 'COBADEFFXXX'],
  ['mexico', 'mxnClabeNumber', '„032180000118359719“', '032180000118359719'],
  ['brazil', 'taxId', '(529.982.247-25)', '52998224725'],
  ['brazil', 'taxId', '"11.444.777/0001-61".', '11444777000161'],
  ['india', 'inrIfsc', 'IFSC: SBIN0000300.', 'SBIN0000300'],
  ['india', 'bankDocumentNumber', '"ABCPE1234F".', 'ABCPE1234F'],
  ['india', 'bankDocumentNumber', 'PAN No. ABCPE1234F', 'ABCPE1234F'],
  ['india', 'bankDocumentNumber', 'PAN card number: ABCPE1234F', 'ABCPE1234F'],
  ['brazil', 'taxId', 'CPF nº 529.982.247-25', '52998224725'],
  ['great_britain', 'sortCode', 'S/C 20-00-00', '200000'],
  ['canada', 'branchCode', 'Transit no. 00607621', '00607621'],
  ['mexico', 'mxnClabeNumber', 'CLABE No.: 032180000118359719', '032180000118359719'],
  ['great_britain', 'sortCode', '(20-00-00)', '200000'],
  ['canada', 'branchCode', '"006-07621"', '00607621'],
  ['brazil', 'pixKey', '<Maya@Example.com>.', 'maya@example.com'],
  ['brazil', 'pixKey', 'mailto:maya@example.com', 'maya@example.com'],
])('of %s, the %s %j is understood as %s [B25]', (type, field, text, sent) => {
  expect(outcome(type, field, text)).toBe(sent)
})

test.each<[string, string]>([
  ['(11) 98765-4321', '+5511987654321'],
  ['11 98765-4321', '+5511987654321'],
  ['(011) 98765-4321', '+5511987654321'],
  ['55 11 98765-4321', '+5511987654321'],
  ['+55 011 98765-4321', '+5511987654321'],
  ['+55 (0)11 98765-4321', '+5511987654321'],
  ['+55 (011) 98765.4321', '+5511987654321'],
  ['0055 11 98765 4321', '+5511987654321'],
  ['＋55 11 98765 4321', '+5511987654321'],
  ['tel:+55-11-98765-4321', '+5511987654321'],
  ['"(11) 98765-4321".', '+5511987654321'],
  ['(11) 3456-7890', '+551134567890'],
  ['(55) 98765-4321', '+5555987654321'],
  ['55 98765-4321', '+5555987654321'],
  ['011987654321', '+5511987654321'],
  ['5511987654321', '+5511987654321'],
  ['551134567890', '+551134567890'],
  ['055 11 98765-4321', '+5511987654321'],
  ['Cel: (11) 98765-4321', '+5511987654321'],
  ['Cel. 11 98765-4321', '+5511987654321'],
  ['fone: (11) 98765-4321', '+5511987654321'],
  ['WhatsApp (11) 98765-4321', '+5511987654321'],
  ['01134567890', '01134567890'],
  ['+1 (510) 555-0188', '+15105550188'],
  ['(529.982.247-25)', '52998224725'],
  ['52998224725', '52998224725'],
  ['11987654321', '11987654321'],
  ['11.444.777/0001-61', '11444777000161'],
  ['(12.abc.345/01de-35)', '12ABC34501DE35'],
  ['123e4567-e89b-12d3-a456-426655440000.', '123e4567-e89b-12d3-a456-426655440000'],
])('the punctuation of the Pix key %j decides what it is: %s [B25]', (text, sent) => {
  expect(outcome('brazil', 'pixKey', text)).toBe(sent)
})

test.each<[BankType, TextField, string, string]>([
  ['us', 'routingNumber', '021000021 (wire)', 'validation.invalidRoutingNumber'],
  ['us', 'routingNumber', 'wire 021000021', 'validation.invalidRoutingNumber'],
  ['us', 'routingNumber', '021000021/026009593', 'validation.invalidRoutingNumber'],
  ['us', 'routingNumber', 'n/a', 'validation.invalidRoutingNumber'],
  ['us', 'accountNumber', 'unknown', 'validation.invalidAccountNumber'],
  ['us', 'accountNumber', '000123456789;000987654321', 'validation.invalidAccountNumber'],
  ['us', 'accountNumber', '1.23457E+13', 'validation.shortenedNumber'],
  ['thailand', 'accountNumber', '1,23457e+13', 'validation.shortenedNumber'],
  ['india', 'accountNumber', '9.1101E+14', 'validation.shortenedNumber'],
  ['india', 'accountNumber', '911010341747600 SBI', 'validation.invalidAccountNumber'],
  ['canada', 'branchCode', 'TD 00607621', 'validation.invalidBranchCode'],
  ['philippines', 'accountNumber', 'GCASH 09171234567', 'validation.invalidAccountNumber'],
  ['brazil', 'pixKey', 'maya@example.com, joao@example.com', 'validation.invalidPixKey'],
  ['brazil', 'pixKey', 'maya@example.com;52998224725', 'validation.invalidPixKey'],
  ['brazil', 'pixKey', '5.29982E+10', 'validation.shortenedNumber'],
  ['brazil', 'taxId', '1.14448E+13', 'validation.shortenedNumber'],
  ['brazil', 'taxId', '52998224725/11144477735', 'validation.invalidTaxId'],
  ['mexico', 'mxnClabeNumber', '3.2180E+16', 'validation.shortenedNumber'],
  ['india', 'inrIfsc', 'SBIN', 'validation.invalidIfsc'],
  ['europe', 'bic', '1234', 'validation.invalidBic'],
])('of %s, the %s %j could not reach the bank, and is refused [B25]', (type, field, text, error) => {
  expect(outcome(type, field, text)).toBe(error)
})

test.each([
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['0044 20 7946 0000', '+442079460000'],
  ['0044 (0) 20 7946 0000', '+442079460000'],
  ['＋44 20 7946 0000', '+442079460000'],
  ['tel:+44-20-7946-0000', '+442079460000'],
  ['Tel.: +44 20 7946 0000', '+442079460000'],
  ['Mobile +49 (0)171 2345678', '+491712345678'],
  ['"+44 20 7946 0000".', '+442079460000'],
  ['(+44 20 7946 0000)', '+442079460000'],
  ['+44 (020) 7946 0000', '+442079460000'],
  ['(+44) (0)20 7946 0000', '+442079460000'],
  ['+(44)(0)20 7946 0000', '+442079460000'],
  ['(0044) (0) 20 7946 0000', '+442079460000'],
  ['(+44) 20 7946 0000', '+442079460000'],
  ['(+39) (06) 6982 0000', '+390669820000'],
  ['0044 (020) 7946 0000', '+442079460000'],
  ['+49 (030) 123456', '+4930123456'],
  ['+33 (01) 23 45 67 89', '+33123456789'],
  ['+33 (0)1 23 45 67 89', '+33123456789'],
  ['+55 (011) 98765-4321', '+5511987654321'],
  ['+39 (0)6 6982 0000', '+390669820000'],
  ['+39 (06) 6982 0000', '+390669820000'],
  ['+378 (0549) 882914', '+3780549882914'],
  ['+379 (06) 69812345', '+3790669812345'],
  ['+225 (07) 12 34 56 78', '+2250712345678'],
  ['+39 06 6982 0000', '+390669820000'],
  ['+1 (510) 555-0188', '+15105550188'],
  ['+0 20 7946 0000', 'validation.phoneNumberInvalid'],
  ['+044 20 7946 0000', 'validation.phoneNumberInvalid'],
  ['020 7946 0000', 'validation.phoneNumberInvalid'],
  ['4.42079E+11', 'validation.phoneNumberInvalid'],
])('the business’s phone %j is understood as %s [BANK-22, B22, B25]', (text, sent) => {
  expect(business('businessPhone', text)).toBe(sent)
})

test.each([
  ['+44 0 20 7946 0000', true],
  ['0044 020 7946 0000', true],
  ['+49 0171 2345678', true],
  ['+44 (0)20 7946 0000', false],
  ['+44 20 7946 0000', false],
  ['+39 06 6982 0000', false],
  ['+20 2 27357373', false],
  ['+30 210 1234567', false],
  ['+225 07 12 34 56 78', false],
])(
  'of the phone %j, it is %s that its zero is doubted, and it is sent all the same [BANK-22, B22]',
  (text, isDoubted) => {
    expect([hasTrunkZero(text), business('businessPhone', text)?.startsWith('+')]).toEqual([isDoubted, true])
  },
)

test.each<[BusinessField, string, string]>([
  ['businessEmail', '<Pay@Kaito.example>,', 'pay@kaito.example'],
  ['businessEmail', 'mailto:pay@kaito.example', 'pay@kaito.example'],
  ['businessTaxId', 'EIN: 12-3456789.', '12-3456789'],
  ['businessTaxId', '"12-3456789"', '12-3456789'],
  ['businessRegistrationNumber', '(HRB 12345)', 'HRB 12345'],
])('the %s %j is understood as %s [B25]', (field, text, sent) => {
  expect(business(field, text)).toBe(sent)
})
