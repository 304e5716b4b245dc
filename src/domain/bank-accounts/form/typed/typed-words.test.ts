import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '../../../../../test/support/part.ts'
import { filledForm, filledForms, thirdParty } from '../../bank-account.fixture.ts'
import { BUSINESS_FIELDS, type BankAccountForm } from '../bank-account-form.ts'
import { bankAccountPayload } from '../payload.ts'
import { bankAccountErrors } from '../validation.ts'

type Payload = ReturnType<typeof bankAccountPayload>

/** The fields of words, and of what is neither words nor a number of a bank: how each is typed, and what is sent of it. */
interface Words {
  readonly name: string
  readonly form: BankAccountForm
  readonly right: string
  readonly typed: (text: string) => BankAccountForm
  readonly sent: (payload: Payload) => string | undefined
}

const plainField = (
  form: BankAccountForm,
  name: 'bankName' | 'accountHolderName' | 'nickname',
  right: string,
): Words => ({
  name,
  form,
  right,
  typed: (text) => ({ ...form, [name]: text }),
  sent: (payload) => payload[name],
})
const part = (form: BankAccountForm, name: 'addressLine1' | 'addressLine2' | 'city' | 'postalCode'): Words => ({
  name: `beneficiaryAddress.${name}`,
  form,
  right: name === 'addressLine2' ? 'Floor 2' : form.beneficiaryAddress[name],
  typed: (text) => ({ ...form, beneficiaryAddress: { ...form.beneficiaryAddress, [name]: text } }),
  sent: ({ beneficiaryAddress }) => beneficiaryAddress[name],
})
const company = { ...filledForm('us'), ...thirdParty } as BankAccountForm
const business: readonly Words[] = BUSINESS_FIELDS.filter((name) => name !== 'businessType' && company[name]).map(
  (name) => ({
    name,
    form: company,
    right: bankAccountPayload(company)[name]!,
    typed: (text) => ({ ...company, [name]: text }),
    sent: (payload) => payload[name],
  }),
)
const WORDS = [
  ...[...filledForms, company].flatMap((form) => [
    plainField(form, 'accountHolderName', 'Maya Chen'),
    plainField(form, 'nickname', 'Every day'),
    // A bank that is picked from a list is none that is typed.
    ...(form.bankId === '' ? [plainField(form, 'bankName', 'First Bank')] : []),
    ...(['addressLine1', 'addressLine2', 'city', 'postalCode'] as const).map((name) => part(form, name)),
  ]),
  ...business,
]

const MARKS = ['\u200b', '\u200e', '\u200f', '\u202a', '\u2066', '\u2069', '\ufeff', '\u2060', '\u034f', '\u00ad', '\0']
const SPACES = [' ', '\u00a0', '\u2009', '\u202f', '\u3000']
const DASHES = ['\u2010', '\u2012', '\u2013', '\u2014', '\u2212']
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10]

test('with any invisible character and any space, the visible words are judged and sent [B25, SAFE-W6]', () => {
  const marks = fc.array(fc.constantFrom('', '', ...MARKS), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      fc.constantFrom(...WORDS),
      marks,
      fc.constantFrom(...SPACES),
      ({ right, typed, sent }, hidden, space) => {
        // A dash of a number is one of its own kind, and a soft hyphen is a dash there.
        const between = /[\d-]/.test(right) ? hidden.map((mark) => (mark === '\u00ad' ? '' : mark)) : hidden
        const text = Array.from(right, (one, at) => between[at % between.length] + (one === ' ' ? space : one)).join('')
        expect(bankAccountErrors(typed(text))).toEqual({})
        expect(sent(bankAccountPayload(typed(text)))).toBe(right)
        expect(sent(bankAccountPayload(typed(`${space}${text}${space}${between[0]}`)))).toBe(right)
      },
    ),
    { numRuns: runsOf(3000) },
  )
})

test('a field that shows nothing is an empty one [B25, BANK-25]', () => {
  const nothing = [...MARKS, ...SPACES].filter((one) => one !== '\u00ad').join('')
  for (const { name, typed } of WORDS) {
    const [errors, empty] = [bankAccountErrors(typed(nothing)), bankAccountErrors(typed(''))]
    expect([name, errors]).toEqual([name, empty])
    if (Object.keys(errors).length === 0)
      expect(bankAccountPayload(typed(nothing))).toEqual(bankAccountPayload(typed('')))
  }
})

test('what is sent for any words is accepted again, and sent unchanged [B25]', () => {
  const unit = fc.constantFrom(
    ...'aZ09.+@/ -',
    ...MARKS,
    ...SPACES,
    ...DASHES,
    '３',
    '٣',
    'ß',
    'İ',
    'é',
    '👩',
    '\u200d',
    'ی',
    '\u200c',
  )
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.string({ unit, maxLength: 40 }), ({ typed, sent }, text) => {
      if (Object.keys(bankAccountErrors(typed(text))).length > 0) return
      const payload = bankAccountPayload(typed(text))
      const again = typed(sent(payload) ?? '')
      expect(bankAccountErrors(again)).toEqual({})
      expect(bankAccountPayload(again)).toEqual(payload)
    }),
    { numRuns: runsOf(3000) },
  )
})

test('a postal code in the digits and dashes of any script is sent in plain ones [B25, B12]', () => {
  for (const zero of ZEROS)
    for (const dash of DASHES) {
      const form = filledForm('us')
      const digits = '97201-1234'.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
      const postalCode = digits.replace('-', dash)
      const typed = { ...form, beneficiaryAddress: { ...form.beneficiaryAddress, postalCode } }
      expect(bankAccountPayload(typed).beneficiaryAddress.postalCode).toBe('97201-1234')
    }
})
