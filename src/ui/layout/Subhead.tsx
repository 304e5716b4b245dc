import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { useHeadingTag } from '../heading-level.ts'

const Root = styled.h2`
  font-size: var(--sr-text-body-size);
  line-height: var(--sr-text-body-line);
  font-weight: var(--sr-weight-semibold);

  [data-padded] > & {
    margin-block-end: 14px;
  }
`

/** The heading of a card or a group. */
export const Subhead = ({ children }: { readonly children: ReactNode }) => <Root as={useHeadingTag(1)}>{children}</Root>
