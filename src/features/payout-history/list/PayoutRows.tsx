import { areRowsClickable } from '../../../domain/payout-history/tabs.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Table } from '../../../ui/data/table/Table.tsx'
import { useText } from '../../../ui/text.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { usePayoutSummary } from './use-payout-summary.ts'

/** The payouts of one page, each of which opens its details. */
export function PayoutRows({ payouts }: { readonly payouts: readonly Payout[] }) {
  const t = useText()
  const router = useRouter()
  const { columns, compact } = usePayoutColumns()
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
