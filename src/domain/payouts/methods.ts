import { compareAmounts } from '../../lib/money.ts'
import type { Fiat } from '../currency.ts'
import { readRail, type FormRail, type Rail } from '../rail.ts'
import type { Customer } from './currency-list.ts'
import { feeEntryOf } from './fee-table.ts'
import type { RampType } from './ramp-type.ts'

const METHODS: Readonly<Record<Fiat, Readonly<Record<RampType, readonly FormRail[]>>>> = {
  usd: { 'on-ramp': ['ACH', 'WIRE'], 'off-ramp': ['ACH', 'WIRE'] },
  eur: { 'on-ramp': ['SEPA'], 'off-ramp': ['SEPA'] },
  mxn: { 'on-ramp': [], 'off-ramp': ['SPEI'] },
  brl: { 'on-ramp': [], 'off-ramp': ['PIX'] },
  cop: { 'on-ramp': [], 'off-ramp': ['PSE'] },
  php: { 'on-ramp': [], 'off-ramp': ['INSTAPAY', 'SWIFTPAY_PESONET'] },
  inr: { 'on-ramp': [], 'off-ramp': ['NEFT'] },
  cad: { 'on-ramp': [], 'off-ramp': ['EFT'] },
  gbp: { 'on-ramp': [], 'off-ramp': ['FPS'] },
  sgd: { 'on-ramp': [], 'off-ramp': ['FAST'] },
  idr: { 'on-ramp': [], 'off-ramp': ['BANK_TRANSFER'] },
  vnd: { 'on-ramp': [], 'off-ramp': ['BANK_TRANSFER'] },
  thb: { 'on-ramp': [], 'off-ramp': ['BANK_TRANSFER'] },
}

export type MethodBadge = `payouts.badge.${
  | 'recommended'
  | 'domestic'
  | 'oneBusinessDay'
  | 'wireDomestic'
  | 'wireInternational'
  | 'instant'
  | 'instapayAmounts'
  | 'pesonetAmounts'
  | 'unavailable'}`

const RECOMMENDED = 'payouts.badge.recommended'
const INSTANT = [RECOMMENDED, 'payouts.badge.instant'] as const

const BADGES: Readonly<Partial<Record<Rail, readonly MethodBadge[]>>> = {
  ACH: [RECOMMENDED, 'payouts.badge.domestic', 'payouts.badge.oneBusinessDay'],
  WIRE: ['payouts.badge.wireDomestic', 'payouts.badge.wireInternational'],
  SEPA: INSTANT,
  SPEI: INSTANT,
  PIX: INSTANT,
  NEFT: INSTANT,
  INSTAPAY: ['payouts.badge.instapayAmounts'],
  SWIFTPAY_PESONET: ['payouts.badge.pesonetAmounts'],
}

/** PESONet takes over from this amount of pesos. */
export const PESONET_FROM = '50000.00'

export function phpRailFor(amount: string): 'INSTAPAY' | 'SWIFTPAY_PESONET' | null {
  const order = compareAmounts(amount, PESONET_FROM)
  if (order === null) return null
  return order === -1 ? 'INSTAPAY' : 'SWIFTPAY_PESONET'
}

export interface MethodCard {
  readonly rail: FormRail
  readonly label: `payouts.method.${FormRail}`
  readonly badges: readonly MethodBadge[]
  /** Why it is disabled; null when it is not. */
  readonly blockedBy: 'payouts.currencyUnavailable' | null
}

export const railsOf = (currency: Fiat, rampType: RampType): readonly FormRail[] => METHODS[currency][rampType]

/** Reads a route's `method`; null where the currency has no such method, whose screen then comes instead. */
export const readMethod = (text: string, currency: Fiat, rampType: RampType): FormRail | null =>
  railsOf(currency, rampType).find((rail) => rail === readRail(text)) ?? null

/** What is closed is not recommended: it says so instead. */
export function methodBadges(rail: Rail, isOpen: boolean): readonly MethodBadge[] {
  const badges = BADGES[rail] ?? []
  return isOpen ? badges : ['payouts.badge.unavailable', ...badges.filter((badge) => badge !== RECOMMENDED)]
}

export function methodCards(currency: Fiat, rampType: RampType, customer: Customer): readonly MethodCard[] {
  return railsOf(currency, rampType).map((rail): MethodCard => {
    const isOpen = feeEntryOf(currency, rail, customer) !== null
    return {
      rail,
      label: `payouts.method.${rail}`,
      badges: methodBadges(rail, isOpen),
      blockedBy: isOpen ? null : 'payouts.currencyUnavailable',
    }
  })
}

/** What the summary says about arrival; nothing where the product does not know. */
export function arrivalOf(rail: Rail): 'payouts.badge.oneBusinessDay' | 'payouts.badge.instant' | null {
  if (rail === 'ACH' || rail === 'WIRE') return 'payouts.badge.oneBusinessDay'
  return BADGES[rail]?.includes('payouts.badge.instant') ? 'payouts.badge.instant' : null
}
