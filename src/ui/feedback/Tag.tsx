import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { chipStyles } from './tone-styles.ts'

/** A property of one or two words, not a status. `data-tone` is `brand` for a recommendation and `outline` for a neutral fact. */
export const Tag = styled('span', forwardAll)`
  ${chipStyles}
  padding-inline: 8px;

  &[data-tone='brand'] {
    background: var(--sr-primary-subtle);
    color: var(--sr-primary-text);
  }
  &[data-tone='outline'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--sr-border-strong);
  }
`
