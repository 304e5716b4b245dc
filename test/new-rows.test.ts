import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyProduct } from './support/product-copy.ts'

// What the README says of a currency with a rail and a bank type of its own, and of a network: first the product's rows, then the sandbox's.
const CURRENCY = `  thb: { ...bankTransfer, flag: 'TH' },
  clp: {
    ...local,
    flag: 'CL',
    offRamp: ['TEF'],
    fees: { mesta: { TEF: fee(40, '1.5') } },
    minimum: { source: '4.00', destination: '4.00' },
    isLowUnit: true,
  },`
const RAIL = `
  TEF: { ...instant, network: 'tef', limit: 'million' },
  BANK_TRANSFER:`
const BANK_TYPE = `
  chile: { ...localTransfer, currency: 'clp', country: 'CHL', needsBankId: false },
  thailand:`
const WORD = (id: string, text: string) => `\nmsgid "${id}"\nmsgstr "${text}"\n`
const NETWORK = `
  linea: {
    ...evm,
    name: 'Linea',
    mark: 'linea',
    chainId: 59_144,
    payoutName: 'linea',
    coins: ['usdc'],
    offRamp: true,
    sourceless: false,
    explorer: { name: 'Lineascan', page: 'https://lineascan.build/tx/{hash}' },
  },
  bsc: {`
const NODE = `
  linea: {
    native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: 'https://rpc.linea.build',
    tokens: { usdc: six('0x176211869cA2b568f2A7D4EE941E073a821EE1ff') },
  },
  bsc: {`

const SANDBOX_CURRENCY = `
  clp: { ...local, perDollar: 940_00n, least: { source: '4', destination: '4' } },
} as const satisfies Record<string, FiatRow>`
const SANDBOX_RAIL = `
  tef: { ...plain, currencies: ['clp'], fees: { mesta: fee(40, '1.5') }, most: MILLION },
  neft:`
const SANDBOX_BANK_TYPE = `
  chile: {
    ...transfer,
    title: 'Chile',
    currency: 'clp',
    fields: accountNumber(/^[0-9A-Za-z]{3,20}$/),
    sample: { bankName: 'Banco de Chile', accountType: 'savings', accountNumber: '0012345678' },
    sampleAddress: address('CHL', ['Ahumada 251', 'Santiago', 'CL-RM', '8320000']),
  },
  thailand: {`
const SANDBOX_NETWORK = `
  linea: {
    ...evm,
    chainId: 59_144,
    tokens: { usdc: evmToken('0x176211869cA2b568f2A7D4EE941E073a821EE1ff', 'USD Coin', 'USDC') },
    transfers: { ...plain, name: 'linea', coins: usdc, paysOut: true, takesSourceless: false },
  },
  bsc: {`

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

const copy = copyProduct('new-rows')
// Each test runs the tests of a copy, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

beforeAll(() => {
  copy.change('src/domain/currency.ts', "  thb: { ...bankTransfer, flag: 'TH' },", CURRENCY)
  copy.change('src/domain/rails.ts', '\n  BANK_TRANSFER:', RAIL)
  copy.change('src/domain/bank-accounts/form/bank-types.ts', '\n  thailand:', BANK_TYPE)
  copy.append('locales/en/bank-accounts.po', WORD('bankAccounts.type.chile', 'Chile'))
  copy.append('locales/en/payouts.po', WORD('payouts.method.TEF', 'TEF transfer') + WORD('payouts.rail.TEF', 'TEF'))
  copy.change('src/domain/network-rules.ts', "\n  | 'bsc'", "\n  | 'linea'\n  | 'bsc'")
  copy.change('src/domain/network-rules.ts', '\n  bsc: {', NETWORK)
  copy.change('src/chains/network-table.ts', '\n  bsc: {', NODE)
  copy.node('src/ui/marks/generate.mjs')
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
    copy.change('demo/sandbox/tables/networks.ts', '\n  bsc: {', SANDBOX_NETWORK)
    copy.change('test/requirements.md', 'Networks: solana, ', 'Networks: solana, linea, ')
    copy.change('test/requirements.md', 'networks: wire, ', 'networks: wire, linea, tef, ')
    copy.change('test/requirements.md', 'restricted for Sui, ', 'restricted for Sui, Linea, ')
  })

  test('the sandbox answers for them as the product says', () => {
    expect(copy.evaluate(CONTRADICTIONS)).toEqual([])
  })

  test('a row that says otherwise is named with its file', () => {
    copy.change('demo/sandbox/tables/rails.ts', "fee(40, '1.5')", "fee(45, '1.5')")
    expect(copy.evaluate(CONTRADICTIONS)).toEqual([expect.stringContaining('demo/sandbox/tables/rails.ts says')])
    copy.change('demo/sandbox/tables/rails.ts', "fee(45, '1.5')", "fee(40, '1.5')")
  })

  test(
    'they pass the type check, with the screens that show them; a row without a column does not',
    { timeout: 300_000 },
    () => {
      expect(copy.checkTypes()).toEqual({ status: 0, stdout: '' })
      copy.change('demo/sandbox/tables/currencies.ts', 'clp: { ...local, perDollar: 940_00n,', 'clp: { ...local,')
      const { status, stdout } = copy.checkTypes()
      expect(status).not.toBe(0)
      expect(stdout).toContain('perDollar')
    },
  )
})
