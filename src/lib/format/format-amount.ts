import { toRoundedUnits, fromUnits } from '../money.ts'

interface FractionDigits {
  readonly min: number
  readonly max: number
}

// Engines disagree on the default digits of `ar`, so Latin digits are requested. `Intl` formats a decimal string without rounding errors.
function format(amount: string | null, language: string, { min, max }: FractionDigits): string {
  const units = toRoundedUnits((amount ?? '').replace(/^[-+]/, ''), 'halfUp', max) ?? 0n
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    signDisplay: 'never',
    numberingSystem: 'latn',
  }).format(fromUnits(units, max) as Intl.StringNumericLiteral)
}

/** Formats with two decimals and no sign. A missing or unreadable amount gives "0.00". */
export const formatAmount = (amount: string | null, language: string): string =>
  format(amount, language, { min: 2, max: 2 })

/** Formats with up to four decimals, because two would hide a rate such as 0.9213. */
export const formatRate = (rate: string | null, language: string): string => format(rate, language, { min: 2, max: 4 })
