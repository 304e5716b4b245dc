import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProduct } from './support/product-copy.ts'

const CURRENCY = `  thb: { ...bankTransfer, flag: 'TH' },
  clp: {
    ...local,
    flag: 'CL',
    offRamp: ['TEF'],
    fees: { mesta: { TEF: fee(40, '1.5') } },
    minimum: { source: '4.00', destination: '4.00' },
  },`
const RAIL = `
  TEF: { ...instant, network: 'tef', limit: 'million' },
  BANK_TRANSFER:`
const BANK_TYPE = `
  chile: { ...localTransfer, currency: 'clp', country: 'CHL', needsBankId: false },
  thailand:`
const WORD = (id: string, text: string) => `\nmsgid "${id}"\nmsgstr "${text}"\n`

/** Prints what the tables say of the currency that was added. */
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
  limits: limitsOf({ side: 'destination', currency: 'clp', network: 'tef', perDollar: null }),
  network: canonicalNetwork('tef'),
  isOffered: bankTypeSelector(customer).available.includes('chile'),
  fields: textFieldsOf(rulesOf(readBankType('chile'))).map(([field]) => field),
  hasFlag: 'CL' in flags,
  name: messages['payouts.method.TEF'],
}))
`

const copy = copyProduct('new-currency')
beforeAll(() => {
  copy.change('src/domain/currency.ts', "  thb: { ...bankTransfer, flag: 'TH' },", CURRENCY)
  copy.change('src/domain/rails.ts', '\n  BANK_TRANSFER:', RAIL)
  copy.change('src/domain/bank-accounts/form/bank-types.ts', '\n  thailand:', BANK_TYPE)
  copy.append('locales/en/bank-accounts.po', WORD('bankAccounts.type.chile', 'Chile'))
  copy.append('locales/en/payouts.po', WORD('payouts.method.TEF', 'TEF transfer') + WORD('payouts.rail.TEF', 'TEF'))
  copy.node('src/ui/marks/generate.mjs')
  copy.node('locales/compile.mjs')
})
afterAll(copy.remove)

test('a currency with its own rail and bank type is five files, and every table has it', () => {
  expect(copy.written.size).toBe(5)
  expect(copy.evaluate(TABLES)).toEqual({
    isKnown: true,
    isListed: [false, true],
    methods: [{ rail: 'TEF', fee: { bpsFee: 40, fixedFee: '1.5', available: true }, blockedBy: null }],
    limits: { min: '4.00', max: '1000000.00' },
    network: 'tef',
    isOffered: true,
    fields: ['accountNumber'],
    hasFlag: true,
    name: ['TEF transfer'],
  })
})

test('a currency of five files passes the type check, with the screens that show it', { timeout: 300_000 }, () => {
  expect(copy.checkTypes()).toEqual({ status: 0, stdout: '' })
})
