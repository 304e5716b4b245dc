import styled from '@emotion/styled'

/** What follows something else in a line of details: a dot stands before it. */
export const Dotted = styled.span`
  &::before {
    content: '·';
    margin-inline: 5px;
    color: var(--sr-text-subtle);
  }
`
