import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { currencyCode } from '../../../domain/currency.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { payoutTypeLabel } from '../../../domain/payout-history/details.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { Amount } from '../../../ui/data/Amount.tsx'
import { Moment } from '../../../ui/data/Moment.tsx'
import type { Column, CompactCells } from '../../../ui/data/table/Table.tsx'
import { PartyCell } from '../../../ui/data/table/PartyCell.tsx'
import { bankIcon, walletIcon } from '../../../ui/icons/things.ts'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { NetworkName } from '../details/NetworkName.tsx'
import { PartyName } from '../details/PartyName.tsx'
import { StatusBadge } from '../details/StatusBadge.tsx'
import { ArrivingAmount, ArrivingLine } from './ArrivingAmount.tsx'

interface PayoutColumns {
  readonly columns: readonly Column<Payout>[]
  readonly compact: (payout: Payout) => CompactCells
  readonly summaryOf: (payout: Payout) => string
}

function TypeName({ type }: Pick<Payout, 'type'>): ReactNode {
  const t = useText()
  const label = payoutTypeLabel(type)
  return label ? t(label) : <bdi>{rawValue(type)}</bdi>
}

/** Six columns on a wide screen, two lines a row on a narrow one, which leaves the method to the details. */
export function usePayoutColumns(): PayoutColumns {
  const t = useText()
  const { i18n } = useLingui()

  const code = ({ source }: Payout) => currencyCode(source.currency)
  const amount = (payout: Payout) => <Amount value={formatAmount(payout.amount, i18n.locale)} code={code(payout)} />
  const date = ({ updated }: Payout) => <Moment at={updated}>{formatDay(updated, i18n.locale)}</Moment>
  const status = ({ status: value }: Payout) => <StatusBadge status={value} />

  const statusName = ({ status: value }: Payout) => {
    const { label, word } = payoutBadge(value)
    return label ? t(label) : word
  }

  return {
    summaryOf: (payout) => {
      const { amount: value, updated } = payout
      const parts = [`${formatAmount(value, i18n.locale)} ${code(payout)}`, formatDay(updated, i18n.locale)]
      return [...parts, statusName(payout)].join(', ')
    },
    columns: [
      { key: 'updated', header: t('history.column.date'), kind: 'date', cell: date },
      { key: 'type', header: t('history.column.type'), cell: ({ type }) => <TypeName type={type} /> },
      {
        key: 'amount',
        header: t('history.column.amount'),
        kind: 'amount',
        codes: (payout) => [code(payout), currencyCode(payout.destination.currency)],
        cell: (payout) => (
          <>
            {amount(payout)} <ArrivingLine payout={payout} />
          </>
        ),
      },
      {
        key: 'source_id',
        header: t('history.column.from'),
        kind: 'party',
        cell: (payout) => (
          <PartyCell sub={<NetworkName network={payout.source.network} />}>
            <PartyName party={partiesOf(payout).from} />
          </PartyCell>
        ),
      },
      {
        key: 'destination_id',
        header: t('history.column.to'),
        kind: 'party',
        opens: true,
        cell: (payout) => (
          <PartyCell sub={<NetworkName network={payout.destination.network} />}>
            <PartyName party={partiesOf(payout).to} />
          </PartyCell>
        ),
      },
      { key: 'status', header: t('history.column.status'), kind: 'status', cell: status },
    ],
    compact: (payout) => ({
      mark: <Tile icon={payout.destination.type === 'wallet' ? walletIcon : bankIcon} size={32} />,
      title: <PartyName party={partiesOf(payout).to} />,
      meta: (
        <>
          {date(payout)}
          <ArrivingAmount payout={payout} />
        </>
      ),
      amount: amount(payout),
      status: status(payout),
    }),
  }
}
