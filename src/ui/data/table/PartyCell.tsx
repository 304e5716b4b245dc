import type { ReactNode } from 'react'
import styled from '@emotion/styled'

interface Props {
  readonly children: ReactNode
  /** The network or method, in the second line. */
  readonly sub: ReactNode
}

const Name = styled.span`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Sub = styled(Name)`
  color: var(--sr-text-muted);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--sr-weight-regular);
`

/** The source or destination of a transfer, in two lines. */
export function PartyCell({ children, sub }: Props) {
  return (
    <>
      <Name dir="auto">{children}</Name>
      <Sub>{sub}</Sub>
    </>
  )
}
