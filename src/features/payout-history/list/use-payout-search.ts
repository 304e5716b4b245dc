import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { SearchText } from '../../../domain/bank-accounts/account-list.ts'
import type { Endpoint, Payout } from '../../../domain/payouts/payout.ts'
import { payoutTypeLabel } from '../../../domain/payout-history/details.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { payoutSearchText } from '../../../domain/payout-history/search.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { searchQuery } from '../../../queries/search.ts'
import { useText } from '../../../ui/text.tsx'

/** The labels that the table shows for the payout's codes, because customers search for what they see. */
function useShownText(): (payout: Payout) => SearchText {
  const t = useText()
  const { i18n } = useLingui()
  const network = (side: Endpoint) => {
    const label = networkLabel(side.network)
    if ('method' in label) return t(label.method)
    return 'name' in label ? label.name : label.word
  }
  return ({ type, status, amount, source, destination }) => {
    const labels = [payoutTypeLabel(type), payoutBadge(status).label].filter((label) => label !== null)
    return {
      words: [...labels.map((label) => t(label)), network(source), network(destination)],
      digits: [formatAmount(amount, i18n.locale)],
    }
  }
}

/** An empty search matches every payout. Words tolerate typing errors, digits do not. The order is kept. */
export function usePayoutSearch(payouts: readonly Payout[], query: string): readonly Payout[] {
  const { data: search } = useQuery(searchQuery(query !== ''))
  const shownOf = useShownText()
  if (!search || query.trim() === '') return payouts
  return search(payouts, (payout) => payoutSearchText(payout, shownOf(payout)), query)
}
