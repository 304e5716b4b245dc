import { fromUnits } from '../../lib/money.ts'
import type { Fiat } from '../currency.ts'
import { hasLevel1, hasLevel2, hasSepa } from '../gates.ts'
import { chosenRail, type Rail } from '../rails.ts'
import type { Customer } from './currency-list.ts'

/** Basis points divided by this number give a percentage. */
export const BASIS_POINTS_DIVISOR = 100

export interface FeeEntry {
  readonly bpsFee: number
  /** The fixed fee is in euros for euros, and in dollars for every other currency. */
  readonly fixedFee: string
  readonly available: boolean
}

export const FEE_PROVIDERS = ['bridge', 'mesta'] as const
export type FeeProvider = (typeof FEE_PROVIDERS)[number]

const fee = (bpsFee: number, fixedFee: string): FeeEntry => ({ bpsFee, fixedFee, available: true })
const unavailable: FeeEntry = { bpsFee: 0, fixedFee: '0', available: false }

type FeeTable = Readonly<Partial<Record<Fiat, Readonly<Partial<Record<Rail, FeeEntry>>>>>>

export const FEE_TABLE: Readonly<Record<FeeProvider, FeeTable>> = {
  bridge: {
    usd: { ACH: fee(10, '0.5'), ACH_SAME_DAY: fee(10, '1'), WIRE: fee(10, '20') },
    eur: { SEPA: fee(50, '1') },
  },
  mesta: {
    usd: { WIRE: fee(6, '20') },
    eur: { SEPA: fee(15, '2') },
    brl: { PIX: fee(63, '1.5') },
    mxn: { SPEI: fee(17, '1') },
    php: { INSTAPAY: fee(30, '2'), SWIFTPAY_PESONET: fee(30, '2') },
    cop: { PSE: fee(150, '0') },
    cad: { EFT: unavailable },
    inr: { NEFT: unavailable },
    sgd: { FAST: unavailable },
    vnd: { BANK_TRANSFER: unavailable },
    thb: { BANK_TRANSFER: unavailable },
    idr: { BANK_TRANSFER: unavailable },
  },
}

/** The provider of a currency for this customer. The currency list already excludes euros with level 2 alone. */
export function feeProviderOf(currency: Fiat, { me, access }: Customer): FeeProvider | null {
  if (currency === 'usd') return hasLevel1(me) ? 'bridge' : null
  if (currency === 'eur') return hasSepa(me) ? 'bridge' : null
  return hasLevel2(me, access) ? 'mesta' : null
}

/** Whether any provider moves this currency. */
export const hasFees = (currency: Fiat): boolean =>
  FEE_PROVIDERS.some((provider) =>
    Object.values(FEE_TABLE[provider][currency] ?? {}).some(({ available }) => available),
  )

/** The applicable row; null when it is missing or unavailable. A variant without a row of its own costs what its rail does. */
export function feeEntryOf(currency: Fiat, rail: Rail, customer: Customer): FeeEntry | null {
  const provider = feeProviderOf(currency, customer)
  const rows = provider && FEE_TABLE[provider][currency]
  const entry = rows?.[rail] ?? rows?.[chosenRail(rail)]
  return entry?.available ? entry : null
}

/** Formats basis points as a percentage: 10 become "0.10". */
export const feePercent = ({ bpsFee }: Pick<FeeEntry, 'bpsFee'>): string =>
  fromUnits(BigInt(bpsFee), String(BASIS_POINTS_DIVISOR).length - 1)
