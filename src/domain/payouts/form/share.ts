import { AMOUNT_DECIMALS, fromUnits, rescale, type Decimal } from '../../../lib/money.ts'

/** The share of a balance that the half and max buttons offer, rounded down to the cent so that it never exceeds the balance. */
export function shareOf({ units, scale }: Decimal, percent: 50 | 100): string {
  return fromUnits(rescale({ units: units * BigInt(percent), scale: scale + 2 }, AMOUNT_DECIMALS, 'floor'))
}
