import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { receivedOf } from '../../../domain/payout-history/details.ts'
import { outcomeOf } from '../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { useText } from '../../../ui/text.tsx'
import { useCameBackText } from './use-payout-summary.ts'

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

/** What came back; else the amount that the other side receives, and nothing for a transfer that delivers nothing. */
function useArrivingText(payout: Payout): ReactNode {
  const cameBack = useCameBackText()(payout)
  const { money } = receivedOf(payout)
  if (cameBack) return <bdi>{cameBack}</bdi>
  return money && <MoneyAmount {...money} />
}

/** After a dot, in a line of details. */
export function ArrivingAmount({ payout }: Props) {
  const text = useArrivingText(payout)
  if (!text) return null
  return (
    <>
      {/* A line may end here: an amount itself does not wrap. */} <Arriving>{text}</Arriving>
    </>
  )
}

/** Below the amount that is sent, in its column. */
export function ArrivingLine({ payout }: Props) {
  const t = useText()
  const text = useArrivingText(payout)
  if (!text) return null
  return (
    <Line>
      {!outcomeOf(payout).back && <span className="sr-vh">{t(receivedOf(payout).label)} </span>}
      {text}
    </Line>
  )
}
