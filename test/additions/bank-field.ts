import { END, type Addition, type Change, type Without } from './addition.ts'

const FORM = 'src/domain/bank-accounts/form'
const FORMAT = `
export const registrationNumber: FieldFormat = {
  ...sortCode,
  pattern: /^\\d{4}$/,
  error: 'validation.invalidRegistrationNumber',
  hint: 'bankAccounts.hint.registrationNumber',
}

export const branchCode:`
const LABEL = "\n  registrationNumber: 'reg(?:istration|[.])?(?: number)?',"
const NAME = "\n  registrationNumber: 'Registration number',"
const BLANK = "\n  registrationNumber: '',"

const BANK_TYPE = `
  scotland: {
    ...level2,
    currency: 'gbp',
    country: 'GBR',
    number: 'accountNumber',
    texts: { registrationNumber: formats.registrationNumber, accountNumber: formats.britishAccountNumber },
  },
  colombia:`
const SANDBOX_BANK_TYPE = `
  scotland: {
    ...local,
    title: 'Scotland',
    currency: 'gbp',
    identity: ['registrationNumber', 'accountNumber'],
    number: 'accountNumber',
    compared: null,
    fields: {
      registrationNumber: digits(4, 'validation.invalidRegistrationNumber'),
      ...accountNumber(/^\\d{8}$/),
    },
    checks: [],
    sample: { bankName: 'Clydesdale Bank', registrationNumber: '9570', accountNumber: '55779911' },
    sampleAddress: address('GBR', ['7 Princes Street', 'Edinburgh', 'GB-EDH', 'EH2 2AN']),
  },
  colombia: {`

const WORDS = `
#. Choice of a country.
msgid "bankAccounts.type.scotland"
msgstr "Scotland"

#. Name of a field of the form for a bank account: the digits of a Scottish branch.
msgid "bankAccounts.field.registrationNumber"
msgstr "Registration number"

#. Hint below the field “Registration number”: how long it is.
msgid "bankAccounts.hint.registrationNumber"
msgstr "4 digits."

msgid "validation.required.registrationNumber"
msgstr "Enter the registration number."

#. Error below the field “Registration number”, the four digits of a Scottish branch.
msgid "validation.invalidRegistrationNumber"
msgstr "This registration number isn’t valid. Check for typos."
`

const PRODUCT: readonly Change[] = [
  [`${FORM}/bank-types.ts`, "\n  'branchCode',", "\n  'branchCode',\n  'registrationNumber',"],
  [`${FORM}/bank-types.ts`, '\n  colombia:', BANK_TYPE],
  [`${FORM}/field-formats.ts`, '\nexport const branchCode:', FORMAT],
  [`${FORM}/field-format.ts`, "\n  | 'pixCode'", "\n  | 'invalidRegistrationNumber'\n  | 'pixCode'"],
  [`${FORM}/field-format.ts`, "\n  | 'sortCode'", "\n  | 'sortCode'\n  | 'registrationNumber'"],
  [`${FORM}/bank-account-form.ts`, "\n  branchCode: '',", `\n  branchCode: '',${BLANK}`],
  [`${FORM}/typed/typed-field.ts`, '\n  branchCode:', `${LABEL}\n  branchCode:`],
  ['locales/en/bank-accounts.po', END, WORDS],
]

const SAMPLE = "\n  scotland: { registrationNumber: '9570', accountNumber: '55779911' },"
const ROW_OF_BROWSER_TESTS = `
  {
    name: 'Scotland',
    country: 'United Kingdom',
    labels: ['Registration number', 'Account number'],
    typed: { bankName: 'Clydesdale Bank', registrationNumber: '9570', accountNumber: '55779911' },
    sent: {
      bankType: 'scotland',
      currency: 'gbp',
      bankName: 'Clydesdale Bank',
      registrationNumber: '9570',
      accountNumber: '55779911',
    },
  },
  local('Colombia',`

const SANDBOX: readonly Change[] = [
  ['demo/sandbox/tables/bank-type-row.ts', "\n  | 'branchCode'", "\n  | 'branchCode'\n  | 'registrationNumber'"],
  ['demo/sandbox/tables/bank-types.ts', '\n  colombia: {', SANDBOX_BANK_TYPE],
  ['demo/console/samples.ts', "\n  branchCode: 'Branch code',", `\n  branchCode: 'Branch code',${NAME}`],
  [
    'src/domain/bank-accounts/bank-account.fixture.ts',
    '\n  colombia: { accountNumber',
    `${SAMPLE}\n  colombia: { accountNumber`,
  ],
  ['test/browser/bank-accounts/account-types.ts', "\n  local('Colombia',", ROW_OF_BROWSER_TESTS],
  ['test/requirements.md', 'Bank-type fields: ', 'Bank-type fields: registrationNumber, '],
  ['test/requirements.md', 'great_britain GBP, ', 'great_britain GBP, scotland GBP, '],
]

const PLANTED: readonly Change[] = [
  [
    'demo/sandbox/tables/bank-types.ts',
    "digits(4, 'validation.invalidRegistrationNumber')",
    "digits(6, 'validation.invalidRegistrationNumber')",
  ],
]

/** Lists that may not leave the field out, columns of its type, and where the compiler says so. */
const WITHOUT: readonly Without[] = [
  [
    'demo/sandbox/tables/bank-types.ts',
    "'registrationNumber', 'accountNumber'],\n    number: 'accountNumber',",
    "'registrationNumber', 'accountNumber'],",
    'tables/bank-types.ts(',
  ],
  [
    'demo/sandbox/tables/bank-types.ts',
    "    checks: [],\n    sample: { bankName: 'Clydesdale",
    "    sample: { bankName: 'Clydesdale",
    'checks',
  ],
  [`${FORM}/bank-account-form.ts`, BLANK, '', 'bank-account-form.ts('],
  [`${FORM}/typed/typed-field.ts`, LABEL, '', 'typed-field.ts('],
  ['demo/console/samples.ts', NAME, '', 'samples.ts('],
]

/** A bank field with a format of its own, in a bank type that has it. */
export const bankField: Addition = {
  thing: 'a bank field',
  mark: /registrationNumber|scotland/i,
  product: PRODUCT,
  elsewhere: SANDBOX,
  missing: [
    'demo/sandbox/tables/bank-types.ts has no row for the bank type scotland',
    'BANK-06 of test/requirements.md has no registrationnumber, which src/domain/bank-accounts/form/bank-types.ts has',
    'BANK-11 of test/requirements.md has no scotland gbp, which src/domain/bank-accounts/form/bank-types.ts has',
    'test/browser/bank-accounts/account-types.ts has no row of scotland gbp',
    'SAMPLES of src/domain/bank-accounts/bank-account.fixture.ts lacks a sample of registrationNumber in its format',
  ],
  planted: PLANTED,
  wrong: [
    'an account of type scotland is registrationNumber,validation.invalidRegistrationNumber: demo/sandbox/tables/bank-types.ts refuses it',
  ],
  without: WITHOUT,
  read: `
    const { readBankType, textFieldsOf, rulesOf } = await import('./src/domain/bank-accounts/form/bank-types.ts')
    const { writtenField } = await import('./src/domain/bank-accounts/form/typed/typed-field.ts')
    return {
      fields: textFieldsOf(rulesOf(readBankType('scotland'))).map(([field]) => field),
      typed: writtenField('registrationNumber', 'Reg. number: 9570'),
    }`,
  reads: { fields: ['registrationNumber', 'accountNumber'], typed: '9570' },
}
