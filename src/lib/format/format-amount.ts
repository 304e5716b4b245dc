import { toRoundedUnits, fromUnits } from '../money.ts'

interface Figure {
  readonly min: number
  readonly max: number
  /** Written with its symbol, or with more than that in a region whose own money has the same one. */
  readonly currency?: string
  readonly style?: 'currency' | 'percent'
}

// Engines disagree on the default digits of `ar`, so Latin digits are requested. `Intl` formats a decimal string without rounding errors.
const createFormatter = (language: string, { min, max, ...rest }: Figure) =>
  new Intl.NumberFormat(language, {
    ...rest,
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    signDisplay: 'never',
    numberingSystem: 'latn',
  })

// Making one takes twenty times as long as its use, and a search formats thousands of amounts.
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(language: string, figure: Figure): Intl.NumberFormat {
  const key = `${language} ${figure.min} ${figure.max} ${figure.currency ?? figure.style}`
  const known = formatters.get(key)
  if (known) return known
  const made = createFormatter(language, figure)
  formatters.set(key, made)
  return made
}

/** Arabic has marks of direction around its signs. A figure stands by itself, from left to right, and is copied into other forms. */
const MARKS = /[\u061C\u200E\u200F]/g

function format(amount: string | null, language: string, figure: Figure): string {
  const units = toRoundedUnits((amount ?? '').replace(/^[-+]/, ''), 'halfUp', figure.max) ?? 0n
  const text = formatterOf(language, figure).format(fromUnits(units, figure.max) as Intl.StringNumericLiteral)
  return text.replace(MARKS, '')
}

/** Formats with two decimals and no sign. A missing or unreadable amount gives "0.00". */
export const formatAmount = (amount: string | null, language: string): string =>
  format(amount, language, { min: 2, max: 2 })

/** Formats with up to four decimals, because two would hide a rate such as 0.9213. */
export const formatRate = (rate: string | null, language: string): string => format(rate, language, { min: 2, max: 4 })

/** Formats a limit without decimals, unless it has some: "50,000". */
export const formatLimit = (amount: string, language: string): string => format(amount, language, { min: 0, max: 2 })

/** Formats with the currency's symbol, or its code where the language knows none: "$1,000.00", "1.000,00 €", "SEK 10.00". */
export const formatPrice = (amount: string | null, currency: string, language: string): string =>
  format(amount, language, { min: 2, max: 2, style: 'currency', currency: currency.toUpperCase() })

/** Basis points divided by this number give a percentage. */
const BASIS_POINTS_DIVISOR = 100
const PERCENT = { min: 2, max: 2, style: 'percent' } as const

/** Formats 10 basis points as "0.10%". */
export const formatPercent = (basisPoints: number, language: string): string =>
  formatterOf(language, PERCENT)
    .format(basisPoints / BASIS_POINTS_DIVISOR / 100)
    .replace(MARKS, '')
