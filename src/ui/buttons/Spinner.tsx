import styled from '@emotion/styled'
import { ringStyles, turn } from './spinner-styles.ts'

export const Spinner = styled.span`
  flex: none;
  ${ringStyles}
  animation: ${turn} var(--sr-dur-turn) linear infinite;

  &[data-size='sm'] {
    inline-size: 14px;
    block-size: 14px;
  }
  &[data-size='lg'] {
    inline-size: 28px;
    block-size: 28px;
    border-width: 2.5px;
    color: var(--sr-accent);
  }
`
