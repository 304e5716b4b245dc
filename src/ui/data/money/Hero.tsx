import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { arrowEndIcon } from '../../icons/arrows.ts'
import { Icon } from '../../icons/Icon.tsx'

interface Props {
  /** The marks of source and destination. */
  readonly from: ReactNode
  readonly to: ReactNode
  /** An `Amount`, the largest text of the screen. */
  readonly amount: ReactNode
  readonly status: ReactNode
  readonly children?: ReactNode
}

const Box = styled.div`
  --on: var(--sr-canvas);
  display: grid;
  justify-items: start;
  gap: 6px;
`

const Flow = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--sr-text-subtle);
`

const Figure = styled.p`
  margin-block-start: 10px;
  margin-inline-start: -2px;
  font-size: clamp(30px, 9cqi, 40px);
  line-height: 1.2;
  letter-spacing: calc(-0.03em * var(--sr-tight));
  font-weight: var(--sr-weight-semibold);
  font-variant-numeric: tabular-nums;

  & .sr-num {
    white-space: normal;
  }
  & .sr-cur {
    margin-inline-start: 2px;
    font-size: 0.52em;
    letter-spacing: calc(-0.01em * var(--sr-tight));
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  color: var(--sr-text-muted);
`

/** The summary at the top of a transfer's details. */
export function Hero({ from, to, amount, status, children }: Props) {
  return (
    <Box>
      <Flow aria-hidden="true">
        {from}
        <Icon shape={arrowEndIcon} size={16} />
        {to}
      </Flow>
      <Figure>{amount}</Figure>
      <Line>
        {status}
        {children && <span>{children}</span>}
      </Line>
    </Box>
  )
}
