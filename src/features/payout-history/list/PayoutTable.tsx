import { useMemo } from 'react'
import type { Payout } from '../../../domain/payouts/payout.ts'
import {
  dateBounds,
  emptyFilter,
  filterChoices,
  filterCount,
  filterPayouts,
  type PayoutFilter,
} from '../../../domain/payout-history/filter.ts'
import { areRowsClickable, PAYOUTS_PAGE_SIZE, type PayoutTab } from '../../../domain/payout-history/tabs.ts'
import { pageOf } from '../../../lib/table.ts'
import { usePayoutSearch } from './use-payout-search.ts'
import { useWatchPayouts } from '../../../queries/payouts/payouts.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Pager } from '../../../ui/data/Pager.tsx'
import { SearchBox } from '../../../ui/data/SearchBox.tsx'
import { Table } from '../../../ui/data/table/Table.tsx'
import { TableCard } from '../../../ui/data/table/TableCard.tsx'
import { Toolbar } from '../../../ui/data/table/Toolbar.tsx'
import { NoMatchDrawing } from '../../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Inline, Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { ExportButton } from './ExportButton.tsx'
import { PayoutFilterPanel } from './PayoutFilterPanel.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'

/** What the customer looks for, and the page of the table. */
export interface Shown {
  readonly query: string
  readonly filter: PayoutFilter
  readonly page: number
}

interface Props {
  readonly tab: PayoutTab
  readonly payouts: readonly Payout[]
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** The table with its search, filter and export, seven rows a page, and rows that open the details. Changing payouts on the visible page are polled. */
export function PayoutTable({ tab, payouts, shown, onShow }: Props) {
  const t = useText()
  const router = useRouter()
  const { query, filter } = shown
  const matching = usePayoutSearch(payouts, query)
  const found = useMemo(() => filterPayouts(matching, filter), [matching, filter])
  const bounds = useMemo(() => dateBounds(payouts)!, [payouts])
  const choices = useMemo(() => filterChoices(payouts), [payouts])
  const page = pageOf(found, shown.page, PAYOUTS_PAGE_SIZE)
  const { columns, compact, summaryOf } = usePayoutColumns()
  useWatchPayouts(page.items)

  const open = ({ id }: Payout) => router.push('/my-payouts/details', { id, view: 'details' })
  const isNarrowed = query.trim() !== '' || filterCount(filter) > 0
  const look = (wanted: Partial<Shown>) => onShow({ ...shown, page: 0, ...wanted })
  const noMatch = <NoMatchText shown={shown} />
  return (
    <Stack gap={12}>
      <Toolbar>
        <SearchBox label={t('history.search')} value={query} onChange={(text) => look({ query: text })} />
        <PayoutFilterPanel
          filter={filter}
          bounds={bounds}
          choices={choices}
          count={found.length}
          onFilter={(wanted) => look({ filter: wanted })}
        />
        <ExportButton tab={tab} total={payouts.length} found={isNarrowed ? found : null} />
      </Toolbar>
      <TableCard
        pager={
          <Pager
            range={page}
            empty={noMatch}
            onPrevious={page.page > 0 ? () => look({ page: page.page - 1 }) : undefined}
            onNext={page.page < page.pages - 1 ? () => look({ page: page.page + 1 }) : undefined}
          />
        }
      >
        {found.length === 0 ? (
          <EmptyState
            fill
            drawing={<NoMatchDrawing />}
            title={noMatch}
            action={<ShowAll shown={shown} onShow={look} />}
          />
        ) : (
          <Table
            caption={t('history.caption')}
            columns={columns}
            compact={compact}
            summaryOf={summaryOf}
            items={page.items}
            keyOf={({ id }) => id}
            onOpen={areRowsClickable(columns.map(({ key }) => key)) ? open : undefined}
          />
        )}
      </TableCard>
    </Stack>
  )
}

/** Says which of the search and the filter leaves nothing. */
function NoMatchText({ shown: { query, filter } }: Pick<Props, 'shown'>) {
  const t = useText()
  if (query === '') return t('history.noMatchFilter')
  const id = filterCount(filter) > 0 ? 'history.noMatchBoth' : 'history.noMatch'
  return <RichText id={id} values={{ query }} components={[<bdi key="query" />]} />
}

/** Takes back what hides the transfers: the search first, which the customer sees. */
function ShowAll({ shown: { query, filter }, onShow }: { shown: Shown; onShow: (wanted: Partial<Shown>) => void }) {
  const t = useText()
  return (
    <Inline wrap>
      {query !== '' && (
        <Button variant="secondary" onClick={() => onShow({ query: '' })}>
          {t('history.clear')}
        </Button>
      )}
      {filterCount(filter) > 0 && (
        <Button variant="secondary" onClick={() => onShow({ filter: emptyFilter })}>
          {t('history.filter.clearAll')}
        </Button>
      )}
    </Inline>
  )
}
