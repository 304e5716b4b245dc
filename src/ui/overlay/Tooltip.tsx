import { cloneElement, useId, type ReactElement, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { useTooltip } from './use-tooltip.ts'

interface Props {
  /** A reason or a definition, never an instruction. While there is none, the control is alone and keeps its focus. */
  readonly text: ReactNode
  /** Shows the text below the control in a compact widget, so that touch users can read it too. */
  readonly printed?: boolean
  /** The child is not focusable, so its wrapper is. */
  readonly focusable?: boolean
  /** The child fills its container, as a row does, and the tooltip is aligned with its end. */
  readonly block?: boolean
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

const Anchor = styled('span', forwardAll)`
  position: relative;
  display: inline-grid;
  max-inline-size: 100%;
  vertical-align: middle;
  border-radius: var(--sr-r-md);

  &[data-printed],
  &[data-block] {
    display: grid;
    gap: 8px;
  }
  &[data-small]::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`

// The tooltip's hit area covers the gap to its control, so that the pointer can move from one to the other.
const Tip = styled('span', forwardAll)`
  position: fixed;
  inset: auto;
  margin: 0;
  inline-size: max-content;
  max-inline-size: min(260px, calc(100vw - 16px));
  padding: 8px 12px;
  border: 1px solid var(--sr-inverse-border);
  border-radius: var(--sr-r-sm);
  background: var(--sr-inverse);
  color: var(--sr-on-inverse);
  box-shadow: var(--sr-shadow-2);
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  letter-spacing: var(--sr-text-small-track);
  font-weight: var(--sr-weight-regular);
  text-align: start;
  text-wrap: pretty;
  text-decoration: none;
  white-space: normal;
  overflow: visible;

  &::before {
    content: '';
    position: absolute;
    inset: -9px;
    z-index: -1;
  }
  @container sr (max-width: 719.98px) {
    [data-printed] > &:popover-open {
      display: none;
    }
  }
`

const Printed = styled.span`
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-subtle);
  text-wrap: pretty;

  @container sr (min-width: 720px) {
    display: none;
  }
`

/** A reason for a disabled control, or the definition of a term. */
export function Tooltip({ text, printed, focusable, block, children }: Props) {
  const id = useId()
  const { tip, anchorProps } = useTooltip(block ? 'top-end' : 'top')
  return (
    <Anchor
      {...anchorProps}
      tabIndex={focusable ? 0 : undefined}
      aria-describedby={focusable ? id : undefined}
      data-printed={printed || undefined}
      data-small={focusable || undefined}
      data-block={block || undefined}
    >
      {focusable ? children : cloneElement(children, { 'aria-describedby': text ? id : undefined })}
      {printed && <Printed aria-hidden="true">{text}</Printed>}
      {text && (
        <Tip ref={tip} id={id} role="tooltip" popover="manual">
          {text}
        </Tip>
      )}
    </Anchor>
  )
}
