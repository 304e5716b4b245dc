import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from '../../../../../test/support/part.ts'
import { filledForm, filledForms } from '../../bank-account.fixture.ts'
import { isSpecBankType } from '../../../spec-rows.fixture.ts'
import type { BankAccountForm } from '../bank-account-form.ts'
import { type BankType, rulesOf, type TextField, textFieldsOf } from '../bank-types.ts'
import { bankAccountErrors } from '../validation.ts'
import { helpFor, type Help } from './field-help.ts'
import { loadHelper } from './load-helper.ts'
import { IBAN_LENGTHS } from './iban-lengths.ts'

const rowOf = (type: BankType, field: TextField) => textFieldsOf(rulesOf(type)).find(([name]) => name === field)!

async function helpOf(type: BankType, field: TextField, changes: Partial<BankAccountForm>): Promise<Help | null> {
  const row = rowOf(type, field)
  return helpFor(await loadHelper(row[1].help!), row, { ...filledForm(type), ...changes })
}

/** The last part of the message, and what it names. */
function said(help: Help | null): string | null {
  if (!help) return null
  const { kind, message, values, countries } = help
  const details = [...Object.values(countries), ...Object.values(values)].join(' ')
  return `${kind} ${message.replace(/^bankAccounts\.(help|doubt)\./, '')} ${details}`.trim()
}

const helped = filledForms
  .filter(({ bankType }) => isSpecBankType(bankType))
  .flatMap((form) =>
    textFieldsOf(rulesOf(form.bankType))
      .filter(([, { help }]) => help !== null)
      .map(([field]) => [form.bankType, field] as const),
  )

test('the table of bank types names the help of seven fields [BANK-23, BANK-24, BANK-26, BANK-28, BANK-30]', () => {
  expect(helped.map((row) => row.join(' '))).toEqual([
    'us routingNumber',
    'europe iban',
    'europe bic',
    'mexico mxnClabeNumber',
    'brazil pixKey',
    'brazil taxId',
    'india inrIfsc',
  ])
})

test.each<[type: BankType, field: TextField, text: string, said: string | null]>([
  ['us', 'routingNumber', '021000021', null],
  ['us', 'routingNumber', '021000012', 'doubt routingNumber'],
  ['us', 'routingNumber', '02100001', 'doubt routingLength'],
  ['us', 'routingNumber', '', null],
  ['mexico', 'mxnClabeNumber', '032180000118359719', null],
  ['mexico', 'mxnClabeNumber', '032180000118359718', 'doubt clabe'],
  ['europe', 'iban', 'de89-3704-0044-0532-0130-00', 'known iban DE'],
  ['europe', 'iban', 'DE89370400440532013001', 'doubt iban'],
  ['europe', 'iban', 'DE8937040044053201300', 'doubt ibanLength DE 22 21'],
  ['europe', 'iban', 'ZZ89370400440532013000', 'doubt ibanCountry ZZ'],
  ['europe', 'iban', 'DE', null],
  ['europe', 'bic', 'COBADEFFXXX', 'known bic DE'],
  ['europe', 'bic', 'cobadeff', 'known bic DE'],
  ['europe', 'bic', 'COBADEF', 'doubt bic'],
  ['brazil', 'taxId', '5299822472', 'doubt taxId'],
  ['india', 'inrIfsc', 'SBIN1000300', 'doubt ifsc'],
  ['europe', 'bic', 'COBAZZFF', 'doubt bicCountry ZZ'],
  ['europe', 'bic', 'BNPAFRPP', 'doubt bicElsewhere FR DE'],
  ['brazil', 'taxId', '529.982.247-25', null],
  ['brazil', 'taxId', '52998224726', 'doubt cpf'],
  ['brazil', 'taxId', '12.ABC.345/01DE-35', null],
  ['brazil', 'taxId', '12ABC34501DE36', 'doubt cnpj'],
  ['brazil', 'pixKey', 'maya@example.com', 'known pix.email'],
  ['brazil', 'pixKey', '+55 11 98765 4321', 'known pix.phone'],
  ['brazil', 'pixKey', '+55 (11) 98765-4321', 'known pix.phone'],
  ['brazil', 'pixKey', '11 98765 4321', 'doubt pixDigits'],
  ['brazil', 'pixKey', '5511987654321', 'known pix.phone'],
  ['brazil', 'pixKey', '529.982.247-25', 'known pix.cpf'],
  ['brazil', 'pixKey', '11.444.777/0001-61', 'known pix.cnpj'],
  ['brazil', 'pixKey', '11444777000162', 'doubt cnpj'],
  ['brazil', 'pixKey', '123e4567-e89b-12d3-a456-426655440000', 'known pix.random'],
  ['brazil', 'pixKey', 'maya', 'doubt pixKey'],
  ['brazil', 'pixKey', '52998224725\u200b', 'known pix.cpf'],
  ['india', 'inrIfsc', 'sbin0000300', 'known ifsc State Bank of India'],
  ['india', 'inrIfsc', 'ZZZZ0000300', null],
])('of the %s %s %j is said: %s [SAFE-W6]', async (type, field, text, expected) => {
  expect(said(await helpOf(type, field, { [field]: text }))).toBe(expected)
})

describe('a BIC and an IBAN', () => {
  test.each([
    ['NTSBDEB1', 'FR1420041010050500013M02606', 'doubt bicElsewhere DE FR'],
    ['BNPAMCM1', 'FR1420041010050500013M02606', 'known bic MC'],
    ['MIDLJESH', 'GB29NWBK60161331926819', 'known bic JE'],
    ['NCBVXKPR', 'XK051212012345678906', 'known bic XK'],
    ['COBADEFF', 'not yet', 'known bic DE'],
    ['COBADEFF', 'ZZ1420041010050500013', 'known bic DE'],
  ])('%s and %s: %s', async (bic, iban, expected) => {
    expect(said(await helpOf('europe', 'bic', { bic, iban }))).toBe(expected)
  })
})

describe('an IFSC and the bank of the list', () => {
  test.each([
    ['HDFC0000001', 'HDFC Bank Ltd.', 'known ifsc HDFC Bank'],
    ['HDFC0000001', 'State Bank of India', 'doubt ifscElsewhere HDFC Bank State Bank of India'],
    ['BKID0000001', 'State Bank of India', 'doubt ifscElsewhere Bank of India State Bank of India'],
    ['HDFC0000001', 'Saraswat Cooperative Bank', 'known ifsc HDFC Bank'],
    ['HDFC0000001', '', 'known ifsc HDFC Bank'],
  ])('%s and %j: %s', async (inrIfsc, bankName, expected) => {
    expect(said(await helpOf('india', 'inrIfsc', { inrIfsc, bankName }))).toBe(expected)
  })
})

test('the lengths are those of the specification: 15 to 33 characters, two letters each [SAFE-W6]', () => {
  expect(IBAN_LENGTHS.size).toBe(124)
  for (const [country, length] of IBAN_LENGTHS) {
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect(length).toBeGreaterThanOrEqual(15)
    expect(length).toBeLessThanOrEqual(33)
  }
})

/** Digits and letters that almost fit, and what a hostile page or keyboard may put between them. */
const HOSTILE = fc.string({
  unit: fc.constantFrom(...'0123456789ADEFRX@+-./ ', '\u200b', '\u202e', '\u2066', '٣', '\0', '😀', 'İ', '\ud800'),
  maxLength: 40,
})

test('help is never an error: a doubted text is sent as the rules accept it [BANK-23, SAFE-W6]', async () => {
  const helpers = await Promise.all(
    helped.map(async ([type, field]) => {
      const row = rowOf(type, field)
      return { type, row, helper: await loadHelper(row[1].help!) }
    }),
  )
  let doubts = 0
  fc.assert(
    fc.property(fc.constantFrom(...helpers), HOSTILE, ({ type, row, helper }, text) => {
      const form = { ...filledForm(type), [row[0]]: text }
      const before = JSON.stringify(form)
      const errors = bankAccountErrors(form)
      const help = helpFor(helper, row, form)
      expect(JSON.stringify(form)).toBe(before)
      expect(bankAccountErrors(form)).toEqual(errors)
      if (errors[row[0]]) expect(help).toBeNull()
      if (help?.kind === 'doubt') doubts += 1
    }),
    { numRuns: runsOf(10_000) },
  )
  expect(doubts).toBeGreaterThan(runsOf(100))
})

// Measures CPU time of this thread, so that the load of the machine does not matter.
const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test.each(['1', 'A1', 'DE89-1-', '+', '@', 'a@', '@a.', '(', '\u200b', '\u202e', ' '])(
  'a hundred thousand times %j costs a field’s help less than 50 ms [SAFE-W6]',
  async (unit) => {
    const text = unit.repeat(100_000 / unit.length)
    for (const [type, field] of helped) {
      const row = rowOf(type, field)
      const helper = await loadHelper(row[1].help!)
      const form = { ...filledForm(type), [field]: text }
      const judge = () => {
        const start = workedMs()
        // The text itself too, in case a rule should ever let it through.
        helper(text, form)
        helpFor(helper, row, form)
        return workedMs() - start
      }
      expect(Math.min(judge(), judge(), judge())).toBeLessThan(50)
    }
  },
)
