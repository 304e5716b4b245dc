import type { ComponentProps, MouseEvent } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'

/** The box of every text input and of controls styled like one. `data-*` attributes hold its state. */
export const boxStyles = `
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--sr-control);
  padding-inline: 14px;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border-control);
  border-radius: var(--sr-r-md);
  color: var(--sr-text);
  text-align: start;
  transition:
    border-color var(--sr-dur-fast) var(--sr-ease),
    box-shadow var(--sr-dur-fast) var(--sr-ease);

  > svg {
    color: var(--sr-text-muted);
  }
  &:hover {
    border-color: var(--sr-text-subtle);
  }
  &[data-invalid] {
    border-color: var(--sr-destructive-solid);
    box-shadow: inset 0 0 0 1px var(--sr-destructive-solid);
  }
  &:focus-within,
  &:focus-visible,
  &[aria-expanded='true'] {
    outline: 2px solid var(--sr-ring);
    outline-offset: -1px;
    border-color: transparent;
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--sr-ring) 16%, transparent);
  }
  &[data-invalid]:focus-within {
    outline-color: var(--sr-destructive-solid);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--sr-destructive-solid) 16%, transparent);
  }
  &[data-read-only],
  &[data-disabled] {
    background: var(--sr-surface-sunken);
    border-color: var(--sr-border-strong);
  }
  &[data-read-only]:not(:focus-within),
  &[data-disabled] {
    box-shadow: none;
  }
  &[data-disabled] {
    color: var(--sr-text-subtle);
    cursor: not-allowed;
  }
  &[data-disabled] > svg {
    color: var(--sr-text-disabled);
  }
`

const Box = styled('div', forwardAll)`
  ${boxStyles}
  cursor: text;
`

/** Text inside a box that cannot be edited, such as the value of a select. */
export const BoxValue = styled.span`
  ${type.input}
  flex: 1 1 auto;
  min-inline-size: 0;
  padding-block: 6px;
  overflow-wrap: anywhere;
  text-align: start;

  &[data-placeholder] {
    color: var(--sr-text-subtle);
  }
`

/** The native control inside a box. iOS zooms the page when its text is smaller than 16 px. */
export const bareControl = `
  ${type.input}
  flex: 1 1 auto;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  cursor: inherit;

  &,
  &:focus-visible {
    outline: 0;
  }
  &::placeholder {
    color: var(--sr-text-subtle);
    opacity: 1;
  }
  &:disabled {
    color: var(--sr-text-subtle);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`

interface Props extends ComponentProps<'div'> {
  readonly invalid?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly disabled?: boolean | undefined
}

function focusControl({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('input,textarea,button,a,select')) return
  currentTarget.querySelector<HTMLElement>('input,textarea')?.focus()
}

/** A press anywhere in the box, even on an icon, focuses its control. */
export function InputBox({ invalid, readOnly, disabled, ...rest }: Props) {
  return (
    <Box
      part="input"
      data-invalid={invalid || undefined}
      data-read-only={readOnly || undefined}
      data-disabled={disabled || undefined}
      onClick={focusControl}
      {...rest}
    />
  )
}
