import type { ComponentProps } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'

const look = `
  position: relative;
  display: inline;
  color: var(--sr-link);
  font-weight: var(--sr-weight-medium);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-underline-offset: 3px;
  border-radius: var(--sr-r-xs);

  &:hover {
    text-decoration-color: currentColor;
  }
`

/** A button that reads as a link in a sentence; its target grows to 44 px without moving the line. */
export const InlineButton = styled('button', forwardAll)`
  ${look}
  &::after {
    content: '';
    position: absolute;
    inset: -13px -6px;
  }
  &:disabled {
    color: var(--sr-text-subtle);
    text-decoration: none;
    cursor: not-allowed;
  }
`

const Anchor = styled.a`
  ${look}
`

/** Leaves the widget, and never navigates the merchant's page away. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <Anchor target="_blank" rel="noopener noreferrer" {...props} />
}
