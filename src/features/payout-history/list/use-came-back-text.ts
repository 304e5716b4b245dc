import { useMoneyText } from '../../../components/money/use-money-text.ts'
import { outcomeOf } from '../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useText } from '../../../ui/text.tsx'

/** What came back of a transfer, for its row; null where nothing did, and where the status says it all. */
export function useCameBackText() {
  const t = useText()
  const moneyText = useMoneyText()
  return (payout: Payout): string | null => {
    const { kind, back } = outcomeOf(payout)
    if (back?.money) return t('payouts.back.amount', { amount: moneyText(back.money.amount, back.money.currency) })
    return kind === 'deliveredThenBack' ? t('payouts.back.plain') : null
  }
}
