import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SearchText } from '../../../domain/bank-accounts/account-list.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { receivedOf } from '../../../domain/payout-history/amounts.ts'
import { payoutTypeLabel } from '../../../domain/payout-history/details.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { payoutSearchText } from '../../../domain/payout-history/search.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay, formatMoment } from '../../../lib/format/format-date.ts'
import { memoize, memoizeByObject } from '../../../lib/search/memoize.ts'
import { searchQuery } from '../../../queries/search.ts'
import { useText, type MessageId, type Translate } from '../../../ui/text.tsx'

const networkName = (network: Payout['source']['network'], t: Translate): string => {
  const label = networkLabel(network)
  if ('method' in label) return t(label.method)
  return 'name' in label ? label.name : label.raw
}

/** The searchable text of a payout: its values, and the labels that the table shows for them. Thousands of payouts share a few labels. */
function useTextOf(): (payout: Payout) => SearchText {
  const t = useText()
  const { i18n } = useLingui()
  return useMemo(() => {
    const networkOf = memoize((network: Payout['source']['network']) => networkName(network, t))
    const typeOf = memoize((type: Payout['type']) => payoutTypeLabel(type))
    const translated = memoize((id: MessageId) => t(id))
    const statusOf = (payout: Payout) => {
      const { label, values } = payoutBadge(payout)
      return label === 'payouts.status.fundedCoin' ? t(label, values) : label && translated(label)
    }
    return memoizeByObject((payout: Payout) => {
      const { type, amount, source, destination, created, updated } = payout
      const received = receivedOf(payout)?.money ?? null
      const amounts = received ? [amount, received.amount] : [amount]
      const typeLabel = typeOf(type)
      const labels = [typeLabel && translated(typeLabel), statusOf(payout)].filter((label) => label !== null)
      return payoutSearchText(payout, {
        words: [...labels, networkOf(source.network), networkOf(destination.network)],
        digits: [
          ...amounts.map((one) => formatAmount(one, i18n.locale)),
          formatDay(updated, i18n.locale),
          ...[created, updated].map((date) => formatMoment(date, i18n.locale)),
        ],
      })
    })
  }, [t, i18n.locale])
}

/** An empty search matches every payout. Words tolerate typing errors, digits do not. The order is kept. */
export function usePayoutSearch(payouts: readonly Payout[], query: string): readonly Payout[] {
  const { data: createSearch } = useQuery(searchQuery(query !== ''))
  const textOf = useTextOf()
  // The index of a list is made at its first search, and kept while the box is empty.
  const searchOf = useMemo(
    () => createSearch && memoizeByObject((listed: readonly Payout[]) => createSearch(listed, textOf)),
    [createSearch, textOf],
  )
  return useMemo(
    () => (query.trim() === '' ? payouts : (searchOf?.(payouts)(query) ?? payouts)),
    [searchOf, payouts, query],
  )
}
