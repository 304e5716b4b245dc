/** A quiet ground that `data-tone` colours; where colours are forced an outline stands for it. */
export const toneStyles = `
  background: var(--sr-surface-pressed);
  color: var(--sr-text-muted);

  &[data-tone='success'] {
    background: var(--sr-success-subtle);
    color: var(--sr-success-text);
  }
  &[data-tone='warning'] {
    background: var(--sr-warning-subtle);
    color: var(--sr-warning-text);
  }
  &[data-tone='destructive'] {
    background: var(--sr-destructive-subtle);
    color: var(--sr-destructive-text);
  }
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
`

/** One or two words on such a ground. */
export const chipStyles = `
  flex: none;
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  border-radius: var(--sr-r-pill);
  font-size: 12.5px;
  line-height: 16px;
  letter-spacing: 0;
  font-weight: var(--sr-weight-medium);
  white-space: nowrap;
  ${toneStyles}
`
