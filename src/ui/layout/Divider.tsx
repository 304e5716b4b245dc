import styled from '@emotion/styled'

/** A text between two lines, which introduces an alternative. */
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
