import styled from '@emotion/styled'
import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { receivedOf } from '../../../domain/payout-history/amounts.ts'
import type { Payment } from '../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { useText } from '../../../ui/text.tsx'
import { useCameBackText } from './use-payout-summary.ts'

interface Props {
  readonly payout: Payout
  readonly payment: Payment
}

/** The dot stays with what is before it: a line may end at the space behind it, which is distance enough. An amount itself does not wrap. */
const Dot = styled(DotSeparated)`
  &::before {
    margin-inline-end: 1px;
  }
`

const Line = styled.span`
  display: block;
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  font-weight: var(--sr-weight-regular);
  color: var(--sr-text-muted);
`

/** After a dot, in a line of details: the amount that the other side receives, and what came back. */
export function ArrivingAmount({ payout, payment }: Props) {
  const received = receivedOf(payout, payment)
  const cameBack = useCameBackText()(payout)
  return (
    <>
      {received && (
        <>
          <Dot /> <MoneyAmount {...received.money} />
        </>
      )}
      {cameBack && (
        <>
          <Dot /> <bdi>{cameBack}</bdi>
        </>
      )}
    </>
  )
}

/** Below the amount that is sent, in its column. */
export function ArrivingLine({ payout, payment }: Props) {
  const t = useText()
  const received = receivedOf(payout, payment)
  const cameBack = useCameBackText()(payout)
  return (
    <>
      {received && (
        <Line>
          <span className="sr-vh">{t(received.label)} </span>
          <MoneyAmount {...received.money} />
        </Line>
      )}
      {cameBack && (
        <Line>
          <bdi>{cameBack}</bdi>
        </Line>
      )}
    </>
  )
}
