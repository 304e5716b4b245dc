import { deviceDate } from '../timing/clock.ts'

const isSameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear()

// Making one takes a hundred times as long as its use, and a table formats dozens of dates at once.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(options).join(' ')}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  formatters.set(key, made)
  return made
}

const format = (date: Date, language: string, options: Intl.DateTimeFormatOptions) =>
  formatterOf(language, options).format(date)

/** Formats local time as "Nov 12, 2:32 PM", with the year unless it is the current one. */
export const formatMoment = (date: Date, language: string, now = deviceDate()): string =>
  format(date, language, {
    ...(!isSameYear(date, now) && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** Formats when data was read: "2:40 PM" for today, otherwise with its day. */
export const formatReadAt = (date: Date, language: string, now = deviceDate()): string =>
  isSameDay(date, now)
    ? format(date, language, { hour: 'numeric', minute: '2-digit' })
    : formatMoment(date, language, now)

/** Formats a date of a list as "Nov 12", with the year unless it is the current one. */
export const formatDay = (date: Date, language: string, now = deviceDate()): string =>
  format(date, language, { ...(!isSameYear(date, now) && { year: 'numeric' }), month: 'short', day: 'numeric' })

/** Formats a calendar day, given as its midnight in UTC, as "Thu, Nov 26". */
export const formatWeekday = (day: number, language: string): string =>
  format(new Date(day), language, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })

/** Formats local time as "November 12, 2026 at 2:32 PM GMT+1", for a document that is read in another year and another place. */
export const formatInFull = (date: Date, language: string): string =>
  format(date, language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
