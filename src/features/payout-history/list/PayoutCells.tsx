import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { namedParty, partiesOf } from '../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { useIsByHand } from '../../../queries/payouts/transfer-state.ts'
import { Moment } from '../../../ui/data/Moment.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
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

export function Source({ payout }: Props) {
  const t = useText()
  const isByHand = useIsByHand(payout)
  return (
    <PartyCell sub={<NetworkName network={payout.source.network} />}>
      {isByHand ? t('payouts.details.otherWallet') : <PartyName party={partiesOf(payout).from} />}
    </PartyCell>
  )
}

export const Destination = ({ payout }: Props) => (
  <PartyCell sub={<NetworkName network={payout.destination.network} />}>
    <PartyName party={partiesOf(payout).to} />
  </PartyCell>
)

/** A long name is cut, never the direction before it. */
const Directed = styled.span`
  display: flex;
  gap: 0.3em;
`

const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

/** "To Chase", "From Chase": the title of a row in a compact widget, which has no columns that say it. */
export function DirectedName({ payout }: Props) {
  const t = useText()
  const { direction, party } = namedParty(payout)
  if (party.kind === 'unknownBank') return t('history.row.toBank')
  const name = (
    <Name key="name">
      <PartyName party={party} />
    </Name>
  )
  return (
    <Directed>
      <RichText id={`history.row.${direction}`} components={[name]} />
    </Directed>
  )
}
