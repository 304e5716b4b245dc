/** The styles of buttons and button-like links, selected by `data-variant` and `data-size`. */
export const buttonStyles = `
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  max-inline-size: 100%;
  min-block-size: var(--sr-control-md);
  padding: 6px 18px;
  border: 1px solid transparent;
  border-radius: var(--sr-r-md);
  font-size: 15px;
  line-height: var(--sr-text-body-line);
  font-weight: var(--sr-weight-semibold);
  letter-spacing: calc(-0.12px * var(--sr-tight));
  text-align: center;
  text-decoration: none;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background-color var(--sr-dur-fast) var(--sr-ease),
    border-color var(--sr-dur-fast) var(--sr-ease),
    box-shadow var(--sr-dur-fast) var(--sr-ease),
    transform var(--sr-dur-instant) var(--sr-ease);

  &:active {
    transform: scale(0.985);
  }
  &[data-size='lg'] {
    min-block-size: var(--sr-control);
    font-size: 16px;
    line-height: var(--sr-text-heading-line);
  }
  &[data-size='sm'] {
    min-block-size: var(--sr-control-sm);
    padding: 4px 12px;
    gap: 6px;
    font-size: 14px;
    font-weight: var(--sr-weight-medium);
  }
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: -5px -2px;
  }
  &[data-block] {
    inline-size: 100%;
  }

  &[data-variant='primary'] {
    background: var(--sr-primary);
    color: var(--sr-on-primary);
    box-shadow: var(--sr-shadow-1);
  }
  &[data-variant='primary']:hover {
    background: var(--sr-primary-hover);
  }
  &[data-variant='primary']:active {
    background: var(--sr-primary-active);
  }
  &[data-variant='secondary'] {
    background: var(--sr-surface);
    color: var(--sr-text);
    border-color: var(--sr-border-strong);
    box-shadow: var(--sr-shadow-1);
  }
  &[data-variant='secondary']:hover {
    background: var(--sr-surface-hover);
    border-color: var(--sr-border-control);
  }
  &[data-variant='ghost'] {
    color: var(--sr-text);
  }
  &[data-variant='ghost']:hover {
    background: var(--sr-surface-hover);
  }
  &[data-variant='secondary']:active,
  &[data-variant='ghost']:active {
    background: var(--sr-surface-pressed);
  }
  &[data-variant='destructive'] {
    background: var(--sr-destructive-solid);
    color: var(--sr-on-destructive-solid);
  }
  &[data-variant='destructive']:hover {
    background: var(--sr-destructive-solid-hover);
  }
  &[data-variant='danger'] {
    background: var(--sr-surface);
    color: var(--sr-destructive-text);
    border-color: var(--sr-border-strong);
  }
  &[data-variant='danger']:hover {
    background: var(--sr-destructive-subtle);
    border-color: var(--sr-destructive-border);
  }

  &&:disabled,
  &&[aria-disabled='true'] {
    background: var(--sr-surface-pressed);
    color: var(--sr-text-subtle);
    border-color: transparent;
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &&:disabled,
    &&[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`
