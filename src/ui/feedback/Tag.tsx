import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'

/** A trait in one or two words, no status: `data-tone="brand"` recommends, `outline` only names. */
export const Tag = styled('span', forwardAll)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  padding-inline: 8px;
  border-radius: var(--sr-r-pill);
  font-size: 12.5px;
  line-height: 16px;
  letter-spacing: 0;
  font-weight: var(--sr-weight-medium);
  white-space: nowrap;
  background: var(--sr-surface-pressed);
  color: var(--sr-text-muted);

  &[data-tone='brand'] {
    background: var(--sr-primary-subtle);
    color: var(--sr-primary-text);
  }
  &[data-tone='outline'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--sr-border-strong);
  }
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
`
