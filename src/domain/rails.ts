import { keysOf } from '../lib/keys-of.ts'

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

/** What an amount may be. Null where nothing bounds it but the minimum of its currency. */
export interface Bounds<Code extends string> {
  readonly min: string | null
  readonly max: string | null
  /** The money of the bounds: the rail's own, or dollars, which the quote's rate converts. */
  readonly currency: Code
}

interface RailRules {
  /** The name on the wire. */
  readonly network: string
  /** Another name on the wire for the same rail. */
  readonly synonym?: string
  /** The name that a new payout's endpoint uses instead, by side. */
  readonly sentAs?: { readonly source: string; readonly destination: string }
  /** The rail that the customer chooses instead, when this one only labels existing payouts. */
  readonly variantOf?: string
  /** Of the amount that it takes in, and of the amount that it pays out. The currency is one of the table of currencies. */
  readonly limits: { readonly source: Bounds<string> | null; readonly destination: Bounds<string> | null }
  readonly badges: readonly MethodBadge[]
  readonly arrival: 'payouts.badge.oneBusinessDay' | 'payouts.badge.instant' | 'payouts.arrival.wire' | null
  /** A sentence that distinguishes it from the other methods of its currency. */
  readonly detail: `payouts.methodDetail.${'ACH' | 'WIRE' | 'SEPA' | 'INSTAPAY' | 'SWIFTPAY_PESONET'}` | null
}

/** Amounts of pesos from here on go by PESONet. */
export const PESONET_FROM = '50000.00'

const RECOMMENDED = 'payouts.badge.recommended'
const INSTANT = 'payouts.badge.instant'
const ONE_BUSINESS_DAY = 'payouts.badge.oneBusinessDay'

const UNLIMITED = { source: null, destination: null } as const
const both = <const Limit extends Bounds<string>>(limit: Limit) => ({ source: limit, destination: limit })
/** A million of the rail's own money; of dollars where that is worth little. */
const million = <const Code extends string>(currency: Code) => both({ min: null, max: '1000000.00', currency })

const plain = { limits: UNLIMITED, badges: [], arrival: null, detail: null } as const
const instant = { ...plain, badges: [RECOMMENDED, INSTANT], arrival: INSTANT } as const
const achVariant = { ...plain, variantOf: 'ACH', limits: million('usd') } as const

/** Every fact that depends on a rail: names on the wire, limits, badges and arrival. */
export const RAIL_RULES = {
  ACH: {
    ...plain,
    network: 'ach',
    // An on-ramp customer pushes the money to our account; an off-ramp is paid out, and priced, as same-day ACH.
    sentAs: { source: 'achPush', destination: 'achSameDay' },
    limits: million('usd'),
    badges: [RECOMMENDED, 'payouts.badge.domestic', ONE_BUSINESS_DAY],
    arrival: ONE_BUSINESS_DAY,
    detail: 'payouts.methodDetail.ACH',
  },
  ACH_PUSH: { ...achVariant, network: 'achPush' },
  ACH_PULL: { ...achVariant, network: 'achPull' },
  ACH_SAME_DAY: { ...achVariant, network: 'achSameDay' },
  WIRE: {
    ...plain,
    network: 'wire',
    limits: million('usd'),
    badges: ['payouts.badge.wireDomestic', 'payouts.badge.wireInternational'],
    arrival: 'payouts.arrival.wire',
    detail: 'payouts.methodDetail.WIRE',
  },
  SEPA: {
    ...instant,
    network: 'sepa',
    limits: million('eur'),
    detail: 'payouts.methodDetail.SEPA',
  },
  SWIFT: { ...plain, network: 'swift' },
  PIX: { ...instant, network: 'pix', limits: million('brl') },
  SPEI: { ...instant, network: 'spei', synonym: 'clabe', limits: million('mxn') },
  NEFT: { ...instant, network: 'neft' },
  EFT: { ...plain, network: 'eft' },
  FPS: { ...plain, network: 'fps' },
  FAST: { ...plain, network: 'fast' },
  PSE: { ...plain, network: 'pse', limits: million('usd') },
  INSTAPAY: {
    ...plain,
    network: 'instapay',
    limits: { ...UNLIMITED, destination: { min: null, max: '49999.99', currency: 'php' } },
    badges: ['payouts.badge.instapayAmounts'],
    arrival: INSTANT,
    detail: 'payouts.methodDetail.INSTAPAY',
  },
  SWIFTPAY_PESONET: {
    ...plain,
    network: 'swiftpay_pesonet',
    limits: { ...UNLIMITED, destination: { min: PESONET_FROM, max: null, currency: 'php' } },
    badges: ['payouts.badge.pesonetAmounts'],
    arrival: ONE_BUSINESS_DAY,
    detail: 'payouts.methodDetail.SWIFTPAY_PESONET',
  },
  BANK_TRANSFER: { ...plain, network: 'bank_transfer' },
} as const satisfies Readonly<Record<string, RailRules>>

type Rules = typeof RAIL_RULES

export type Rail = keyof Rules
export const RAILS = keysOf(RAIL_RULES)

/** Other names on the wire. */
export const RAIL_SYNONYMS = [RAIL_RULES.SPEI.synonym] as const

/** The rails that label existing payouts only. */
type VariantRail = { [Name in Rail]: Rules[Name] extends { variantOf: string } ? Name : never }[Rail]

/** The rails that a form may offer. */
export type FormRail = Exclude<Rail, VariantRail>

export type RailNetwork = Rules[FormRail]['network'] | (typeof RAIL_SYNONYMS)[number]
export type VariantNetwork = Rules[VariantRail]['network']

export const railRules = (rail: Rail): RailRules => RAIL_RULES[rail]

/** The wire name of a rail that a form offers. */
export const railNetwork = (rail: FormRail): Rules[FormRail]['network'] => RAIL_RULES[rail].network

const isVariant = (rail: Rail): rail is VariantRail => railRules(rail).variantOf !== undefined

export const FORM_RAILS: readonly FormRail[] = RAILS.filter((rail): rail is FormRail => !isVariant(rail))

/** Reads a route's `method` in any letter case. */
export const readRail = (text: string): Rail | null => RAILS.find((rail) => rail === text.toUpperCase()) ?? null

/** The rail with this wire name; null for the name of a chain. */
export const railOf = (network: string): Rail | null =>
  RAILS.find((rail) => [railRules(rail).network, railRules(rail).synonym].includes(network)) ?? null

/** The rail that the customer chose for this one: itself, unless it is a variant. */
export const chosenRail = (rail: Rail): Rail => RAILS.find((name) => name === railRules(rail).variantOf) ?? rail

/** The rail of the code that a form sends for its method. */
export const sentRail = (rail: FormRail, side: 'source' | 'destination'): Rail =>
  railOf(railRules(rail).sentAs?.[side] ?? railNetwork(rail)) ?? rail

/** Maps every wire name of a rail to one name. Names of chains are unchanged. */
export function canonicalNetwork(network: string): string {
  const rail = railOf(network)
  return rail ? railRules(chosenRail(rail)).network : network
}
