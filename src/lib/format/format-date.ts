const isSameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear()

const format = (date: Date, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, numberingSystem: 'latn' }).format(date)

/** Formats local time as "Nov 12, 2:32 PM", with the year unless it is the current one. */
export const formatMoment = (date: Date, language: string, now = new Date()): string =>
  format(date, language, {
    ...(!isSameYear(date, now) && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Formats a date of a list as "Nov 12", with the year unless it is the current one. */
export const formatDay = (date: Date, language: string, now = new Date()): string =>
  format(date, language, { ...(!isSameYear(date, now) && { year: 'numeric' }), month: 'short', day: 'numeric' })
