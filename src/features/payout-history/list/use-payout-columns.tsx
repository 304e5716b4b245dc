import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { currencyCode } from '../../../domain/currency.ts'
import { STATUS_LABELS } from '../../../domain/payout-history/status-badge.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { usePayment } from '../../../queries/payouts/transfer-state.ts'
import type { Column, CompactCells } from '../../../ui/data/table/Table.tsx'
import { bankIcon, walletIcon } from '../../../ui/icons/things.ts'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { PayoutTypeName } from '../details/PayoutTypeName.tsx'
import { StatusBadge } from '../details/StatusBadge.tsx'
import { ArrivingAmount, ArrivingLine } from './ArrivingAmount.tsx'
import { Destination, DirectedName, Source, UpdatedDay } from './PayoutCells.tsx'

interface PayoutColumns {
  readonly columns: readonly Column<Payout>[]
  readonly compact: (payout: Payout) => CompactCells
}

const sentAmount = ({ amount, source }: Payout) => <MoneyAmount amount={amount} currency={source.currency} />
const date = (payout: Payout) => <UpdatedDay payout={payout} />
const status = (payout: Payout) => <StatusBadge payout={payout} />

/** Six columns on a wide screen, two lines a row on a narrow one, which leaves the method to the details. */
export function usePayoutColumns(payouts: readonly Payout[]): PayoutColumns {
  const t = useText()
  const paymentOf = usePayment(payouts)
  return {
    columns: [
      { key: 'updated', header: t('history.column.date'), kind: 'date', cell: date },
      { key: 'type', header: t('history.column.type'), cell: ({ type }) => <PayoutTypeName type={type} /> },
      {
        key: 'amount',
        header: t('history.column.amount'),
        kind: 'amount',
        codes: ({ source, destination }) => [currencyCode(source.currency), currencyCode(destination.currency)],
        cell: (payout) => (
          <>
            {sentAmount(payout)} <ArrivingLine payout={payout} payment={paymentOf(payout)} />
          </>
        ),
      },
      {
        key: 'source_id',
        header: t('history.column.from'),
        kind: 'party',
        cell: (payout) => <Source payout={payout} />,
      },
      {
        key: 'destination_id',
        header: t('history.column.to'),
        kind: 'party',
        opens: true,
        cell: (payout) => <Destination payout={payout} />,
      },
      {
        key: 'status',
        header: t('history.column.status'),
        kind: 'status',
        texts: STATUS_LABELS.map((label) => t(label, { coin: 'USDC' })),
        cell: status,
      },
    ],
    compact: (payout) => ({
      mark: <Tile icon={payout.destination.type === 'wallet' ? walletIcon : bankIcon} size={32} />,
      title: <DirectedName payout={payout} />,
      meta: (
        <>
          {date(payout)}
          <ArrivingAmount payout={payout} payment={paymentOf(payout)} />
        </>
      ),
      amount: sentAmount(payout),
      status: status(payout),
    }),
  }
}
