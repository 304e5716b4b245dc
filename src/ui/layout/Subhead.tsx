import styled from '@emotion/styled'

/** The heading of a card or a group. */
export const Subhead = styled.h2`
  font-size: var(--sr-text-body-size);
  line-height: var(--sr-text-body-line);
  font-weight: var(--sr-weight-semibold);

  [data-padded] > & {
    margin-block-end: 14px;
  }
`
