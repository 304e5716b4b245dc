import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { labelStyles, valueStyles } from '../layout/rows/labelled-row-styles.ts'

interface ItemProps {
  readonly label: ReactNode
  /** A button at the end, such as copy or change. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

const List = styled('dl', forwardAll)`
  min-inline-size: 0;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
`

const Item = styled('div', forwardAll)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  column-gap: 12px;
  min-block-size: 64px;
  padding: 10px 16px;

  & + & {
    border-block-start: 1px solid var(--sr-border);
  }
  @container sr (min-width: 720px) {
    grid-template-columns: 140px minmax(0, 1fr) auto;
    min-block-size: 56px;
    padding-inline: 20px;
  }
`

const Label = styled.dt`
  ${labelStyles}
`

const Value = styled.dd`
  ${valueStyles}
  min-inline-size: 0;
`

// The padding of an icon button extends beyond the text's edge.
const Action = styled.dd`
  grid-column: 2;
  grid-row: 1 / span 2;
  display: flex;
  align-items: center;

  & > :where(button:has(> svg:only-child)) {
    margin-inline-end: -10px;
  }
  @container sr (min-width: 720px) {
    grid-column: 3;
    grid-row: 1;
  }
`

/** A card of names and values, as in the settings. */
export function DescriptionList({ children }: { readonly children: ReactNode }) {
  return <List part="card">{children}</List>
}

export function Description({ label, action, children }: ItemProps) {
  return (
    <Item part="row">
      <Label>{label}</Label>
      <Value>{children}</Value>
      {action && <Action>{action}</Action>}
    </Item>
  )
}
