import { useLingui } from '@lingui/react'
import { useMoneyText } from '../../../components/money/use-money-text.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { useText } from '../../../ui/text.tsx'

/** The name of a row for screen readers: amount, date and status. */
export function usePayoutSummary() {
  const t = useText()
  const { i18n } = useLingui()
  const moneyText = useMoneyText()
  return ({ amount, source, updated, status }: Payout): string => {
    const { label, raw } = payoutBadge(status)
    return [moneyText(amount, source.currency), formatDay(updated, i18n.locale), label ? t(label) : raw].join(', ')
  }
}
