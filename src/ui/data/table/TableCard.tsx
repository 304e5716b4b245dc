import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'

interface Props {
  readonly pager?: ReactNode
  readonly children: ReactNode
}

const Card = styled('div', forwardAll)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);

  & > ul {
    border: 0;
    background: none;
  }
  @container sr (min-width: 1024px) {
    min-block-size: 450px;
  }
`

const Foot = styled.div`
  margin-block-start: auto;
`

/** A card with a table and its pager. On a large screen a short last page does not change its height. */
export function TableCard({ pager, children }: Props) {
  return (
    <Card part="card">
      {children}
      {pager && <Foot>{pager}</Foot>}
    </Card>
  )
}
