import type { ComponentProps } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'

const Root = styled('button', forwardAll)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 32px;
  padding: 0 12px;
  border: 1px solid var(--sr-border-strong);
  border-radius: var(--sr-r-md);
  background: var(--sr-surface);
  color: var(--sr-text);
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  font-weight: var(--sr-weight-medium);
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: -7px -2px;
  }
  &[data-small] {
    min-block-size: 28px;
    padding: 0 10px;
  }
  &[data-small]::after {
    inset: -9px -2px;
  }
  &:hover {
    background: var(--sr-surface-hover);
    border-color: var(--sr-border-control);
  }
  &[aria-pressed='true'] {
    background: var(--sr-primary-subtle);
    border-color: var(--sr-accent);
    color: var(--sr-primary-text);
  }
  &:disabled {
    background: var(--sr-surface-sunken);
    border-color: transparent;
    color: var(--sr-text-subtle);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`

interface Props extends ComponentProps<'button'> {
  /** The state of a toggle, such as a filter. Undefined for an action such as Half or Max. */
  readonly pressed?: boolean | undefined
  readonly small?: boolean | undefined
}

export function Chip({ pressed, small, ...rest }: Props) {
  return <Root type="button" part="button" aria-pressed={pressed} data-small={small || undefined} {...rest} />
}
