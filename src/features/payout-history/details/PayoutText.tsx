import { currencyCode } from '../../../domain/currency.ts'
import { partiesOf, type Party } from '../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { RichText } from '../../../ui/RichText.tsx'
import type { MessageId } from '../../../ui/text.tsx'
import { PartyName } from './PartyName.tsx'

interface Props {
  readonly payout: Payout
  /** May name the source as `<0/>`, the destination as `<1/>`, and their currencies. */
  readonly id: MessageId
  /** Default: the source of the payout. */
  readonly from?: Party
}

/** A text of the catalogue about one payout. */
export function PayoutText({ payout, id, from: sender }: Props) {
  const { from, to } = partiesOf(payout)
  const { source, destination } = payout
  return (
    <RichText
      id={id}
      values={{ source: currencyCode(source.currency), destination: currencyCode(destination.currency) }}
      components={[<PartyName key="from" party={sender ?? from} />, <PartyName key="to" party={to} />]}
    />
  )
}
