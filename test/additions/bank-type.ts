import { END, type Addition } from './addition.ts'

const ROW = `
  chile: { ...localTransfer, currency: 'clp', country: 'CHL', needsBankId: false },
  thailand:`
const NAME = `
#. Choice of a country.
msgid "bankAccounts.type.chile"
msgstr "Chile"
`
const ROW_OF_SANDBOX = `
  chile: {
    ...transfer,
    title: 'Chile',
    currency: 'clp',
    fields: accountNumber(/^[0-9A-Za-z]{3,20}$/),
    checks: [],
    sample: { bankName: 'Banco de Chile', accountType: 'savings', accountNumber: '0012345678' },
    sampleAddress: address('CHL', ['Ahumada 251', 'Santiago', 'CL-RM', '8320000']),
  },
  thailand: {`

/** In the currency that ./currency.ts adds. */
export const bankType: Addition = {
  thing: 'a bank account type',
  mark: /\bchile\b/i,
  product: [
    ['src/domain/bank-accounts/form/bank-types.ts', '\n  thailand:', ROW],
    ['locales/en/bank-accounts.po', END, NAME],
  ],
  elsewhere: [
    ['demo/sandbox/tables/bank-types.ts', '\n  thailand: {', ROW_OF_SANDBOX],
    [
      'test/browser/bank-accounts/account-types.ts',
      "\n  local('Thailand',",
      "\n  local('Chile', 'chile', 'clp', '0012345678'),\n  local('Thailand',",
    ],
    ['test/requirements.md', 'currencies: us USD, ', 'currencies: us USD, chile CLP, '],
  ],
  missing: [
    'demo/sandbox/tables/bank-types.ts has no row for the bank type chile',
    'BANK-11 of test/requirements.md has no chile clp, which src/domain/bank-accounts/form/bank-types.ts has',
    'test/browser/bank-accounts/account-types.ts has no row of chile clp',
  ],
  planted: [
    [
      'src/domain/bank-accounts/form/bank-types.ts',
      "country: 'CHL', needsBankId: false",
      "country: 'CHL', texts: { sortCode: formats.sortCode, accountNumber: formats.localAccountNumber }",
    ],
  ],
  wrong: [
    'demo/sandbox/tables/bank-types.ts says false of chile’s needsBankId, the product true',
    'demo/sandbox/bank-accounts/bank-ids.ts has no banks of CHL, of which chile needs one',
    'the product refuses the sample of demo/sandbox/tables/bank-types.ts for chile',
    'src/domain/payouts/payout.ts has no sortCode among ACCOUNT_NUMBERS, by which an account in clp is paid',
  ],
  read: `
    const { bankTypeSelector } = await import('./src/domain/bank-accounts/form/availability.ts')
    const { readBankType, textFieldsOf, rulesOf } = await import('./src/domain/bank-accounts/form/bank-types.ts')
    const customer = {
      me: { verificationLevels: [{ name: 'kyc_level_2', status: 'approved' }], capabilities: { eur: { reasonCodes: [] } } },
      access: { kycLevel2: true },
    }
    return {
      isOffered: bankTypeSelector(customer).available.includes('chile'),
      fields: textFieldsOf(rulesOf(readBankType('chile'))).map(([field]) => field),
    }`,
  reads: { isOffered: true, fields: ['accountNumber'] },
}
