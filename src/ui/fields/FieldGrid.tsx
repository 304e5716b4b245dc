import type { CSSProperties, ReactNode } from 'react'
import styled from '@emotion/styled'

/** A grid of twelve columns for the fields of a form. A cell spans all columns by default. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 16px 12px;

  > * {
    grid-column: span 12;
    min-inline-size: 0;
  }
  @container sr (min-width: 480px) {
    gap: 20px 16px;
  }
`

const Cell = styled.div`
  @container sr (min-width: 340px) {
    grid-column: span var(--compact);
  }
  @container sr (min-width: 480px) {
    grid-column: span var(--medium);
  }
`

type Columns = 3 | 4 | 5 | 6 | 7 | 8 | 12

interface Props {
  /** The columns in a container of at least 480 px. */
  readonly span?: Columns
  /** The columns in a narrower container, for pairs such as state and ZIP code. */
  readonly compactSpan?: Columns
  readonly children: ReactNode
}

export function FieldCell({ compactSpan = 12, span = compactSpan, children }: Props) {
  const columns: CSSProperties & Record<'--compact' | '--medium', number> = {
    '--compact': compactSpan,
    '--medium': span,
  }
  return <Cell style={columns}>{children}</Cell>
}
