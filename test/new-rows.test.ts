import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newBankField } from './support/new-bank-field.ts'
import { newCurrency } from './support/new-currency.ts'
import { newNetwork } from './support/new-network.ts'
import { newPayoutField } from './support/new-payout-field.ts'
import { copyProduct, type Change } from './support/product-copy.ts'

/** Prints what the tables say of the rows that were added. */
const TABLES = `
import { bankTypeSelector } from './src/domain/bank-accounts/form/availability.ts'
import { readBankType, textFieldsOf, rulesOf } from './src/domain/bank-accounts/form/bank-types.ts'
import { writtenField } from './src/domain/bank-accounts/form/typed/typed-field.ts'
import { FIAT_CURRENCIES } from './src/domain/currency.ts'
import { currencyList } from './src/domain/payouts/currency-list.ts'
import { limitError, limitsOf } from './src/domain/payouts/limits.ts'
import { methodCards } from './src/domain/payouts/methods.ts'
import { coinsOn } from './src/domain/payouts/tokens.ts'
import { canonicalNetwork } from './src/domain/rails.ts'
import { formatPrice } from './src/lib/format/format-amount.ts'
import { flags } from './src/ui/marks/flags.generated.ts'
import { messages } from './locales/en/payouts.ts'
import { familyOf, NETWORKS } from './src/domain/networks.ts'

const customer = {
  me: {
    verificationLevels: [{ name: 'kyc_level_2', status: 'approved' }],
    capabilities: { eur: { reasonCodes: [] } },
  },
  access: { kycLevel2: true },
}
const tef = { currency: 'clp', network: 'tef' }
const paid = { ...tef, side: 'destination', perDollar: '940.25' }
const isListed = (rampType) => currencyList(rampType, customer).some(({ currency }) => currency === 'clp')
console.log(JSON.stringify({
  isKnown: FIAT_CURRENCIES.includes('clp'),
  isListed: [isListed('on-ramp'), isListed('off-ramp')],
  methods: methodCards('clp', 'off-ramp', customer).map(({ rail, fee, blockedBy }) => ({ rail, fee, blockedBy })),
  fees: methodCards('clp', 'on-ramp', customer).map(({ fee }) => formatPrice(fee.fixedFee, fee.fixedCurrency, 'en')),
  limits: [limitsOf({ ...tef, side: 'source', perDollar: null }), limitsOf(paid), limitsOf({ ...paid, perDollar: null })],
  refused: [limitError('4710.65', paid).values, limitError('940250000.01', paid).values],
  coins: ['on-ramp', 'off-ramp'].map((rampType) => coinsOn('ethereum', { rampType, currency: 'clp' })),
  network: canonicalNetwork('tef'),
  isOffered: bankTypeSelector(customer).available.includes('chile'),
  fields: ['chile', 'scotland'].map((type) => textFieldsOf(rulesOf(readBankType(type))).map(([field]) => field)),
  typed: writtenField('registrationNumber', 'Reg. number: 9570'),
  hasFlag: 'CL' in flags,
  name: messages['payouts.method.TEF'],
  networkFamily: NETWORKS.includes('linea') && familyOf('linea'),
}))
`

const CONTRADICTIONS = `
import { contradictionsOfRows } from './test/contract/rows/ask-sandbox.ts'
import { wrongNetworkFacts } from './test/contract/rows/network-facts.ts'
import { missingFields } from './test/contract/rows/payout-fields.ts'

console.log(JSON.stringify([...(await contradictionsOfRows()), ...wrongNetworkFacts(), ...missingFields()]))
process.exit(0)
`

/** Columns that may not be left out, and what the compiler says then. */
const WITHOUT = [
  ...newNetwork.without,
  ...newBankField.without,
  ...newPayoutField.without,
  ['demo/sandbox/tables/currencies.ts', "\n    perDollar: '940.25',", '', 'perDollar'],
] as const

/** Rows of the README's table, and what was changed by them. */
const IN_README: readonly (readonly [things: string, changes: readonly (readonly [file: string, ...unknown[]])[]])[] = [
  ['a network', [...newNetwork.product, ...newNetwork.elsewhere]],
  ['a bank field', [...newBankField.product, ...newBankField.texts, ...newBankField.sandbox]],
  ['a payout field', [...newPayoutField.product, ...newPayoutField.texts, ...newPayoutField.sandbox]],
  ['a currency, a rail, a bank account type', [...newCurrency.product, ...newCurrency.texts, ...newCurrency.sandbox]],
]

const copy = copyProduct('new-rows')
// Each test runs the tests of a copy, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const changeAll = (changes: readonly Change[]) => {
  for (const change of changes) copy.change(...change)
}

beforeAll(() => {
  changeAll([...newCurrency.product, ...newBankField.product, ...newNetwork.product, ...newPayoutField.product])
  for (const text of [...newCurrency.texts, ...newBankField.texts, ...newPayoutField.texts]) copy.append(...text)
  copy.node('src/ui/marks/generate.mjs')
  copy.node('src/chains/generate.mjs')
  copy.node('locales/compile.mjs')
})
afterAll(copy.remove)

test('a currency with its own rail and bank type is five files of the product, a bank field four more, a network two, a payout field three, and every table has them', () => {
  expect(copy.written.size).toBe(14)
  expect(copy.evaluate(TABLES)).toEqual({
    isKnown: true,
    isListed: [true, true],
    methods: [
      { rail: 'TEF', fee: { bpsFee: 40, fixedFee: '1.5', fixedCurrency: 'clp', available: true }, blockedBy: null },
    ],
    fees: ['CLP\u00A01.50'],
    limits: [
      { min: '10.00', max: '150000.00' },
      { min: '4710.66', max: '940250000.00' },
      { min: '4.00', max: null },
    ],
    refused: [
      { amount: '4710.66', currency: 'clp' },
      { amount: '940250000.00', currency: 'clp' },
    ],
    coins: [['usdc', 'usdt'], ['usdc']],
    network: 'tef',
    isOffered: true,
    fields: [['accountNumber'], ['registrationNumber', 'accountNumber']],
    typed: '9570',
    hasFlag: true,
    name: ['TEF transfer'],
    networkFamily: 'evm',
  })
})

test('what the sandbox and the requirements lack of them is named, with the files to write', () => {
  expect(copy.evaluate(CONTRADICTIONS)).toEqual([
    'demo/sandbox/tables/networks.ts has no row for the network linea',
    'demo/sandbox/tables/currencies.ts has no row for the currency clp',
    'demo/sandbox/tables/rails.ts has no row for the rail tef',
    'demo/sandbox/tables/bank-types.ts has no row for the bank type scotland',
    'demo/sandbox/tables/bank-types.ts has no row for the bank type chile',
    'BANK-06 of test/requirements.md has no registrationnumber, which src/domain/bank-accounts/form/bank-types.ts has',
    'BANK-11 of test/requirements.md has no scotland gbp, which src/domain/bank-accounts/form/bank-types.ts has',
    'BANK-11 of test/requirements.md has no chile clp, which src/domain/bank-accounts/form/bank-types.ts has',
    'CUR-09 of test/requirements.md has no clp, which src/domain/currency.ts has',
    'METH-02 of test/requirements.md has no tef, which src/domain/rails.ts has',
    'CHAIN-01 of test/requirements.md has no linea, which src/domain/network-rules.ts has',
    'FORM-14 of test/requirements.md has no tef, which src/domain/network-rules.ts or src/domain/rails.ts has',
    'FORM-14 of test/requirements.md has no linea, which src/domain/network-rules.ts or src/domain/rails.ts has',
    'ONR-03 of test/requirements.md has no linea, which src/domain/network-rules.ts (sourceless) has',
    'locales/en/payouts.po: the comment of payouts.rail.TEF does not end with “A proper name.”, so that “TEF” would be translated',
    'demo/sandbox/payouts/payout-answer.ts gives no bankReference of a payout',
  ])
})

describe('with a row of the sandbox for each, and in the requirements', () => {
  beforeAll(() =>
    changeAll([...newCurrency.sandbox, ...newBankField.sandbox, ...newNetwork.elsewhere, ...newPayoutField.sandbox]),
  )

  test('the sandbox answers for them as the product says', () => {
    expect(copy.evaluate(CONTRADICTIONS)).toEqual([])
  })

  test('a payout field is five files, and the product reads what the sandbox answers', () => {
    const changes = [...newPayoutField.product, ...newPayoutField.texts, ...newPayoutField.sandbox]
    expect(new Set(changes.map(([file]) => file)).size).toBe(5)
    expect(copy.evaluate(newPayoutField.read)).toBe('abc')
  })

  test('a network is four files by hand, and what is generated has it', () => {
    expect(new Set([...newNetwork.product, ...newNetwork.elsewhere].map(([file]) => file)).size).toBe(4)
    expect(copy.read('element/README.md')).toContain('| `linea` | `rpc.linea.build`: rate-limited |')
    expect(copy.read('demo/wallet-plugins/walletconnect.js')).toMatch(/Linea.*\nconst CHAINS = \[.*59144/)
  })

  test.each(IN_README)('the README names each file of %s, but for the screens', (things, changes) => {
    const rows = things
      .split(', ')
      .map((thing) => new RegExp(`\\n\\| ${thing} \\|.*`).exec(copy.read('src/README.md'))![0])
    const files = new Set(changes.map(([file]) => file).filter((file) => !file.startsWith('src/features/')))
    expect([...files].filter((file) => !rows.join().includes(`\`${file}\``))).toEqual([])
  })

  test('what a row says wrongly, or lacks elsewhere, is named with its file, and what the specification forbids', () => {
    const planted = [...newCurrency.planted, ...newBankField.planted, ...newNetwork.planted]
    changeAll(planted)
    const wrong = copy.evaluate(CONTRADICTIONS)
    changeAll(planted.map(([file, find, replacement]) => [file, replacement, find]))
    expect(wrong).toEqual(
      [
        'src/domain/network-rules.ts (sourceless) has linea, which ONR-02 has not: the specification’s own list',
        'ONR-03 of test/requirements.md has linea',
        'src/domain/currency.ts has no calendar for clp, and TEF takes bank days',
        'demo/sandbox/bank-accounts/bank-ids.ts has no banks of CHL, of which chile needs one',
        'demo/sandbox/tables/rails.ts calls tef “Tef”, the widget “TEF” or “TEF transfer”',
        'src/domain/currency.ts has the flag CN for clp, ISO 4217 CL',
        'src/domain/bank-accounts/form/bank-types.ts has the country CHL for chile, and clp is of CN',
        'demo/sandbox/tables/networks.ts says "Lynea" of linea’s title, the product "Linea"',
        'demo/sandbox/tables/networks.ts says [["usdc","0x176211869cA2b568f2A7D4EE941E073a821EE1ff",6],null] of linea’s tokens',
        'demo/sandbox/tables/currencies.ts says [] of clp’s withoutUsdt, the product ["offRamp","link"]',
        'demo/sandbox/tables/rails.ts says ["10.00","150000.00","clp"] of tef’s limitIn',
        'demo/sandbox/tables/rails.ts says ["5.01","1000000.00","usd"] of tef’s limitOut',
        'demo/sandbox/tables/rails.ts says [[],["clp","mesta","40","1.5","usd"]] of tef’s fees',
        'demo/sandbox/tables/bank-types.ts says false of chile’s needsBankId, the product true',
        'src/domain/rails.ts limits the source of TEF in eur: clp, which goes by it, has no rate to that',
        'demo/sandbox/tables/rails.ts takes other amounts of clp as a source by tef than 4.00 to any',
        'src/domain/rails.ts limits the destination of TEF to a million clp, which is little: limit it in dollars',
        'demo/sandbox/tables/rails.ts takes other amounts of clp as a destination by tef than 5.01 to 1000000.00',
        'usdt sol → clp tef is priced, not network_invalid',
        'an account of type scotland is registrationNumber,validation.invalidRegistrationNumber: demo/sandbox/tables/bank-types.ts refuses it',
        'the product refuses the sample of demo/sandbox/tables/bank-types.ts for chile',
        'a link of usdt to an account in clp is answered with undefined, not "USDT is not available for CLP accounts"',
        'src/domain/payouts/payout.ts has no sortCode among ACCOUNT_NUMBERS, by which an account in clp is paid',
        'demo/sandbox/tables/currencies.ts has no accountNumber of the account that clp is paid into',
        'src/chains/network-table.ts has 0x176211869ca2b568f2A7D4EE941E073a821EE1ff on linea, its library 0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
        'src/chains/network-table.ts calls the coin of linea Linea, viem Linea Ether',
        'src/chains/network-table.ts says that linea has LIN of 18 decimals, viem ETH of 18 decimals',
        'src/chains/network-table.ts says that a block of linea takes 100 ms, viem 2000',
        'src/domain/network-rules.ts has the explorer linea.build for linea, viem lineascan.build',
        'a week of linea is 605 windows of logs',
        'src/domain/network-rules.ts has the explorer Lineascan for linea, which is no name of https://linea.build/tx/',
        'src/domain/network-rules.ts says false of linea’s mayBeDropped, its family true',
      ].map((text): unknown => expect.stringContaining(text)),
    )
  })

  test('they pass the type check, with the screens that show them', { timeout: 300_000 }, () => {
    expect(copy.checkTypes()).toEqual({ status: 0, stdout: '' })
  })

  test(
    'a row without a column does not, nor what uses a payout field that the domain or the answer lacks',
    { timeout: 300_000 },
    () => {
      for (const [file, column, without] of WITHOUT) copy.change(file, column, without)
      const { stdout } = copy.checkTypes([...new Set(WITHOUT.map(([file]) => file)), ...newPayoutField.users])
      expect(WITHOUT.filter(([, , , says]) => !stdout.includes(says))).toEqual([])
    },
  )
})
