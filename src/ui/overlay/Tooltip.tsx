import { cloneElement, useId, type ReactElement, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { useTooltip } from './use-tooltip.ts'

interface Props {
  /** A reason or a definition, never an instruction. */
  readonly text: ReactNode
  /** It matters on touch too: below a control of a compact widget the sentence is in the page instead. */
  readonly printed?: boolean
  /** The child is no control, so the place around it takes the focus. */
  readonly focusable?: boolean
  /** The child is as wide as its place, as a row is; the tooltip stands over its end. */
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

// It reaches over the gap to its control, so that the pointer can go from one to the other.
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
  line-height: 18px;
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

/** Says why something is off, or what a word means. */
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
      {focusable ? children : cloneElement(children, { 'aria-describedby': id })}
      {printed && <Printed aria-hidden="true">{text}</Printed>}
      <Tip ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </Tip>
    </Anchor>
  )
}
