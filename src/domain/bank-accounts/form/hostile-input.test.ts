import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledForm, filledForms, thirdParty } from '../bank-account.fixture.ts'
import { rulesOf, textFieldsOf, type TextField } from './bank-types.ts'
import { BUSINESS_FIELDS, type AddressForm, type BankAccountForm } from './bank-account-form.ts'
import { bankAccountPayload } from './payload.ts'
import { bankAccountErrors } from './validation.ts'

type TextPath = Exclude<keyof BankAccountForm, 'beneficiaryAddress'> | `beneficiaryAddress.${keyof AddressForm}`

const SHARED: readonly TextPath[] = [
  'bankName',
  'bankId',
  'nickname',
  'accountHolderName',
  'accountHolderEmail',
  'accountHolderPhone',
  'accountHolderBirthDate',
  'beneficiaryAddress.addressLine1',
  'beneficiaryAddress.addressLine2',
  'beneficiaryAddress.city',
  'beneficiaryAddress.postalCode',
]
/** Everything that can be typed into the form of each type, and into that of a recipient. */
const TYPED = [
  ...filledForms.map((form) => ({
    form,
    paths: [...SHARED, ...textFieldsOf(rulesOf(form.bankType)).map(([field]) => field)],
  })),
  { form: { ...filledForm('us'), ...thirdParty } as BankAccountForm, paths: [...SHARED, ...BUSINESS_FIELDS] },
].flatMap(({ form, paths }) => paths.map((path) => ({ form, path })))

function typing(form: BankAccountForm, path: TextPath, text: string): BankAccountForm {
  const [field = '', part] = path.split('.')
  return part === undefined
    ? { ...form, [field]: text }
    : { ...form, beneficiaryAddress: { ...form.beneficiaryAddress, [part]: text } }
}

/** Characters that a hostile page, keyboard or clipboard may put between letters and digits. */
const STRANGE = [
  '\u200b',
  '\u200f',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00a0',
  '\u0301',
  '\0',
  '\ud800',
  '😀',
  '٣',
  'İ',
  'ß',
]
const HOSTILE = fc.string({
  unit: fc.constantFrom(
    ...STRANGE,
    ...'0189ADEFaz +-@./_',
    '021000021',
    'DE89370400440532013000',
    'maya@example.com',
    '+15105550188',
  ),
  maxLength: 24,
})

/** The payload as the texts of a form, which the form takes as if they were typed. */
const typedAgain = (form: BankAccountForm, { beneficiaryAddress, ...sent }: ReturnType<typeof bankAccountPayload>) => ({
  ...form,
  ...sent,
  beneficiaryAddress: { ...form.beneficiaryAddress, ...beneficiaryAddress },
})

test('any text is refused in its own field only, and is sent as it was checked [SAFE-W6]', () => {
  let sent = 0
  fc.assert(
    fc.property(fc.constantFrom(...TYPED), HOSTILE, ({ form: complete, path }, text) => {
      const form = typing(complete, path, text)
      const before = JSON.stringify(form)
      const errors = bankAccountErrors(form)
      expect(JSON.stringify(form)).toBe(before)
      // A bank that must be picked is refused at its name.
      const refused = path === 'bankId' ? 'bankName' : path
      expect(Object.keys(errors).filter((field) => field !== refused)).toEqual([])
      if (Object.keys(errors).length > 0) return
      sent += 1
      const payload = bankAccountPayload(form)
      const again = typedAgain(form, payload)
      expect(bankAccountErrors(again)).toEqual({})
      expect(bankAccountPayload(again)).toEqual(payload)
    }),
    { numRuns: 3000 },
  )
  expect(sent).toBeGreaterThan(300)
})

test('of a right number with something in it, only what belongs to a number is sent [SAFE-W6]', () => {
  const numbers = TYPED.flatMap(({ form, path }) => {
    const isNumber = textFieldsOf(rulesOf(form.bankType)).some(([field]) => field === path && field !== 'pixKey')
    return isNumber ? [{ form, field: path as TextField }] : []
  })
  /** Letters, digits, dashes, and the signs that a right number of the field has. */
  const stray = (text: string, right: string) =>
    [...text].filter((each) => !/[0-9A-Za-z-]/.test(each) && !right.includes(each))
  const inserted = fc.tuple(fc.nat(34), fc.string({ unit: fc.constantFrom(...STRANGE, ' ', '-', '0'), maxLength: 2 }))
  let sent = 0
  fc.assert(
    fc.property(fc.constantFrom(...numbers), inserted, ({ form, field }, [at, text]) => {
      const typed = typing(form, field, form[field].slice(0, at) + text + form[field].slice(at))
      if (Object.keys(bankAccountErrors(typed)).length > 0) return
      sent += 1
      expect(stray(bankAccountPayload(typed)[field]!, bankAccountPayload(form)[field]!)).toEqual([])
    }),
    { numRuns: 3000 },
  )
  expect(sent).toBeGreaterThan(300)
})

// Measures CPU time of this thread, so that the load of the machine does not matter.
const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test.each(['1', 'A1', 'DE89-1-', '1-', '+', '@', 'a.', '@a.', '://', ' ', '\u00a0', '\u200b', '\u202e', '😀'])(
  'a hundred thousand times %j is judged and written in each field in less than 50 ms [SAFE-W6]',
  (unit) => {
    const text = unit.repeat(100_000 / unit.length)
    for (const { form: complete, path } of TYPED) {
      const form = typing(complete, path, text)
      const judge = () => {
        const start = workedMs()
        bankAccountErrors(form)
        bankAccountPayload(form)
        return workedMs() - start
      }
      // The best of three runs excludes garbage collection and compilation.
      expect(Math.min(judge(), judge(), judge()), path).toBeLessThan(50)
    }
  },
)
