import styled from '@emotion/styled'

/** A number beside a label. `data-on` highlights it, for example for active filters. */
export const CountBadge = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 6px;
  border-radius: var(--sr-r-pill);
  background: var(--sr-surface-pressed);
  color: var(--sr-text-muted);
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--sr-weight-medium);
  font-variant-numeric: tabular-nums;

  &[data-on] {
    background: var(--sr-accent);
    color: var(--sr-on-accent);
  }
`
