import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { InSlot } from './slots.tsx'

interface Props {
  /** Says what the action leads to, or why it is off. */
  readonly note?: ReactNode
  /** The column that the actions end with when wide. */
  readonly width?: 'auth' | 'form' | 'wide'
  /** Root screens have their action in the page when wide. */
  readonly compactOnly?: boolean
  readonly children: ReactNode
}

const Bar = styled('footer', forwardAll)`
  background: var(--sr-canvas);
  border-block-start: 1px solid var(--sr-border);
  padding: 12px var(--gut, 16px) max(12px, env(safe-area-inset-bottom));

  @container sr (min-width: 720px) {
    padding-block: 16px;

    &[data-compact] {
      display: none;
    }
  }
`

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: var(--col, none);
  margin-inline: auto;

  &[data-width='auth'] {
    --col: var(--sr-col-auth);
  }
  &[data-width='form'] {
    --col: var(--sr-col-form);
  }
  &[data-width='wide'] {
    --col: var(--sr-col-wide);
  }
  @container sr (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

// Stacked, the main action comes first though it is the last in the order of the keyboard.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 12px;

  & > * {
    flex: 1 1 0;
  }
  @container sr (min-width: 720px) {
    grid-column: 2;

    & > * {
      flex: 0 0 auto;
      min-inline-size: 148px;
    }
  }
`

const Note = styled.p`
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
  text-align: center;
  text-wrap: balance;

  @container sr (min-width: 720px) {
    text-align: start;
  }
`

/** The buttons of a screen, below the view wherever it is scrolled to. */
export function ActionFooter({ note, width = 'form', compactOnly, children }: Props) {
  return (
    <InSlot name="footer">
      <Bar part="footer" data-compact={compactOnly || undefined}>
        <Column data-width={width}>
          {note && <Note>{note}</Note>}
          <Actions>{children}</Actions>
        </Column>
      </Bar>
    </InSlot>
  )
}
