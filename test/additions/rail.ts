import { END, type Addition } from './addition.ts'

const COMMENT = 'Method: Chilean bank transfer.'
const word = (id: string, text: string) => `\n#. ${COMMENT}\nmsgid "${id}"\nmsgstr "${text}"\n`

const ROW = `
  TEF: {
    ...instant,
    network: 'tef',
    limits: {
      source: { min: '10.00', max: '150000.00', currency: 'clp' },
      destination: { min: '5.01', max: '1000000.00', currency: 'usd' },
    },
  },
  BANK_TRANSFER:`
const CURRENCY = `
    ...local,
    flag: 'CL',
    onRamp: ['TEF'],
    offRamp: ['TEF', 'BANK_TRANSFER'],
    fees: { mesta: { TEF: fee(40, '1.5', 'clp'), BANK_TRANSFER: unavailable } },`
const ROW_OF_SANDBOX = `
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

/** Of the currency that ./currency.ts adds. */
export const rail: Addition = {
  thing: 'a rail',
  mark: /\btef\b/i,
  product: [
    ['src/domain/rails.ts', '\n  BANK_TRANSFER:', ROW],
    ['src/domain/currency.ts', "\n    ...bankTransfer,\n    flag: 'CL',", CURRENCY],
    ['locales/en/payouts.po', END, word('payouts.method.TEF', 'TEF transfer')],
    ['locales/en/payouts.po', END, word('payouts.rail.TEF', 'TEF')],
  ],
  elsewhere: [
    ['locales/en/payouts.po', '\nmsgid "payouts.rail.TEF"', ' A proper name.\nmsgid "payouts.rail.TEF"'],
    ['demo/sandbox/tables/rails.ts', '\n  neft:', ROW_OF_SANDBOX],
    ['test/requirements.md', 'networks: wire, ', 'networks: wire, tef, '],
    ['test/requirements.md', 'methods: ACH, ', 'methods: ACH, TEF, '],
  ],
  missing: [
    'demo/sandbox/tables/rails.ts has no row for the rail tef',
    'METH-02 of test/requirements.md has no tef, which src/domain/rails.ts has',
    'FORM-14 of test/requirements.md has no tef, which src/domain/network-rules.ts or src/domain/rails.ts has',
    'locales/en/payouts.po: the comment of payouts.rail.TEF does not end with “A proper name.”, so that “TEF” would be translated',
  ],
  planted: [
    ['src/domain/rails.ts', "network: 'tef',", "network: 'tef', arrival: ONE_BUSINESS_DAY,"],
    ['src/domain/rails.ts', "max: '150000.00', currency: 'clp'", "max: '150000.00', currency: 'eur'"],
    [
      'src/domain/rails.ts',
      "min: '5.01', max: '1000000.00', currency: 'usd'",
      "min: '5.01', max: '1000000.00', currency: 'clp'",
    ],
    ['demo/sandbox/tables/rails.ts', "fee(40, '1.5', 'clp')", "fee(40, '1.5', 'usd')"],
    ['demo/sandbox/tables/rails.ts', "title: 'TEF'", "title: 'Tef'"],
  ],
  wrong: [
    'src/domain/rails.ts has payouts.badge.instant among the badges of TEF, and its arrival is payouts.badge.oneBusinessDay',
    'demo/sandbox/tables/rails.ts calls tef “Tef”, the widget “TEF” or “TEF transfer”',
    'src/domain/currency.ts has no calendar for clp, and TEF takes bank days',
    'demo/sandbox/tables/rails.ts says ["10.00","150000.00","clp"] of tef’s limitIn',
    'demo/sandbox/tables/rails.ts says ["5.01","1000000.00","usd"] of tef’s limitOut',
    'demo/sandbox/tables/rails.ts says [[],["clp","mesta","40","1.5","usd"]] of tef’s fees',
    'src/domain/rails.ts limits the source of TEF in eur: clp, which goes by it, has no rate to that',
    'demo/sandbox/tables/rails.ts takes other amounts of clp as a source by tef than 4.00 to any',
    'src/domain/rails.ts limits the destination of TEF to a million clp, which is little: limit it in dollars',
    'demo/sandbox/tables/rails.ts takes other amounts of clp as a destination by tef than 5.01 to 1000000.00',
  ],
  read: `
    const { limitError, limitsOf } = await import('./src/domain/payouts/limits.ts')
    const { canonicalNetwork } = await import('./src/domain/rails.ts')
    const { messages } = await import('./locales/en/payouts.ts')
    const tef = { currency: 'clp', network: 'tef' }
    const paid = { ...tef, side: 'destination', perDollar: '940.25' }
    return {
      limits: [limitsOf({ ...tef, side: 'source', perDollar: null }), limitsOf(paid), limitsOf({ ...paid, perDollar: null })],
      refused: [limitError('4710.65', paid).values, limitError('940250000.01', paid).values],
      network: canonicalNetwork('tef'),
      name: messages['payouts.method.TEF'],
    }`,
  reads: {
    limits: [
      { min: '10.00', max: '150000.00' },
      { min: '4710.66', max: '940250000.00' },
      { min: '4.00', max: null },
    ],
    refused: [
      { amount: '4710.66', currency: 'clp' },
      { amount: '940250000.00', currency: 'clp' },
    ],
    network: 'tef',
    name: ['TEF transfer'],
  },
}
