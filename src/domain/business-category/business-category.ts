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
type ProhibitedBusinessType = (typeof PROHIBITED_BUSINESS_TYPES)[number]

export const NONE_OF_THE_ABOVE = 'noneOfTheAbove'
const BUSINESS_CATEGORIES = [...PROHIBITED_BUSINESS_TYPES, NONE_OF_THE_ABOVE] as const
export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number]

interface BusinessCategoryOption {
  readonly value: BusinessCategory
  readonly label: `businessCategory.${BusinessCategory}`
}

export const BUSINESS_CATEGORY_OPTIONS: readonly BusinessCategoryOption[] = BUSINESS_CATEGORIES.map(
  (value): BusinessCategoryOption => ({ value, label: `businessCategory.${value}` }),
)

export const businessTypePayload = (category: BusinessCategory): { businessType: ProhibitedBusinessType | null } => ({
  businessType: category === NONE_OF_THE_ABOVE ? null : category,
})

/** Any value but `false` requires the step: null is a customer who never chose a category. */
export const needsBusinessCategory = (me: Pick<Me, 'type' | 'isProhibitedBusinessType'>): boolean =>
  isBusiness(me) && me.isProhibitedBusinessType !== false

export type CategoryEntry = { readonly action: 'show'; readonly isProhibited: boolean } | { readonly action: 'leave' }

interface Entry {
  readonly rampOnly: boolean
  /** Null without a session. */
  readonly me: Pick<Me, 'type' | 'isProhibitedBusinessType'> | null
}

/** No redirect of the normal mode opens it, so the form is shown to anyone who opens the path. */
export function enterBusinessCategory({ rampOnly, me }: Entry): CategoryEntry {
  if (rampOnly && me && !needsBusinessCategory(me)) return { action: 'leave' }
  return { action: 'show', isProhibited: me?.isProhibitedBusinessType === true }
}

interface SignInContext {
  readonly rampOnly: boolean
  readonly email: string | null
}

const known = (email: string | null) => (email ? { email } : {})

export function afterBusinessCategory({ rampOnly, email }: SignInContext): Destination<'/onboarding' | '/sign-in/otp'> {
  return rampOnly ? { route: '/onboarding', params: {} } : { route: '/sign-in/otp', params: known(email) }
}

/** The destination of Back when there is no history. */
export const beforeBusinessCategory = ({
  rampOnly,
  email,
}: SignInContext): Destination<'/sign-in/operating-residency'> => ({
  route: '/sign-in/operating-residency',
  params: rampOnly ? {} : known(email),
})
