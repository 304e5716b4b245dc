import type { Fiat } from '../../currency.ts'
import { chosenRail, railOf, railRules, type Rail } from '../../rails.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import type { Payout } from '../payout.ts'
import { bankDaysAfter, FED, MANILA, TARGET, type BankCalendar, type Day } from './bank-days.ts'

const CALENDARS: Readonly<Partial<Record<Fiat, BankCalendar>>> = { usd: FED, eur: TARGET, php: MANILA }

/** The longest that the arrival of a rail promises, in bank days. What is instant needs no day. */
const LONGEST = { 'payouts.badge.oneBusinessDay': 1, 'payouts.arrival.wire': 2, 'payouts.badge.instant': null } as const

/** The day by which money arrives that is sent at this moment; null where the rail is instant or its days are not known. */
export function arrivalDay(rail: Rail, currency: Fiat, sent = new Date()): Day | null {
  const { arrival } = railRules(chosenRail(rail))
  const [days, calendar] = [arrival && LONGEST[arrival], CALENDARS[currency]]
  return days && calendar ? bankDaysAfter(sent, days, calendar) : null
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
  const day = rail && arrivalDay(rail, bank.currency as Fiat, isWaiting ? now : updated)
  return day === null ? null : { day, ifSentNow: isWaiting }
}
