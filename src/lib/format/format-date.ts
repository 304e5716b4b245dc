const isSameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear()

const format = (date: Date, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, numberingSystem: 'latn' }).format(date)

/** "Nov 12, 2:32 PM"; the year shows when it is not this one. Local time. */
export const formatMoment = (date: Date, language: string, now = new Date()): string =>
  format(date, language, {
    ...(!isSameYear(date, now) && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** "Nov 12" in a list; the year shows when it is not this one. */
export const formatDay = (date: Date, language: string, now = new Date()): string =>
  format(date, language, { ...(!isSameYear(date, now) && { year: 'numeric' }), month: 'short', day: 'numeric' })
