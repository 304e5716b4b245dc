import type { Payout } from '../../../domain/payouts/payout.ts'
import { areRowsClickable, PAYOUTS_PAGE_SIZE } from '../../../domain/payout-history/tabs.ts'
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
import { Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'

/** The search text and the page of the table. */
export interface Shown {
  readonly query: string
  readonly page: number
}

interface Props {
  readonly payouts: readonly Payout[]
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** The table with its search, seven rows a page, and rows that open the details. Changing payouts on the visible page are polled. */
export function PayoutTable({ payouts, shown: { query, page: wanted }, onShow }: Props) {
  const t = useText()
  const router = useRouter()
  const found = usePayoutSearch(payouts, query)
  const page = pageOf(found, wanted, PAYOUTS_PAGE_SIZE)
  const { columns, compact, summaryOf } = usePayoutColumns()
  useWatchPayouts(page.items)

  const open = ({ id }: Payout) => router.push('/my-payouts/details', { id, view: 'details' })
  const search = (text: string) => onShow({ query: text, page: 0 })
  const noMatch = <RichText id="history.noMatch" values={{ query }} components={[<bdi key="query" />]} />
  const turn = (to: number) => onShow({ query, page: to })
  return (
    <Stack gap={12}>
      <Toolbar>
        <SearchBox label={t('history.search')} value={query} onChange={search} />
      </Toolbar>
      <TableCard
        pager={
          <Pager
            range={page}
            empty={noMatch}
            onPrevious={page.page > 0 ? () => turn(page.page - 1) : undefined}
            onNext={page.page < page.pages - 1 ? () => turn(page.page + 1) : undefined}
          />
        }
      >
        {found.length === 0 ? (
          <EmptyState
            fill
            drawing={<NoMatchDrawing />}
            title={noMatch}
            action={
              <Button variant="secondary" onClick={() => search('')}>
                {t('history.clear')}
              </Button>
            }
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
