/** A subtle background in the colour of `data-tone`. In forced-colours mode an outline replaces it. */
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

/** A label of one or two words on that background. */
export const chipStyles = `
  flex: 0 1 auto;
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-block: calc((24px - 1lh) / 2);
  border-radius: var(--sr-r-pill);
  font-size: 12.5px;
  line-height: var(--sr-text-caption-line);
  letter-spacing: 0;
  font-weight: var(--sr-weight-medium);
  ${toneStyles}
`
