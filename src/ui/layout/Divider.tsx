import styled from '@emotion/styled'

/** Words between two lines, before the other way on. */
export const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--sr-text-muted);
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);

  &::before,
  &::after {
    content: '';
    flex: 1 1 auto;
    block-size: 1px;
    background: var(--sr-border);
  }
`
