import { latinDigits } from '../../../lib/typed-code.ts'

export type DatePart = 'day' | 'month' | 'year'
type DateParts = Readonly<Record<DatePart, string>>

export const LENGTH_OF: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 }
const NO_PARTS: DateParts = { day: '', month: '', year: '' }

interface DateOrder {
  readonly parts: readonly DatePart[]
  /** The separator of the parts. */
  readonly separator: string
}

/** How the language writes a day in digits: month, day and year with slashes in American English. */
export function dateOrderOf(language: string): DateOrder {
  const pieces = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts()
  const parts = pieces.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  const separator = pieces.find(({ type }) => type === 'literal')?.value.replace(/[^/.-]/g, '') || '/'
  return { parts, separator }
}

/** A value is "2025-11-12", or its unfinished parts in the same order, such as "1990--7"; "" for no day. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

export const valueOf = ({ day, month, year }: DateParts): string =>
  day || month || year ? `${year}-${month}-${day}` : ''

/** The value of parts that are not edited any more: a day and a month have two digits each. */
export const finished = ({ day, month, year }: DateParts): string =>
  valueOf({ year, month: month && month.padStart(2, '0'), day: day && day.padStart(2, '0') })

export const digitsOf = (text: string, part: DatePart): string =>
  latinDigits(text).replace(/\D/g, '').slice(0, LENGTH_OF[part])

/** Reads a whole date that was pasted, with the year first or in the order of the language. Null for anything else. */
export function readPastedDate(text: string, { parts }: DateOrder): DateParts | null {
  const numbers = latinDigits(text).match(/\d+/g) ?? []
  const order: readonly DatePart[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : parts
  const read = { ...NO_PARTS, ...Object.fromEntries(order.map((part, index) => [part, numbers[index] ?? ''])) }
  const isWhole = numbers.length === 3 && order.every((part) => read[part].length <= LENGTH_OF[part])
  return isWhole && read.year.length === 4 ? read : null
}
