import styled from '@emotion/styled'

export const RowTitle = styled.span`
  font-size: 15px;
  line-height: var(--sr-text-body-line);
  letter-spacing: calc(-0.1px * var(--sr-tight));
  font-weight: var(--sr-weight-medium);
`

export const RowDetail = styled.span`
  display: block;
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
  overflow-wrap: anywhere;
`
