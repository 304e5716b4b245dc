import type { Addition } from './addition.ts'

const ROW = `  thb: { ...bankTransfer, flag: 'TH' },
  clp: {
    ...bankTransfer,
    flag: 'CL',
    minimum: { source: '4.00', destination: '4.00' },
    withoutUsdt: ['offRamp', 'link'],
  },`
const ROW_OF_SANDBOX = `
  clp: {
    ...local,
    perDollar: '940.25',
    least: { source: '4', destination: '4' },
    paidInto: {
      numbers: { accountNumber: '0012345678' },
      accountType: null,
      bankAddress: 'Ahumada 251, Santiago, CHL',
    },
  },
} as const satisfies Record<string, FiatRow>`
const BARRED = "barred: { onRamp: ['eur'], offRamp: [], link: ['eur'] }"
const BARRED_FROM_PESOS = "barred: { onRamp: ['eur'], offRamp: ['clp'], link: ['eur', 'clp'] }"

/** By a rail that is there; ./rail.ts adds one for it, and ./bank-type.ts its accounts. */
export const currency: Addition = {
  thing: 'a currency',
  mark: /\bclp\b/i,
  product: [['src/domain/currency.ts', "  thb: { ...bankTransfer, flag: 'TH' },", ROW]],
  elsewhere: [
    ['demo/sandbox/tables/currencies.ts', '\n} as const satisfies Record<string, FiatRow>', ROW_OF_SANDBOX],
    ['demo/sandbox/tables/currencies.ts', BARRED, BARRED_FROM_PESOS],
    ['demo/sandbox/tables/rails.ts', "currencies: ['idr', 'vnd', 'thb']", "currencies: ['idr', 'vnd', 'thb', 'clp']"],
    ['test/requirements.md', 'currencies are USD, ', 'currencies are USD, CLP, '],
    ['CHANGELOG.md', '\n**Added**\n\n', '\n**Added**\n\n- Chilean pesos (`clp`).\n'],
  ],
  missing: [
    'demo/sandbox/tables/currencies.ts has no row for the currency clp',
    'CUR-09 of test/requirements.md has no clp, which src/domain/currency.ts has',
    'CHANGELOG.md has no entry of the currency clp',
  ],
  planted: [
    ['demo/sandbox/tables/currencies.ts', BARRED_FROM_PESOS, BARRED],
    ['src/domain/currency.ts', "flag: 'CL'", "flag: 'CN'"],
    ['demo/sandbox/tables/currencies.ts', "{ accountNumber: '0012345678' }", "{ routingNumber: '0012345678' }"],
  ],
  wrong: [
    'src/domain/currency.ts has the flag CN for clp, ISO 4217 CL',
    'src/domain/bank-accounts/form/bank-types.ts has the country CHL for chile, and clp is of CN',
    'demo/sandbox/tables/currencies.ts says [] of clp’s withoutUsdt, the product ["offRamp","link"]',
    'usdt sol → clp tef is priced, not network_invalid',
    'usdt sol → clp bank_transfer is capability_missing, not network_invalid',
    'a link of usdt to an account in clp is answered with undefined, not "USDT is not available for CLP accounts"',
    'demo/sandbox/tables/currencies.ts has no accountNumber of the account that clp is paid into',
  ],
  without: [['demo/sandbox/tables/currencies.ts', "\n    perDollar: '940.25',", '', 'perDollar']],
  read: `
    const { FIAT_CURRENCIES } = await import('./src/domain/currency.ts')
    const { currencyList } = await import('./src/domain/payouts/currency-list.ts')
    const { methodCards } = await import('./src/domain/payouts/methods.ts')
    const { coinsOn } = await import('./src/domain/payouts/tokens.ts')
    const { formatPrice } = await import('./src/lib/format/format-amount.ts')
    const { flags } = await import('./src/ui/marks/flags.generated.ts')
    const customer = {
      me: { verificationLevels: [{ name: 'kyc_level_2', status: 'approved' }], capabilities: { eur: { reasonCodes: [] } } },
      access: { kycLevel2: true },
    }
    const isListed = (rampType) => currencyList(rampType, customer).some(({ currency }) => currency === 'clp')
    return {
      isKnown: FIAT_CURRENCIES.includes('clp'),
      isListed: [isListed('on-ramp'), isListed('off-ramp')],
      methods: methodCards('clp', 'off-ramp', customer).map(({ rail, fee, blockedBy }) => ({ rail, fee, blockedBy })),
      fees: methodCards('clp', 'on-ramp', customer).map(({ fee }) => formatPrice(fee.fixedFee, fee.fixedCurrency, 'en')),
      coins: ['on-ramp', 'off-ramp'].map((rampType) => coinsOn('ethereum', { rampType, currency: 'clp' })),
      hasFlag: 'CL' in flags,
    }`,
  reads: {
    isKnown: true,
    isListed: [true, true],
    methods: [
      { rail: 'TEF', fee: { bpsFee: 40, fixedFee: '1.5', fixedCurrency: 'clp', available: true }, blockedBy: null },
      { rail: 'BANK_TRANSFER', fee: null, blockedBy: 'payouts.currencyUnavailable' },
    ],
    fees: ['CLP\u00A01.50'],
    coins: [['usdc', 'usdt'], ['usdc']],
    hasFlag: true,
  },
}
