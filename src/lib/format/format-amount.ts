import { toRoundedUnits, fromUnits } from '../money.ts'

interface FractionDigits {
  readonly min: number
  readonly max: number
}

// Engines disagree on the default digits of `ar`, so Latin digits are requested. `Intl` formats a decimal string without rounding errors.
const createFormatter = (language: string, { min, max }: FractionDigits) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    signDisplay: 'never',
    numberingSystem: 'latn',
  })

// Making one takes twenty times as long as its use, and a search formats thousands of amounts.
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(language: string, digits: FractionDigits): Intl.NumberFormat {
  const key = `${language} ${digits.max}`
  const known = formatters.get(key)
  if (known) return known
  const made = createFormatter(language, digits)
  formatters.set(key, made)
  return made
}

function format(amount: string | null, language: string, digits: FractionDigits): string {
  const units = toRoundedUnits((amount ?? '').replace(/^[-+]/, ''), 'halfUp', digits.max) ?? 0n
  return formatterOf(language, digits).format(fromUnits(units, digits.max) as Intl.StringNumericLiteral)
}

/** Formats with two decimals and no sign. A missing or unreadable amount gives "0.00". */
export const formatAmount = (amount: string | null, language: string): string =>
  format(amount, language, { min: 2, max: 2 })

/** Formats with up to four decimals, because two would hide a rate such as 0.9213. */
export const formatRate = (rate: string | null, language: string): string => format(rate, language, { min: 2, max: 4 })
