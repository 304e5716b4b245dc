import type { ReactElement } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'

type Row = ReactElement | false | null | undefined | ''

interface Props {
  readonly label?: string
  /** Rows one by one, or a list of rows with keys. */
  readonly children: Row | readonly Row[]
}

const List = styled('ul', forwardAll)`
  min-inline-size: 0;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);

  & > li + li {
    border-block-start: 1px solid var(--sr-border);
  }
  & > li > *,
  & > li > * > button {
    border-radius: 0;
  }
  & > li:first-of-type > *,
  & > li:first-of-type > * > button {
    border-start-start-radius: calc(var(--sr-r-lg) - 1px);
    border-start-end-radius: calc(var(--sr-r-lg) - 1px);
  }
  & > li:last-of-type > *,
  & > li:last-of-type > * > button {
    border-end-start-radius: calc(var(--sr-r-lg) - 1px);
    border-end-end-radius: calc(var(--sr-r-lg) - 1px);
  }
`

/** A card of rows with separators. Safari drops the list role of a list without bullets, so the role is set explicitly. */
export function Rows({ label, children }: Props) {
  return (
    <List part="card" role="list" aria-label={label}>
      {[children].flat().map((row, at) => row && <li key={row.key ?? at}>{row}</li>)}
    </List>
  )
}
