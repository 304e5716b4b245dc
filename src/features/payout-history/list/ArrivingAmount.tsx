import styled from '@emotion/styled'
import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { receivedOf } from '../../../domain/payout-history/details.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly payout: Payout
}

/** The space before it, at which a line may end, is distance enough. */
const Arriving = styled(DotSeparated)`
  &::before {
    margin-inline-start: 1px;
  }
`

const Line = styled.span`
  display: block;
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--sr-weight-regular);
  color: var(--sr-text-muted);
`

/** The amount that the other side receives; nothing for a transfer that delivers nothing. */
function Received({ payout }: Props) {
  const { money } = receivedOf(payout)
  return money && <MoneyAmount {...money} />
}

/** After a dot, in a line of details. */
export function ArrivingAmount({ payout }: Props) {
  if (!receivedOf(payout).money) return null
  return (
    <>
      {/* A line may end here: an amount itself does not wrap. */}{' '}
      <Arriving>
        <Received payout={payout} />
      </Arriving>
    </>
  )
}

/** Below the amount that is sent, in its column. */
export function ArrivingLine({ payout }: Props) {
  const t = useText()
  const { label, money } = receivedOf(payout)
  if (!money) return null
  return (
    <Line>
      <span className="sr-vh">{t(label)} </span>
      <Received payout={payout} />
    </Line>
  )
}
