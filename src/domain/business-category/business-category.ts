import type { Destination } from '../../lib/destination.ts'
import { isBusiness, type Me } from '../me.ts'

export const PROHIBITED_BUSINESS_TYPES = [
  'unregulatedCryptoExchange',
  'foreignExchangeTrading',
  'debtCollectionAgency',
  'aggregatorOrPaymentFacilitator',
  'paraphernaliaShop',
  'jewelryRetailer',
  'preciousMetalsDealer',
  'preciousStonesDealer',
  'bettingIncludingLotteryTickets',
  'onlineCasino',
  'unlicensedGamblingMachines',
  'lotteryOperator',
  'governmentOwnedLotteryOperator',
  'amusementAndGamingMachines',
  'unregisteredInvestments',
  'highYieldInvestmentProgram',
  'bailBondServices',
  'bearerShareCompany',
  'datingAndEscortServices',
  'adultVideoStore',
  'adultLiveEntertainmentVenue',
  'adultEntertainmentServices',
  'adultSubscriptionServices',
  'cannabisDispensary',
  'cannabisParaphernaliaRetailer',
  'paraphernaliaRetailer',
  'firearmsDealer',
  'firearmAccessoriesRetailer',
  'explosivesRetailerIncludingFireworks',
] as const
export type ProhibitedBusinessType = (typeof PROHIBITED_BUSINESS_TYPES)[number]

export const NONE_OF_THE_ABOVE = 'noneOfTheAbove'
const BUSINESS_CATEGORIES = [...PROHIBITED_BUSINESS_TYPES, NONE_OF_THE_ABOVE] as const
export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number]

export interface BusinessCategoryOption {
  readonly value: BusinessCategory
  readonly label: `businessCategory.${BusinessCategory}`
}

export const BUSINESS_CATEGORY_OPTIONS: readonly BusinessCategoryOption[] = BUSINESS_CATEGORIES.map(
  (value): BusinessCategoryOption => ({ value, label: `businessCategory.${value}` }),
)

export const businessTypePayload = (category: BusinessCategory): { businessType: ProhibitedBusinessType | null } => ({
  businessType: category === NONE_OF_THE_ABOVE ? null : category,
})

/** Not explicitly false: a customer who was never asked has the step to do. */
export const needsBusinessCategory = (me: Pick<Me, 'type' | 'isProhibitedBusinessType'>): boolean =>
  isBusiness(me) && me.isProhibitedBusinessType !== false

export type CategoryEntry = { readonly action: 'show'; readonly isProhibited: boolean } | { readonly action: 'leave' }

interface Entry {
  readonly rampOnly: boolean
  /** Null is nobody signed in. */
  readonly me: Pick<Me, 'type' | 'isProhibitedBusinessType'> | null
}

/** Normal mode leads nobody here: who opens it there is asked. */
export function enterBusinessCategory({ rampOnly, me }: Entry): CategoryEntry {
  if (rampOnly && me && !needsBusinessCategory(me)) return { action: 'leave' }
  return { action: 'show', isProhibited: me?.isProhibitedBusinessType === true }
}

interface Visit {
  readonly rampOnly: boolean
  readonly email: string | null
}

const known = (email: string | null) => (email ? { email } : {})

export function afterBusinessCategory({ rampOnly, email }: Visit): Destination<'/onboarding' | '/sign-in/otp'> {
  return rampOnly ? { route: '/onboarding', params: {} } : { route: '/sign-in/otp', params: known(email) }
}

/** Where Back leads when there is no history. */
export const beforeBusinessCategory = ({ rampOnly, email }: Visit): Destination<'/sign-in/operating-residency'> => ({
  route: '/sign-in/operating-residency',
  params: rampOnly ? {} : known(email),
})
