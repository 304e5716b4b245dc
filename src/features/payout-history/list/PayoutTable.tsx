import { useMemo } from 'react'
import { StrandedTransfers } from '../../../components/sending/late/StrandedTransfers.tsx'
import { SurplusNotes } from '../../../components/sending/late/SurplusNote.tsx'
import { filterPayouts } from '../../../domain/payout-history/filter.ts'
import { PAYOUTS_PAGE_SIZE, areRowsClickable, type PayoutTab } from '../../../domain/payout-history/tabs.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { pageOf } from '../../../lib/table.ts'
import { useWatchPayouts } from '../../../queries/payouts/payouts.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Pager } from '../../../ui/data/Pager.tsx'
import { Table } from '../../../ui/data/table/Table.tsx'
import { TableCard } from '../../../ui/data/table/TableCard.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { NoMatchingPayouts, NoMatchText } from './NoMatchingPayouts.tsx'
import { PayoutToolbar, type Shown } from './PayoutToolbar.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { usePayoutSearch } from './use-payout-search.ts'
import { usePayoutSummary } from './use-payout-summary.ts'

/** The payouts of one page, each of which opens its details. */
function PayoutRows({ payouts }: { readonly payouts: readonly Payout[] }) {
  const t = useText()
  const router = useRouter()
  const { columns, compact } = usePayoutColumns(payouts)
  const summaryOf = usePayoutSummary()
  const open = ({ id }: Payout) => router.push('/my-payouts/details', { id, view: 'details' })
  return (
    <Table
      caption={t('history.caption')}
      columns={columns}
      compact={compact}
      summaryOf={summaryOf}
      items={payouts}
      keyOf={({ id }) => id}
      onOpen={areRowsClickable(columns.map(({ key }) => key)) ? open : undefined}
    />
  )
}

interface Props {
  readonly tab: PayoutTab
  readonly payouts: readonly Payout[]
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** The table with its search, filter and export, seven rows a page, and rows that open the details. Changing payouts on the visible page are polled. */
export function PayoutTable({ tab, payouts, shown, onShow }: Props) {
  const { query, filter } = shown
  const matching = usePayoutSearch(payouts, query)
  const found = useMemo(() => filterPayouts(matching, filter), [matching, filter])
  const page = pageOf(found, shown.page, PAYOUTS_PAGE_SIZE)
  useWatchPayouts(page.items)

  const show = (wanted: Partial<Shown>) => onShow({ ...shown, page: 0, ...wanted })
  return (
    <Stack gap={12}>
      <StrandedTransfers payouts={page.items} />
      <SurplusNotes payouts={page.items} />
      <PayoutToolbar tab={tab} payouts={payouts} found={found} shown={shown} onShow={show} />
      <TableCard
        pager={
          <Pager
            range={page}
            empty={<NoMatchText shown={shown} />}
            onPrevious={page.page > 0 ? () => show({ page: page.page - 1 }) : undefined}
            onNext={page.page < page.pages - 1 ? () => show({ page: page.page + 1 }) : undefined}
          />
        }
      >
        {found.length === 0 ? <NoMatchingPayouts shown={shown} onShow={show} /> : <PayoutRows payouts={page.items} />}
      </TableCard>
    </Stack>
  )
}
