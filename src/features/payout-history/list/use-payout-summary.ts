import { useLingui } from '@lingui/react'
import { useMoneyText } from '../../../components/money/use-money-text.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import { outcomeOf } from '../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
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

/** The name of a row for screen readers: amount, date, status, and what came back. */
export function usePayoutSummary() {
  const t = useText()
  const { i18n } = useLingui()
  const moneyText = useMoneyText()
  const cameBackText = useCameBackText()
  return (payout: Payout): string => {
    const { amount, source, updated } = payout
    const { label, values, raw } = payoutBadge(payout)
    const parts = [moneyText(amount, source.currency), formatDay(updated, i18n.locale), label ? t(label, values) : raw]
    const said = [...parts, cameBackText(payout)].filter((part) => part !== null)
    return new Intl.ListFormat(i18n.locale, { style: 'narrow' }).format(said)
  }
}
