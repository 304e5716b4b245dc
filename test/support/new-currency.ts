import type { Change } from './product-copy.ts'

const word = (id: string, text: string, comment: string) => `\n#. ${comment}\nmsgid "${id}"\nmsgstr "${text}"\n`

const RAIL_COMMENT = 'Method: Chilean bank transfer.'
const CURRENCY = `  thb: { ...bankTransfer, flag: 'TH' },
  clp: {
    ...local,
    flag: 'CL',
    onRamp: ['TEF'],
    offRamp: ['TEF'],
    fees: { mesta: { TEF: fee(40, '1.5', 'clp') } },
    minimum: { source: '4.00', destination: '4.00' },
    withoutUsdt: ['offRamp', 'link'],
  },`
const RAIL = `
  TEF: {
    ...instant,
    network: 'tef',
    limits: {
      source: { min: '10.00', max: '150000.00', currency: 'clp' },
      destination: { min: '5.01', max: '1000000.00', currency: 'usd' },
    },
  },
  BANK_TRANSFER:`
const BANK_TYPE = `
  chile: { ...localTransfer, currency: 'clp', country: 'CHL', needsBankId: false },
  thailand:`
const SANDBOX_CURRENCY = `
  clp: {
    ...local,
    perDollar: '940.25',
    least: { source: '4', destination: '4' },
    paidInto: { numbers: { accountNumber: '0012345678' }, accountType: null, bankAddress: 'Ahumada 251, Santiago, CHL' },
  },
} as const satisfies Record<string, FiatRow>`
const BARRED = "barred: { onRamp: ['eur'], offRamp: [], link: ['eur'] }"
const BARRED_FROM_PESOS = "barred: { onRamp: ['eur'], offRamp: ['clp'], link: ['eur', 'clp'] }"
const SANDBOX_RAIL = `
  tef: {
    ...plain,
    title: 'TEF',
    currencies: ['clp'],
    fees: { mesta: fee(40, '1.5', 'clp') },
    limits: {
      source: { least: '10', most: '150000', currency: 'clp' },
      destination: { least: '5.01', most: MILLION, currency: 'usd' },
    },
  },
  neft:`
const SANDBOX_BANK_TYPE = `
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

const PRODUCT: readonly Change[] = [
  ['src/domain/currency.ts', "  thb: { ...bankTransfer, flag: 'TH' },", CURRENCY],
  ['src/domain/rails.ts', '\n  BANK_TRANSFER:', RAIL],
  ['src/domain/bank-accounts/form/bank-types.ts', '\n  thailand:', BANK_TYPE],
]

const TEXTS: readonly (readonly [file: string, text: string])[] = [
  ['locales/en/bank-accounts.po', word('bankAccounts.type.chile', 'Chile', 'Choice of a country.')],
  ['locales/en/payouts.po', word('payouts.method.TEF', 'TEF transfer', RAIL_COMMENT)],
  ['locales/en/payouts.po', word('payouts.rail.TEF', 'TEF', RAIL_COMMENT)],
]

const SANDBOX: readonly Change[] = [
  ['locales/en/payouts.po', '\nmsgid "payouts.rail.TEF"', ' A proper name.\nmsgid "payouts.rail.TEF"'],
  ['demo/sandbox/tables/currencies.ts', '\n} as const satisfies Record<string, FiatRow>', SANDBOX_CURRENCY],
  ['demo/sandbox/tables/currencies.ts', BARRED, BARRED_FROM_PESOS],
  ['demo/sandbox/tables/rails.ts', '\n  neft:', SANDBOX_RAIL],
  ['demo/sandbox/tables/bank-types.ts', '\n  thailand: {', SANDBOX_BANK_TYPE],
  ['test/requirements.md', 'networks: wire, ', 'networks: wire, tef, '],
  ['test/requirements.md', 'currencies are USD, ', 'currencies are USD, CLP, '],
  ['test/requirements.md', 'methods: ACH, ', 'methods: ACH, TEF, '],
  ['test/requirements.md', 'currencies: us USD, ', 'currencies: us USD, chile CLP, '],
]

/** What somebody may write who looks at one side alone. */
const PLANTED: readonly Change[] = [
  ['src/domain/rails.ts', "network: 'tef',", "network: 'tef', arrival: ONE_BUSINESS_DAY,"],
  ['src/domain/rails.ts', "max: '150000.00', currency: 'clp'", "max: '150000.00', currency: 'eur'"],
  [
    'src/domain/rails.ts',
    "min: '5.01', max: '1000000.00', currency: 'usd'",
    "min: '5.01', max: '1000000.00', currency: 'clp'",
  ],
  [
    'src/domain/bank-accounts/form/bank-types.ts',
    "country: 'CHL', needsBankId: false",
    "country: 'CHL', texts: { sortCode: formats.sortCode, accountNumber: formats.localAccountNumber }",
  ],
  ['demo/sandbox/tables/rails.ts', "fee(40, '1.5', 'clp')", "fee(40, '1.5', 'usd')"],
  ['demo/sandbox/tables/currencies.ts', BARRED_FROM_PESOS, BARRED],
  ['src/domain/currency.ts', "flag: 'CL'", "flag: 'CN'"],
  ['demo/sandbox/tables/rails.ts', "title: 'TEF'", "title: 'Tef'"],
  ['demo/sandbox/tables/currencies.ts', "{ accountNumber: '0012345678' }", "{ routingNumber: '0012345678' }"],
]

/** What the README says of a currency with a rail and a bank type of its own: the product's rows, their texts, then the sandbox's. */
export const newCurrency = { product: PRODUCT, texts: TEXTS, sandbox: SANDBOX, planted: PLANTED }
