// Written again on purpose: the sandbox judges the product's tables, and so reads none of them. test/contract/rows compares both.

/** The provider's approval that a currency needs. */
export type Capability = 'level1' | 'sepa' | 'sepaOrLevel2' | 'level2'

export type Provider = 'bridge' | 'mesta'

interface CurrencyRow {
  /** What one US dollar buys, rounded. It is the sandbox's own: the widget takes each rate from the quote, so that nothing holds it. */
  readonly perDollar: string
}

/** The numbers that an account is paid by. */
export type AccountNumber = 'iban' | 'bic' | 'accountNumber' | 'routingNumber'

/** An account of the sandbox's own, to which customers pay. */
interface OwnAccount {
  readonly numbers: Readonly<Partial<Record<AccountNumber, string>>>
  readonly accountType: 'checking' | null
  readonly bankAddress: string
}

interface FiatRow extends CurrencyRow {
  readonly provider: Provider
  /** For moving it. Adding an account in it has a rule of its own (`bank-types.ts`). */
  readonly needs: Capability
  /** Where customers pay it in; null where it is only paid out. */
  readonly paidInto: OwnAccount | null
  /** The least of a transfer, on either side. */
  readonly least: { readonly source: string; readonly destination: string }
}

/** How a stablecoin and a bank currency are exchanged: bank to wallet, wallet to bank, or at the address of a link. */
export type Exchange = 'onRamp' | 'offRamp' | 'link'

interface StablecoinRow extends CurrencyRow {
  /** The currencies that it isn't exchanged for. */
  readonly barred: Readonly<Record<Exchange, readonly string[]>>
}

const one = { source: '1', destination: '1' }
const local = { provider: 'mesta', needs: 'level2', paidInto: null, least: one } as const

/** The bank currencies of the API. The product has a table of its own, which this one never reads: each is checked by the other. */
export const FIAT_ROWS = {
  usd: {
    perDollar: '1',
    provider: 'bridge',
    needs: 'level1',
    least: one,
    paidInto: {
      numbers: { accountNumber: '900000123456', routingNumber: '021000021' },
      accountType: 'checking',
      bankAddress: '270 Example Avenue, New York, NY 10017, USA',
    },
  },
  eur: {
    perDollar: '0.92',
    provider: 'bridge',
    needs: 'sepa',
    least: one,
    paidInto: {
      numbers: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      accountType: null,
      bankAddress: '12 Testplatz, 60311 Frankfurt am Main, DEU',
    },
  },
  mxn: { ...local, perDollar: '18.50', least: { source: '50', destination: '2' } },
  brl: { ...local, perDollar: '5.40' },
  php: { ...local, perDollar: '58' },
  inr: { ...local, perDollar: '88' },
  cad: { ...local, perDollar: '1.38' },
  gbp: { ...local, perDollar: '0.78' },
  cop: { ...local, perDollar: '4000' },
  sgd: { ...local, perDollar: '1.32' },
  idr: { ...local, perDollar: '16400' },
  vnd: { ...local, perDollar: '25400' },
  thb: { ...local, perDollar: '34' },
} as const satisfies Record<string, FiatRow>

export const STABLECOIN_ROWS = {
  usdc: { perDollar: '1', barred: { onRamp: [], offRamp: [], link: [] } },
  usdt: { perDollar: '1', barred: { onRamp: ['eur'], offRamp: [], link: ['eur'] } },
} as const satisfies Record<string, StablecoinRow>

export type Fiat = keyof typeof FIAT_ROWS
export type Stablecoin = keyof typeof STABLECOIN_ROWS
export type Currency = Fiat | Stablecoin

type Names<Name> = readonly [Name, ...Name[]]

export const FIATS = Object.keys(FIAT_ROWS) as unknown as Names<Fiat>
export const STABLECOINS = Object.keys(STABLECOIN_ROWS) as unknown as Names<Stablecoin>
export const CURRENCIES: Names<Currency> = [...FIATS, ...STABLECOINS]

export const isFiat = (currency: string): currency is Fiat => Object.hasOwn(FIAT_ROWS, currency)
export const isStablecoin = (currency: string): currency is Stablecoin => Object.hasOwn(STABLECOIN_ROWS, currency)

export const fiatRow = (fiat: Fiat): FiatRow => FIAT_ROWS[fiat]

/** Whether the two may be exchanged. */
export const areExchanged = (how: Exchange, coin: Stablecoin, fiat: Fiat): boolean =>
  !(STABLECOIN_ROWS[coin].barred[how] as readonly string[]).includes(fiat)
