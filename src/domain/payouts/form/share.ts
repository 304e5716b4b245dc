import { AMOUNT_DECIMALS, fromUnits, rescale, type Decimal } from '../../../lib/money.ts'

/** What the half and max buttons offer of a balance, rounded down to cents: never more than there is. */
export function shareOf({ units, scale }: Decimal, percent: 50 | 100): string {
  return fromUnits(rescale({ units: units * BigInt(percent), scale: scale + 2 }, AMOUNT_DECIMALS, 'floor'))
}
