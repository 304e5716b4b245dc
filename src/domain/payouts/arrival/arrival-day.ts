import { currencyRules, isFiat, type Fiat } from '../../currency.ts'
import { chosenRail, railOf, railRules, type Rail } from '../../rails.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import type { Payout } from '../payout.ts'
import { bankDaysAfter, CALENDARS, type Day } from './bank-days.ts'
import { deviceDate } from '../../../lib/timing/clock.ts'

/** The longest that the arrival of a rail promises, in bank days. An instant rail needs no day. */
const LONGEST = { 'payouts.badge.oneBusinessDay': 1, 'payouts.arrival.wire': 2, 'payouts.badge.instant': null } as const

/** The day by which money arrives that is sent at this moment; null where the rail is instant or its days are not known. */
export function arrivalDay(rail: Rail, currency: Fiat, sent = deviceDate()): Day | null {
  const { arrival } = railRules(chosenRail(rail))
  const { calendar } = currencyRules(currency)
  const days = arrival && LONGEST[arrival]
  return days && calendar ? bankDaysAfter(sent, days, CALENDARS[calendar]) : null
}

export interface Expected {
  readonly day: Day
  /** The day counts from the customer's own transfer, which is still to be made. */
  readonly ifSentNow: boolean
}

/** When a payout should arrive. Its days are those of the bank's side, which an on-ramp begins and an off-ramp ends with. */
export function expectedArrival(payout: Payout, now: Date): Expected | null {
  const { type, status, source, destination, updated } = payout
  const isWaiting = type === 'onRamp' && status === 'pending'
  const isPaying = type === 'offRamp' && (status === 'funded' || status === 'processing')
  if (!isWaiting && !isPaying) return null
  const bank = isWaiting ? source : destination
  const rail = railOf(rawValue(bank.network))
  const { currency } = bank
  const day = rail && isFiat(currency) && arrivalDay(rail, currency, isWaiting ? now : updated)
  return !day ? null : { day, ifSentNow: isWaiting }
}
