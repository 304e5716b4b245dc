import type { ComponentProps } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'

const linkStyles = `
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

/** A button styled as a link in a sentence. Its hit area is 44 px high without changing the line height. */
export const InlineButton = styled('button', forwardAll)`
  ${linkStyles}
  &::after {
    content: '';
    position: absolute;
    inset: -13px -6px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--sr-text-subtle);
    text-decoration: none;
    cursor: not-allowed;
  }
`

const Anchor = styled.a`
  ${linkStyles}
`

/** Opens a new tab, because a link must not navigate the merchant's page away. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <Anchor target="_blank" rel="noopener noreferrer" {...props} />
}
