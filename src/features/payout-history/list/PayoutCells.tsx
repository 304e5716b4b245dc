import { useLingui } from '@lingui/react'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Moment } from '../../../ui/data/Moment.tsx'
import { PartyCell } from '../../../ui/data/table/PartyCell.tsx'
import { NetworkName } from '../details/NetworkName.tsx'
import { PartyName } from '../details/PartyName.tsx'

interface Props {
  readonly payout: Payout
}

export function UpdatedDay({ payout: { updated } }: Props) {
  const { i18n } = useLingui()
  return <Moment at={updated}>{formatDay(updated, i18n.locale)}</Moment>
}

export const Source = ({ payout }: Props) => (
  <PartyCell sub={<NetworkName network={payout.source.network} />}>
    <PartyName party={partiesOf(payout).from} />
  </PartyCell>
)

export const Destination = ({ payout }: Props) => (
  <PartyCell sub={<NetworkName network={payout.destination.network} />}>
    <DestinationName payout={payout} />
  </PartyCell>
)

export const DestinationName = ({ payout }: Props) => <PartyName party={partiesOf(payout).to} />
