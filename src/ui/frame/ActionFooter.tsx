import { useId, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { DisabledReason } from '../buttons/disabled-reason.ts'
import { forwardAll } from '../forward.ts'
import { FillSlot } from './slots.tsx'

interface Props {
  /** Explains the action's effect or why it is disabled. */
  readonly note?: ReactNode
  /** A label and a figure. A wide widget has them in its page, beside what they are about. */
  readonly cost?: ReactNode
  /** The column whose end the actions are aligned with in a wide widget. */
  readonly width?: 'auth' | 'form' | 'wide'
  /** For root screens, which show their action in the page of a wide widget. */
  readonly compactOnly?: boolean
  readonly children: ReactNode
}

const Bar = styled('footer', forwardAll)`
  background: var(--sr-canvas);
  border-block-start: 1px solid var(--sr-border);
  padding: 12px var(--gut, 16px) max(12px, env(safe-area-inset-bottom));

  /* A classic scrollbar takes its room from the view. The footer keeps as much, so that both have the same edges. */
  [data-scrolls] ~ [data-dock] & {
    overflow: hidden;
    scrollbar-gutter: stable;
  }

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

// When the actions are stacked, the primary action is on top although it is the last in the tab order.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 12px;

  & > * {
    flex: 1 1 0;
  }
  & > :not(:only-child) {
    white-space: nowrap;
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

const Cost = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 20px;
  margin-block-end: -8px;

  & > :first-child {
    color: var(--sr-text-muted);
  }
  @container sr (min-width: 720px) {
    display: none;
  }
`

/** The action bar of a screen, which stays visible below the scrolling view. */
export function ActionFooter({ note, cost, width = 'form', compactOnly, children }: Props) {
  const noteId = useId()
  return (
    <FillSlot name="footer">
      <Bar part="footer" data-compact={compactOnly || undefined}>
        <Column data-width={width}>
          {cost && <Cost>{cost}</Cost>}
          {note && <Note id={noteId}>{note}</Note>}
          <DisabledReason value={note ? noteId : undefined}>
            <Actions>{children}</Actions>
          </DisabledReason>
        </Column>
      </Bar>
    </FillSlot>
  )
}
