/** "12.34" with 6 decimals is 12340000n. More digits than the token has are refused, never rounded away. */
export function toUnits(amount: string, decimals: number): bigint {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined) throw new RangeError(`Not an amount: ${amount}`)
  if (fraction.length > decimals) throw new RangeError(`More than ${decimals} decimals: ${amount}`)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** At least two decimals, and as many as the exact amount needs. */
export function fromUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
