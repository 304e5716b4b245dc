import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Container = styled.div`
  margin-block-end: 20px;
  scroll-margin-block: calc(var(--sr-header-h) + 20px);
`

// On a small screen the button is far below; a message about money must not appear off-screen.
const scrollTo = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** Scrolls to a banner above the form. */
export const ScrollIntoView = ({ children }: { readonly children: ReactNode }) => (
  <Container ref={scrollTo}>{children}</Container>
)
