import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { arrowEndIcon } from '../../icons/arrows.ts'
import { Icon } from '../../icons/Icon.tsx'

interface Props {
  readonly from: ReactNode
  readonly to: ReactNode
}

const Line = styled.span`
  position: relative;
  inline-size: 88px;
  block-size: 2px;
  margin-inline: 10px;
  opacity: 0.9;
  background: linear-gradient(90deg, var(--sr-border-control) 0 5px, transparent 5px) 0 / 9px 100%;
`

const Arrow = styled.span`
  position: absolute;
  inset-block-start: -14px;
  inset-inline-start: calc(50% - 15px);
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  border-radius: 50%;
  background: var(--sr-accent);
  color: var(--sr-on-accent);
`

/** The source and destination of money, for a choice card. */
export function FlowPicture({ from, to }: Props) {
  return (
    <>
      {from}
      <Line>
        <Arrow>
          <Icon shape={arrowEndIcon} size={16} />
        </Arrow>
      </Line>
      {to}
    </>
  )
}
