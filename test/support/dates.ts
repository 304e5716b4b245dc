/** Dates as the ramp shows them in English: with the year unless it is the current one. */
const format = (iso: string, options: Intl.DateTimeFormatOptions) => {
  const date = new Date(iso)
  const isNow = date.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat('en', { ...(!isNow && { year: 'numeric' }), ...options }).format(date)
}

export const shownDay = (iso: string): string => format(iso, { month: 'short', day: 'numeric' })

/** With a plain space before AM and PM, as `said` gives it. */
export const shownMoment = (iso: string): string =>
  format(iso, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' ')

/** For a document that is read in another year. */
export const shownInFull = (iso: string): string =>
  format(iso, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).replaceAll(/\s/g, ' ')
