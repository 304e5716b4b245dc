import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { SearchText } from '../../../domain/bank-accounts/account-list.ts'
import type { Endpoint, Payout } from '../../../domain/payouts/payout.ts'
import { payoutTypeLabel } from '../../../domain/payout-history/details.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { payoutSearchText } from '../../../domain/payout-history/search.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { searchQuery } from '../../../queries/search.ts'
import { useText, type Translate } from '../../../ui/text.tsx'

function networkName({ network }: Endpoint, t: Translate): string {
  const label = networkLabel(network)
  if ('method' in label) return t(label.method)
  return 'name' in label ? label.name : label.word
}

/** The labels that the table shows for the payout's codes, because customers search for what they see. */
function useShownText(): (payout: Payout) => SearchText {
  const t = useText()
  const { i18n } = useLingui()
  return useCallback(
    ({ type, status, amount, source, destination }) => {
      const labels = [payoutTypeLabel(type), payoutBadge(status).label].filter((label) => label !== null)
      return {
        words: [...labels.map((label) => t(label)), networkName(source, t), networkName(destination, t)],
        digits: [formatAmount(amount, i18n.locale)],
      }
    },
    [t, i18n.locale],
  )
}

/** An empty search matches every payout. Words tolerate typing errors, digits do not. The order is kept. */
export function usePayoutSearch(payouts: readonly Payout[], query: string): readonly Payout[] {
  const isAsked = query.trim() !== ''
  const { data: createSearch } = useQuery(searchQuery(query !== ''))
  const shownOf = useShownText()
  const search = useMemo(
    () =>
      isAsked && createSearch ? createSearch(payouts, (payout) => payoutSearchText(payout, shownOf(payout))) : null,
    [isAsked, createSearch, payouts, shownOf],
  )
  return useMemo(() => search?.(query) ?? payouts, [search, payouts, query])
}
