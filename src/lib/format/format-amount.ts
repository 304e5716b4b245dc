import { toRoundedUnits, fromUnits } from '../money.ts'

interface Digits {
  readonly least: number
  readonly most: number
}

// The digits are asked for by name: engines differ on what plain `ar` means. A decimal string is formatted exactly.
function format(amount: string | null, language: string, { least, most }: Digits): string {
  const units = toRoundedUnits((amount ?? '').replace(/^[-+]/, ''), 'halfUp', most) ?? 0n
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'never',
    numberingSystem: 'latn',
  }).format(fromUnits(units, most) as Intl.StringNumericLiteral)
}

/** Two decimals, no sign; nothing readable is "0.00". */
export const formatAmount = (amount: string | null, language: string): string =>
  format(amount, language, { least: 2, most: 2 })

/** Two decimals hide a rate such as 0.9213, so up to four are shown. */
export const formatRate = (rate: string | null, language: string): string =>
  format(rate, language, { least: 2, most: 4 })
