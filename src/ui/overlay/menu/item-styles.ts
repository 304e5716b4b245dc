/** The styles of an item of a listbox, a menu or the drawer. */
export const choiceStyles = `
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 8px 10px;
  border-radius: var(--sr-r-sm);
  font-size: 15px;
  line-height: var(--sr-text-body-line);
  color: var(--sr-text);
  text-align: start;
  cursor: pointer;

  &[aria-disabled='true'] {
    background: none;
    color: var(--sr-text-subtle);
    cursor: not-allowed;
  }
`

/** The styles of an item of a menu or the drawer. */
export const itemStyles = `
  ${choiceStyles}

  & > svg {
    color: var(--sr-text-muted);
  }
  &:not([aria-disabled='true']):hover {
    background: var(--sr-popover-hover);
  }
  &[data-danger]:not([aria-disabled='true']),
  &[data-danger] > svg {
    color: var(--sr-destructive-text);
  }
  &[data-danger]:not([aria-disabled='true']):hover {
    background: var(--sr-destructive-subtle);
  }
`
