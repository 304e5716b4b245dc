import { useLingui } from '@lingui/react'
import { useMoneyText } from '../../../components/money/use-money-text.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { useText } from '../../../ui/text.tsx'
import { useCameBackText } from './use-came-back-text.ts'

/** The name of a row for screen readers: amount, date, status, and what came back. */
export function usePayoutSummary() {
  const t = useText()
  const { i18n } = useLingui()
  const moneyText = useMoneyText()
  const cameBackText = useCameBackText()
  return (payout: Payout): string => {
    const { amount, source, updated } = payout
    const { label, raw } = payoutBadge(payout.status)
    const parts = [moneyText(amount, source.currency), formatDay(updated, i18n.locale), label ? t(label) : raw]
    return [...parts, cameBackText(payout)].filter((part) => part !== null).join(', ')
  }
}
