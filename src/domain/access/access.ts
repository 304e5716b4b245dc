import type { ApplicationAccess } from '../application.ts'
import { FIAT_CURRENCIES, currencyRules, type Fiat } from '../currency.ts'
import { isEurRestricted, isVerifiedFor } from '../gates.ts'
import { needsBusinessCategory } from '../business-category/business-category.ts'
import { isBusiness, residencyOf, type Me, type VerificationLevel } from '../me.ts'
import { overallStatus } from '../onboarding/overall-status.ts'
import { combinedTerms } from '../onboarding/terms-status.ts'
import type { OnboardingState, VerificationStatus } from '../onboarding/onboarding-state.ts'
import { isCurrencyEnabled, railsOf } from '../payouts/currency-list.ts'
import { isPaidOut } from '../payouts/quotes/fee-table.ts'
import type { RampType } from '../payouts/ramp-type.ts'

/**
 * Why a customer may not transfer, in the order in which one hides the other; `may` where they may.
 * - `needsYou`: a verification waits for the customer.
 * - `checking`: a verification waits for us or for the verification partner.
 * - `notHere`: nothing that the customer could do would help.
 * - `unknown`: this version does not know the status.
 */
export type Cause =
  | 'paused'
  | 'prohibited'
  | 'refusedAll'
  | 'residency'
  | 'category'
  | 'agreementDeclined'
  | 'termsFirst'
  | 'may'
  | 'notHere'
  | 'refused'
  | 'needsYou'
  | 'checking'
  | 'requestEuro'
  | 'notBegun'
  | 'unknown'

/** A verification that currencies need. */
type Check = 'identity' | 'sepa' | 'level2'

export interface Access {
  readonly cause: Cause
  /** The verification that the cause speaks of, or why the currency is not offered here; null where it is about the customer. */
  readonly about: Check | 'region' | 'rail' | null
}

export interface AccessCustomer {
  readonly me: Pick<
    Me,
    'type' | 'kycStatus' | 'verificationLevels' | 'capabilities' | 'isProhibitedBusinessType' | 'operatingResidency'
  >
  readonly access: Pick<ApplicationAccess, 'kycLevel2'>
  /** Null while it is not known: `me` decides alone. */
  readonly state: OnboardingState | null
  /** No new transfer can be made by anybody now. */
  readonly isPaused: boolean
  readonly rampOnly: boolean
}

const BY_LEVEL: Readonly<Record<string, Cause>> = {
  rejected: 'refused',
  softrejected: 'needsYou',
  incomplete: 'notBegun',
}

const BY_VERIFICATION: Readonly<Record<VerificationStatus, Cause>> = {
  incomplete: 'notBegun',
  pending: 'checking',
  underReview: 'checking',
  complete: 'may',
  softRejected: 'needsYou',
  rejected: 'refusedAll',
}

/** What the overall status of the verification means, and who acts. A business finishes a pending one itself (STATE-VER-03). */
export const causeOfVerification = (overall: VerificationStatus, ofBusiness: boolean): Cause =>
  ofBusiness && overall === 'pending' ? 'needsYou' : BY_VERIFICATION[overall]

const WORST = ['refused', 'needsYou', 'notBegun', 'checking'] as const

/** The worst of the levels that are not approved; a level that is not listed has not been begun. */
function causeOfLevels(levels: readonly VerificationLevel[]): Cause {
  const open = levels.map(({ status }) => status.toLowerCase()).filter((status) => status !== 'approved')
  const causes = open.map((status) => BY_LEVEL[status] ?? 'checking')
  return WORST.find((cause) => causes.includes(cause)) ?? 'notBegun'
}

const levelsOf = ({ me }: Pick<AccessCustomer, 'me'>, prefix: string): readonly VerificationLevel[] =>
  me.verificationLevels.filter(({ name }) => name.toLowerCase().startsWith(prefix))

/** Whether euro access can be asked for: the server lists SEPA levels only for customers who live in the SEPA area (decisions.md F23). */
export function canRequestEuro(customer: Pick<AccessCustomer, 'me'>): boolean {
  const sepa = levelsOf(customer, 'sepa')
  return sepa.length > 0 && sepa.every(({ status }) => status.toLowerCase() === 'incomplete')
}

const byKycStatus = ({ kycStatus }: AccessCustomer['me']): Cause => {
  if (typeof kycStatus !== 'string') return 'unknown'
  if (kycStatus === 'rejected') return 'refused'
  return kycStatus === 'incomplete' || kycStatus === 'approved' ? 'notBegun' : 'checking'
}

/** What the onboarding state adds where the customer's level says nothing yet; the level unlocks, so `complete` adds nothing. */
function byState({ me, state }: AccessCustomer): Cause {
  if (!state) return byKycStatus(me)
  const { sumsub, levels } = state.kyc
  const status = sumsub === 'complete' ? (levels[1] ?? 'complete') : sumsub
  if (status === 'complete') return 'notBegun'
  if (status === 'incomplete') return sumsub === 'complete' ? 'needsYou' : byKycStatus(me)
  return status === 'rejected' ? 'refused' : BY_VERIFICATION[status]
}

function identityCause(customer: AccessCustomer): Cause {
  const byLevel = causeOfLevels(levelsOf(customer, 'kyc_level_1'))
  const cause = byLevel === 'notBegun' ? byState(customer) : byLevel
  const isPending = cause === 'checking' && isBusiness(customer.me) && customer.state?.kyc.sumsub === 'pending'
  return isPending ? 'needsYou' : cause
}

/** The server takes a request for euros, and offers level 2, after the check of the identity. */
function afterIdentity(customer: AccessCustomer, about: Check, cause: Cause): Access {
  if (cause !== 'notBegun' && cause !== 'requestEuro') return { cause, about }
  const isIdentified = isVerifiedFor('level1', customer)
  const identity = isIdentified ? null : identityCause(customer)
  return identity === null || identity === 'refused' ? { cause, about } : { cause: identity, about: 'identity' }
}

const NOT_HERE = {
  region: { cause: 'notHere', about: 'region' },
  rail: { cause: 'notHere', about: 'rail' },
} as const satisfies Readonly<Record<string, Access>>

function sepaAccess(customer: AccessCustomer): Access {
  if (isEurRestricted(customer.me)) return NOT_HERE.region
  const levels = levelsOf(customer, 'sepa')
  // The server lists SEPA levels only for customers who live in the SEPA area, and only after the check of the identity.
  if (levels.length === 0 && isVerifiedFor('level1', customer)) return NOT_HERE.region
  const cause = causeOfLevels(levels)
  return afterIdentity(customer, 'sepa', cause === 'notBegun' ? 'requestEuro' : cause)
}

const BY_NEED: Readonly<Record<'level1' | 'sepa' | 'level2', (customer: AccessCustomer) => Access>> = {
  level1: (customer) => ({ cause: identityCause(customer), about: 'identity' }),
  sepa: sepaAccess,
  level2: (customer) =>
    customer.access.kycLevel2
      ? afterIdentity(customer, 'level2', causeOfLevels(levelsOf(customer, 'kyc_level_2')))
      : NOT_HERE.region,
}

function isRefusedAll({ me, state, access }: AccessCustomer): boolean {
  return me.kycStatus === 'rejected' || (state !== null && overallStatus(state.kyc, access.kycLevel2) === 'rejected')
}

/** The causes that concern every currency, the first that holds. */
const FOR_ALL: readonly (readonly [Cause, (customer: AccessCustomer) => boolean])[] = [
  ['paused', ({ isPaused }) => isPaused],
  ['prohibited', ({ me }) => me.isProhibitedBusinessType === true],
  ['refusedAll', isRefusedAll],
  ['residency', ({ me, rampOnly }) => rampOnly && residencyOf(me) !== 'approved'],
  ['category', ({ me, rampOnly }) => rampOnly && needsBusinessCategory(me)],
  ['agreementDeclined', ({ state }) => state?.msa === 'declined' || state?.msa === 'voided'],
  ['termsFirst', ({ me, state }) => state !== null && combinedTerms(state, isBusiness(me)) !== 'complete'],
]

/**
 * What this customer can do now in a direction and a currency, or why not. The specification's gates decide what is open; every
 * sentence that says why something is shut is chosen by this (decisions.md E22, F23, H22).
 */
export function accessOf(customer: AccessCustomer, rampType: RampType, currency: Fiat): Access {
  const forAll = FOR_ALL.find(([, holds]) => holds(customer))
  if (forAll) return { cause: forAll[0], about: null }
  if (railsOf(currency, rampType).length === 0 || !isPaidOut(currency)) return NOT_HERE.rail
  if (isCurrencyEnabled(currency, customer)) return { cause: 'may', about: null }
  return BY_NEED[currencyRules(currency).needs](customer)
}

/** What is said of a customer as a whole: who has to act comes first, and what can't be helped comes last. */
const SAID_FIRST: readonly Cause[] = [
  'paused',
  'prohibited',
  'refusedAll',
  'residency',
  'category',
  'agreementDeclined',
  'termsFirst',
  'refused',
  'needsYou',
  'checking',
  'requestEuro',
  'notBegun',
  'unknown',
  'notHere',
]

export interface CustomerAccess extends Access {
  /** At least one currency can be used in a direction. The cause is what keeps the customer from the others. */
  readonly mayTransfer: boolean
}

/** The access of a customer without a currency, for the settings and for the customer's next step. */
export function customerAccess(customer: AccessCustomer): CustomerAccess {
  const all = FIAT_CURRENCIES.flatMap((currency) =>
    (['on-ramp', 'off-ramp'] as const)
      .filter((rampType) => railsOf(currency, rampType).length > 0)
      .map((rampType) => accessOf(customer, rampType, currency)),
  )
  const first = SAID_FIRST.flatMap((cause) => all.find((access) => access.cause === cause) ?? [])[0]
  return { ...(first ?? { cause: 'may', about: null }), mayTransfer: all.some(({ cause }) => cause === 'may') }
}

/** The currencies that this customer can use in a direction: what is counted is what can be done (decisions.md F33). */
export const usableCurrencies = (customer: AccessCustomer, rampType: RampType): readonly Fiat[] =>
  FIAT_CURRENCIES.filter((currency) => accessOf(customer, rampType, currency).cause === 'may')
