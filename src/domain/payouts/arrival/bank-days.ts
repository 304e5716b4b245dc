/** Midnight of a calendar day, as UTC. */
export type Day = number

const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4

const partsOf = (day: Day) => {
  const date = new Date(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate(), week: date.getUTCDay() }
}
const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date)

const isOneOf = (dates: readonly string[]) => (day: Day) => {
  const { month, date } = partsOf(day)
  return dates.includes(`${month}-${date}`)
}

/** The nth such weekday of a month. */
const isNth = (day: Day, wanted: { readonly month: number; readonly week: number; readonly nth: number }): boolean => {
  const { month, week, date } = partsOf(day)
  return month === wanted.month && week === wanted.week && Math.ceil(date / 7) === wanted.nth
}

const FED_FLOATING = [
  { month: 1, week: MONDAY, nth: 3 },
  { month: 2, week: MONDAY, nth: 3 },
  { month: 9, week: MONDAY, nth: 1 },
  { month: 10, week: MONDAY, nth: 2 },
  { month: 11, week: THURSDAY, nth: 4 },
] as const
const isFedFixed = isOneOf(['1-1', '6-19', '7-4', '11-11', '12-25'])
const isMemorialDay = (day: Day) => {
  const { month, week, date } = partsOf(day)
  return month === 5 && week === MONDAY && date > 24
}

/**
 * federalreserve.gov/aboutthefed/k8.htm: a holiday on a Sunday closes the Reserve Banks on the Monday after it, one on a Saturday
 * on no other day.
 */
function isFedHoliday(day: Day): boolean {
  const isMoved = partsOf(day).week === MONDAY && isFedFixed(day - DAY_MS)
  return isFedFixed(day) || isMoved || isMemorialDay(day) || FED_FLOATING.some((holiday) => isNth(day, holiday))
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): Day {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const leap = Math.floor(century / 4)
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leap - moved + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * late + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

const isTargetFixed = isOneOf(['1-1', '5-1', '12-25', '12-26'])

/** ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html, in force until further notice. */
function isTargetHoliday(day: Day): boolean {
  const easter = easterOf(partsOf(day).year)
  return isTargetFixed(day) || day === easter - 2 * DAY_MS || day === easter + DAY_MS
}

export interface BankCalendar {
  readonly zone: string
  /** Money that comes later in the day counts as arriving on the next one. */
  readonly cutOffHour: number
  readonly isHoliday: (day: Day) => boolean
}

/** Same-day ACH closes at 4:45 p.m. in New York, and customers' payments in T2 at 5 p.m. in Frankfurt. */
const FED: BankCalendar = { zone: 'America/New_York', cutOffHour: 16, isHoliday: isFedHoliday }
const TARGET: BankCalendar = { zone: 'Europe/Berlin', cutOffHour: 17, isHoliday: isTargetHoliday }
/** Proclaimed from year to year, so that only weekends are known. */
const MANILA: BankCalendar = { zone: 'Asia/Manila', cutOffHour: 15, isHoliday: () => false }

/** By the name that a currency has for it. */
export const CALENDARS = { fed: FED, target: TARGET, manila: MANILA }

function isBankDay(day: Day, { isHoliday }: BankCalendar): boolean {
  const { week } = partsOf(day)
  return week !== SATURDAY && week !== SUNDAY && !isHoliday(day)
}

/** The day on which a bank takes up what it is given at this moment. */
function firstBankDay(moment: Date, calendar: BankCalendar): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: calendar.zone,
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const today = dayOf(part('year'), part('month'), part('day'))
  return nextBankDay(part('hour') < calendar.cutOffHour ? today : today + DAY_MS, calendar)
}

function nextBankDay(day: Day, calendar: BankCalendar): Day {
  return isBankDay(day, calendar) ? day : nextBankDay(day + DAY_MS, calendar)
}

/** The day that lies so many bank days after the one on which the bank takes it up. */
export function bankDaysAfter(moment: Date, days: number, calendar: BankCalendar): Day {
  let day = firstBankDay(moment, calendar)
  for (let i = 0; i < days; i += 1) day = nextBankDay(day + DAY_MS, calendar)
  return day
}
