import { currencyCode } from '../../domain/currency.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'

/** The amount that leaves the wallet for an off-ramp, such as "1,500.00 USDC". */
export const sentAmount = ({ source, amount }: Payout, locale: string): string =>
  `${formatAmount(source.amount ?? amount, locale)} ${currencyCode(source.currency)}`
