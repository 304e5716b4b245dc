import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'

/** The popover of a list. In the top layer it inherits no text styles from its container. */
export const ListPopover = styled('div', forwardAll)`
  position: fixed;
  inset: auto;
  max-block-size: 300px;
  margin: 0;
  padding: 6px;
  overflow: hidden;
  background: var(--sr-surface-raised);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  box-shadow: var(--sr-shadow-3);
  color: var(--sr-text);
  font-weight: var(--sr-weight-regular);
  text-align: start;
  white-space: normal;

  &:popover-open {
    display: flex;
    flex-direction: column;
  }
`

export const ListBody = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`

export const ListScroll = styled.div`
  flex: 0 1 auto;
  min-block-size: 44px;
  overflow: auto;
  overscroll-behavior: contain;

  [data-sheet] & {
    padding-block-end: 16px;
  }
  &[data-empty] {
    min-block-size: 0;
    padding: 0;
  }
`

export const ListEnd = styled.div`
  flex: none;
  margin-block-start: 6px;
  padding-block-start: 6px;
  border-block-start: 1px solid var(--sr-border);
`

/** Separates the pinned selection from the options below it. */
export const ListRule = styled.hr`
  block-size: 1px;
  margin: 6px 0;
  border: 0;
  background: var(--sr-border);
`

export const ListNote = styled.p`
  padding: 20px 12px;
  color: var(--sr-text-muted);
  text-align: center;
  text-wrap: balance;
`
