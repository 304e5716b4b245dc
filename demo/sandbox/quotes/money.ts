/** Money is bigint in millionths of a unit: the six decimals of a stablecoin, and whole cents. */
export const UNIT = 1_000_000n
export const CENT = 10_000n

const DECIMAL = /^(\d{1,20})(?:\.(\d{1,18}))?$/

export function parseMoney(text: string): bigint {
  const match = DECIMAL.exec(text)
  if (!match) throw new Error(`Not an amount: ${text}`)
  const [, whole = '0', fraction = ''] = match
  if (/[1-9]/.test(fraction.slice(6))) throw new Error(`Finer than a millionth: ${text}`)
  return BigInt(whole) * UNIT + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

/** At least two decimals, and more only where the amount has more. */
export function formatMoney(amount: bigint): string {
  if (amount < 0n) throw new Error(`Money is never negative: ${amount}`)
  const fraction = (amount % UNIT)
    .toString()
    .padStart(6, '0')
    .replace(/0{1,4}$/, '')
  return `${amount / UNIT}.${fraction}`
}

export const divideHalfUp = (dividend: bigint, divisor: bigint) => (dividend * 2n + divisor) / (divisor * 2n)
export const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor

/** `amount · numerator / denominator` in whole cents. */
export const centsHalfUp = (amount: bigint, numerator = 1n, denominator = 1n) =>
  divideHalfUp(amount * numerator, denominator * CENT) * CENT
export const centsDown = (amount: bigint, numerator = 1n, denominator = 1n) =>
  ((amount * numerator) / (denominator * CENT)) * CENT
