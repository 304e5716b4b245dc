import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  CURRENCY,
  RAIL,
  BANK_TYPE,
  WORD,
  NETWORK,
  NODE,
  PUBLIC_NODE,
  SANDBOX_CURRENCY,
  SANDBOX_RAIL,
  SANDBOX_BANK_TYPE,
  SANDBOX_NETWORK,
} from './support/added-rows.ts'
import { copyProduct } from './support/product-copy.ts'

/** Prints what the tables say of the rows that were added. */
const TABLES = `
import { bankTypeSelector } from './src/domain/bank-accounts/form/availability.ts'
import { readBankType, textFieldsOf, rulesOf } from './src/domain/bank-accounts/form/bank-types.ts'
import { FIAT_CURRENCIES } from './src/domain/currency.ts'
import { currencyList } from './src/domain/payouts/currency-list.ts'
import { limitsOf } from './src/domain/payouts/limits.ts'
import { methodCards } from './src/domain/payouts/methods.ts'
import { canonicalNetwork } from './src/domain/rails.ts'
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
const isListed = (rampType) => currencyList(rampType, customer).some(({ currency }) => currency === 'clp')
console.log(JSON.stringify({
  isKnown: FIAT_CURRENCIES.includes('clp'),
  isListed: [isListed('on-ramp'), isListed('off-ramp')],
  methods: methodCards('clp', 'off-ramp', customer).map(({ rail, fee, blockedBy }) => ({ rail, fee, blockedBy })),
  limits: limitsOf({ side: 'destination', currency: 'clp', network: 'tef', perDollar: '940' }),
  network: canonicalNetwork('tef'),
  isOffered: bankTypeSelector(customer).available.includes('chile'),
  fields: textFieldsOf(rulesOf(readBankType('chile'))).map(([field]) => field),
  hasFlag: 'CL' in flags,
  name: messages['payouts.method.TEF'],
  networkFamily: NETWORKS.includes('linea') && familyOf('linea'),
}))
`

const CONTRADICTIONS = `
import { contradictionsOfRows } from './test/contract/rows/ask-sandbox.ts'

console.log(JSON.stringify(await contradictionsOfRows()))
process.exit(0)
`
/** Without the sandbox's answers, which take seconds. */
const WRONG_ROWS = `
import { wrongNetworkFacts } from './test/contract/rows/network-facts.ts'
import { otherThanRequired } from './test/contract/rows/required.ts'
import { differentRows } from './test/contract/rows/tables.ts'

console.log(JSON.stringify([...otherThanRequired(), ...differentRows(), ...wrongNetworkFacts()]))
process.exit(0)
`

/** On-ramps from any bank account are on both sides, so that neither contradicts the other. */
const WRONG = [
  ['demo/sandbox/tables/rails.ts', "fee(40, '1.5')", "fee(45, '1.5')"],
  [
    'src/domain/network-rules.ts',
    "sourceless: false,\n    explorer: { name: 'Lineascan'",
    "sourceless: true,\n    explorer: { name: 'Lineascan'",
  ],
  [
    'demo/sandbox/tables/networks.ts',
    "name: 'linea', coins: usdc, paysOut: true, takesSourceless: false",
    "name: 'linea', coins: usdc, paysOut: true, takesSourceless: true",
  ],
  ['src/chains/network-table.ts', '0x176211869cA2b568f2', '0x176211869ca2b568f2'],
  [
    'src/chains/network-table.ts',
    "linea: {\n    native: { name: 'Ether', symbol: 'ETH'",
    "linea: {\n    native: { name: 'Linea', symbol: 'LIN'",
  ],
  ['src/chains/network-table.ts', "day: '2026-11-30', blockMs: 2000", "day: '2026-11-30', blockMs: 100"],
] as const

/** Columns of the new rows that may not be left out, and what the compiler says then. */
const WITHOUT = [
  ['demo/sandbox/tables/currencies.ts', 'clp: { ...local, perDollar: 940_00n,', 'clp: { ...local,', 'perDollar'],
  [
    'src/domain/network-rules.ts',
    "offRamp: true,\n    sourceless: false,\n    explorer: { name: 'Lineascan'",
    "offRamp: true,\n    explorer: { name: 'Lineascan'",
    'sourceless',
  ],
  [
    'demo/sandbox/tables/networks.ts',
    "name: 'linea', coins: usdc, paysOut: true, takesSourceless: false",
    "name: 'linea', coins: usdc, paysOut: true",
    'takesSourceless',
  ],
  ['src/chains/network-table.ts', "4EE941E073a821EE1ff', null)", "4EE941E073a821EE1ff')", 'Expected 2 arguments'],
  ['src/chains/network-table.ts', "day: '2026-11-30', blockMs: 2000", "day: '2026-11-30'", 'blockMs'],
] as const

const copy = copyProduct('new-rows')
// Each test runs the tests of a copy, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const ofNetwork = new Set<string>()
function changeForNetwork(file: string, find: string, replacement: string) {
  ofNetwork.add(file)
  copy.change(file, find, replacement)
}

beforeAll(() => {
  copy.change('src/domain/currency.ts', "  thb: { ...bankTransfer, flag: 'TH' },", CURRENCY)
  copy.change('src/domain/rails.ts', '\n  BANK_TRANSFER:', RAIL)
  copy.change('src/domain/bank-accounts/form/bank-types.ts', '\n  thailand:', BANK_TYPE)
  copy.append('locales/en/bank-accounts.po', WORD('bankAccounts.type.chile', 'Chile'))
  copy.append('locales/en/payouts.po', WORD('payouts.method.TEF', 'TEF transfer') + WORD('payouts.rail.TEF', 'TEF'))
  changeForNetwork('src/domain/network-rules.ts', "\n  | 'bsc'", "\n  | 'linea'\n  | 'bsc'")
  changeForNetwork('src/domain/network-rules.ts', '\n  bsc: {', NETWORK)
  changeForNetwork('src/chains/network-table.ts', '\n  bsc: {', NODE)
  changeForNetwork('src/chains/network-table.ts', '\n  bsc: { ...PUBLICNODE', PUBLIC_NODE)
  copy.node('src/ui/marks/generate.mjs')
  copy.node('src/chains/generate.mjs')
  copy.node('locales/compile.mjs')
})
afterAll(copy.remove)

test('a currency with its own rail and bank type is five files of the product, a network two, and every table has them', () => {
  expect(copy.written.size).toBe(7)
  expect(copy.evaluate(TABLES)).toEqual({
    isKnown: true,
    isListed: [false, true],
    methods: [{ rail: 'TEF', fee: { bpsFee: 40, fixedFee: '1.5', available: true }, blockedBy: null }],
    limits: { min: '4.00', max: '940000000.00' },
    network: 'tef',
    isOffered: true,
    fields: ['accountNumber'],
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
    'demo/sandbox/tables/bank-types.ts has no row for the bank type chile',
    'CHAIN-01 of test/requirements.md has no linea, which src/domain/network-rules.ts has',
    'FORM-14 of test/requirements.md has no tef, which src/domain/network-rules.ts or src/domain/rails.ts has',
    'FORM-14 of test/requirements.md has no linea, which src/domain/network-rules.ts or src/domain/rails.ts has',
    'ONR-03 of test/requirements.md has no linea, which src/domain/network-rules.ts (sourceless) has',
  ])
})

describe('with a row of the sandbox for each, and in the requirements', () => {
  beforeAll(() => {
    copy.change('demo/sandbox/tables/currencies.ts', '\n} as const satisfies Record<string, FiatRow>', SANDBOX_CURRENCY)
    copy.change('demo/sandbox/tables/rails.ts', '\n  neft:', SANDBOX_RAIL)
    copy.change('demo/sandbox/tables/bank-types.ts', '\n  thailand: {', SANDBOX_BANK_TYPE)
    changeForNetwork('demo/sandbox/tables/networks.ts', '\n  bsc: {', SANDBOX_NETWORK)
    changeForNetwork('test/requirements.md', 'Networks: solana, ', 'Networks: solana, linea, ')
    copy.change('test/requirements.md', 'networks: wire, ', 'networks: wire, linea, tef, ')
    copy.change('test/requirements.md', 'restricted for Sui, ', 'restricted for Sui, Linea, ')
  })

  test('the sandbox answers for them as the product says', () => {
    expect(copy.evaluate(CONTRADICTIONS)).toEqual([])
  })

  test('a network is four files by hand, each of which the README names, and what is generated has it', () => {
    const row = /\n\| a network \|.*/.exec(copy.read('src/README.md'))![0]
    expect([...ofNetwork].filter((file) => !row.includes(`\`${file}\``))).toEqual([])
    expect(ofNetwork.size).toBe(4)
    expect(copy.read('element/README.md')).toContain('| `linea` | `rpc.linea.build`: rate-limited |')
    expect(copy.read('demo/wallet-plugins/walletconnect.js')).toMatch(/Linea.*\nconst CHAINS = \[.*59144/)
  })

  test('what a row says wrongly is named with its file, and what the specification forbids', () => {
    for (const [file, find, replacement] of WRONG) copy.change(file, find, replacement)
    const wrong = copy.evaluate(WRONG_ROWS)
    for (const [file, find, replacement] of WRONG) copy.change(file, replacement, find)
    expect(wrong).toEqual(
      [
        'ONR-02 of test/requirements.md has no linea',
        'ONR-03 of test/requirements.md has linea',
        'demo/sandbox/tables/networks.ts says [["usdc","0x176211869cA2b568f2A7D4EE941E073a821EE1ff",6],null] of linea’s tokens',
        'demo/sandbox/tables/rails.ts says',
        'src/chains/network-table.ts has 0x176211869ca2b568f2A7D4EE941E073a821EE1ff on linea, its library 0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
        'src/chains/network-table.ts says that linea has LIN of 18 decimals, viem',
        'a week of linea is 605 windows of logs',
      ].map((text) => expect.stringContaining(text)),
    )
  })

  test('they pass the type check, with the screens that show them', { timeout: 300_000 }, () => {
    expect(copy.checkTypes()).toEqual({ status: 0, stdout: '' })
  })

  test('a row without a column does not', { timeout: 300_000 }, () => {
    for (const [file, column, without] of WITHOUT) copy.change(file, column, without)
    const { stdout } = copy.checkTypes([...new Set(WITHOUT.map(([file]) => file))])
    expect(WITHOUT.filter(([, , , says]) => !stdout.includes(says))).toEqual([])
  })
})
