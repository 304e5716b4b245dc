import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { FillSlot } from './slots.tsx'
import { useHeadingTag } from '../heading-level.ts'

const Heading = styled('h1', forwardAll)`
  max-inline-size: 100%;
  font-size: 16px;
  line-height: var(--sr-text-body-line);
  letter-spacing: calc(-0.16px * var(--sr-tight));
  font-weight: var(--sr-weight-semibold);
  text-align: center;
  overflow-wrap: anywhere;
  text-wrap: balance;

  &:focus {
    outline: 0;
  }
`

/** The title of a task screen, in the middle of the header. */
export function HeaderTitle({ children }: { readonly children: ReactNode }) {
  return (
    <FillSlot name="title">
      <Heading as={useHeadingTag(0)} part="title" tabIndex={-1}>
        {children}
      </Heading>
    </FillSlot>
  )
}
