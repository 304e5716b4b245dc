import { useMemo } from 'react'
import { dateBounds, filterChoices, filterCount, type PayoutFilter } from '../../../domain/payout-history/filter.ts'
import type { PayoutTab } from '../../../domain/payout-history/tabs.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { SearchBox } from '../../../ui/data/SearchBox.tsx'
import { Toolbar } from '../../../ui/data/table/Toolbar.tsx'
import { useText } from '../../../ui/text.tsx'
import { ExportButton } from './ExportButton.tsx'
import { PayoutFilterPanel } from './PayoutFilterPanel.tsx'

/** The customer's search and filter, and the page of the table. */
export interface Shown {
  readonly query: string
  readonly filter: PayoutFilter
  readonly page: number
}

interface Props {
  readonly tab: PayoutTab
  readonly payouts: readonly Payout[]
  /** Those that the search and the filter leave. */
  readonly found: readonly Payout[]
  readonly shown: Shown
  readonly onShow: (wanted: Partial<Shown>) => void
}

/** The search, the filter and the export of the table. */
export function PayoutToolbar({ tab, payouts, found, shown: { query, filter }, onShow }: Props) {
  const t = useText()
  const bounds = useMemo(() => dateBounds(payouts)!, [payouts])
  const choices = useMemo(() => filterChoices(payouts), [payouts])
  const isNarrowed = query.trim() !== '' || filterCount(filter) > 0
  return (
    <Toolbar>
      <SearchBox label={t('history.search')} value={query} onChange={(text) => onShow({ query: text })} />
      <PayoutFilterPanel
        filter={filter}
        bounds={bounds}
        choices={choices}
        count={found.length}
        onFilter={(wanted) => onShow({ filter: wanted })}
      />
      <ExportButton tab={tab} total={payouts.length} found={isNarrowed ? found : null} />
    </Toolbar>
  )
}
