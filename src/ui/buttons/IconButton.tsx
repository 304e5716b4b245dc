import type { ComponentProps, ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconShape
  readonly label: string
  /** Uses the success colour. */
  readonly ok?: boolean | undefined
  /** Visible text beside the icon. The accessible name starts with it. */
  readonly text?: ReactNode
}

const Root = styled('button', forwardAll)`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid transparent;
  border-radius: var(--sr-r-md);
  color: var(--sr-text-muted);
  transition:
    background-color var(--sr-dur-fast) var(--sr-ease),
    color var(--sr-dur-fast) var(--sr-ease);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--sr-icon-button-hover, var(--sr-surface-hover));
    color: var(--sr-text);
  }
  &:active {
    background: var(--sr-surface-pressed);
  }
  &[data-ok] {
    color: var(--sr-success-text);
  }
  &[data-text] {
    inline-size: auto;
    grid-auto-flow: column;
    gap: 6px;
    padding-inline: 10px;
    font-size: 13px;
    font-weight: var(--sr-weight-medium);
  }
  &&:disabled,
  &&[aria-disabled='true'] {
    background: none;
    color: var(--sr-text-disabled);
    cursor: not-allowed;
  }
`

export function IconButton({ icon, label, ok, text, ...rest }: Props) {
  return (
    <Root
      type="button"
      part="button"
      aria-label={text ? undefined : label}
      data-ok={ok || undefined}
      data-text={text ? '' : undefined}
      {...rest}
    >
      <Icon shape={icon} />
      {text && (
        <span>
          {text}
          <span className="sr-vh"> {label}</span>
        </span>
      )}
    </Root>
  )
}
