import styled from '@emotion/styled'

/** A further item in a line of details, preceded by a dot. */
export const DotSeparated = styled.span`
  &::before {
    content: '·';
    margin-inline: 5px;
    color: var(--sr-text-subtle);
  }
`
