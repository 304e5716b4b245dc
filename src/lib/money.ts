/** An exact decimal number, `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

type Rounding = 'floor' | 'halfUp' | 'ceil'

/** Reads digits with an optional fraction. Signs, exponents and thousands separators are refused. */
export function parseDecimal(text: string): Decimal | null {
  const [, whole, fraction = ''] = /^(\d{1,60})(?:\.(\d{1,60}))?$/.exec(text) ?? []
  return whole === undefined ? null : { units: BigInt(whole + fraction), scale: fraction.length }
}

export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

/** Divides two non-negative amounts; no amount in the product is negative. */
function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (rounding === 'halfUp') return (2n * dividend + divisor) / (2n * divisor)
  return (rounding === 'ceil' ? dividend + divisor - 1n : dividend) / divisor
}

/** Converts a number to units of 10^-`decimals`. */
export function rescale({ units, scale }: Decimal, decimals: number, rounding: Rounding): bigint {
  return decimals >= scale
    ? units * powerOfTen(decimals - scale)
    : divide(units, powerOfTen(scale - decimals), rounding)
}

/** The decimals of every amount that is typed, shown or sent. Token amounts on a chain have the decimals of their token. */
export const AMOUNT_DECIMALS = 2

/** Converts a decimal string to minor units without rounding. Null when it is not a plain decimal or would need rounding. */
export function toUnits(text: string, decimals: number = AMOUNT_DECIMALS): bigint | null {
  const value = parseDecimal(text)
  if (!value) return null
  const units = rescale(value, decimals, 'floor')
  const isExact = units * powerOfTen(value.scale) === value.units * powerOfTen(decimals)
  return isExact ? units : null
}

/** Returns null only when the text is not a plain decimal. */
export function toRoundedUnits(text: string, rounding: Rounding, decimals: number = AMOUNT_DECIMALS): bigint | null {
  const value = parseDecimal(text)
  return value && rescale(value, decimals, rounding)
}

export function fromUnits(units: bigint, decimals: number = AMOUNT_DECIMALS): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Multiplies minor units by a rate or price, which is a decimal string. Null when the factor is not a plain decimal. */
export function multiply(units: bigint, factor: string, rounding: Rounding): bigint | null {
  const value = parseDecimal(factor)
  return value && divide(units * value.units, powerOfTen(value.scale), rounding)
}

/** Divides minor units by a rate or price. Null unless the divisor is a plain decimal other than zero. */
export function quotient(units: bigint, divisor: string, rounding: Rounding): bigint | null {
  const value = parseDecimal(divisor)
  return value && value.units > 0n ? divide(units * powerOfTen(value.scale), value.units, rounding) : null
}

/** Returns null when either text is not a plain decimal. */
export function compareAmounts(one: string, other: string): -1 | 0 | 1 | null {
  const [a, b] = [parseDecimal(one), parseDecimal(other)]
  if (!a || !b) return null
  const [left, right] = [a.units * powerOfTen(b.scale), b.units * powerOfTen(a.scale)]
  if (left === right) return 0
  return left < right ? -1 : 1
}
