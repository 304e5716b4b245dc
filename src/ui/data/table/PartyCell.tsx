import type { ReactNode } from 'react'
import styled from '@emotion/styled'

interface Props {
  readonly children: ReactNode
  /** The network or method, in the second line. */
  readonly sub: ReactNode
}

const Line = styled.span`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

const Name = styled(Line)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

// Our own words wrap. Only names from data end in an ellipsis.
const Sub = styled(Line)`
  white-space: normal;
  overflow-wrap: anywhere;
  color: var(--sr-text-muted);
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  font-weight: var(--sr-weight-regular);

  & .sr-num {
    white-space: normal;
  }
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
