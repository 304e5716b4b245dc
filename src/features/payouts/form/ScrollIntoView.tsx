import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Place = styled.div`
  margin-block-end: 20px;
  scroll-margin-block: calc(var(--sr-header-h) + 20px);
`

// On a small screen the button is far below: what may have cost money is not said out of sight.
const scrollTo = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** A banner above the form that comes into sight. */
export const ScrollIntoView = ({ children }: { readonly children: ReactNode }) => (
  <Place ref={scrollTo}>{children}</Place>
)
