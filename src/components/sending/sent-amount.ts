import { amountText } from '../../domain/amount-text.ts'
import type { Payout } from '../../domain/payouts/payout.ts'

/** The amount that leaves the wallet for an off-ramp, such as "1,500.00 USDC". */
export const sentAmount = ({ source, amount }: Payout, locale: string): string =>
  amountText(source.amount ?? amount, source.currency, locale)
