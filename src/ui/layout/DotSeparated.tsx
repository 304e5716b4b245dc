import type { ReactNode } from 'react'
import styled from '@emotion/styled'

/** A further item in a line of details, preceded by a dot. */
export const DotSeparated = styled.span`
  &::before {
    content: '·';
    margin-inline: 5px;
    color: var(--sr-text-subtle);
  }
`

/** The items of a line of details that are there, with dots between them. */
export const DotList = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children
    .filter(Boolean)
    .map((part, index) =>
      index === 0 ? <span key={index}>{part}</span> : <DotSeparated key={index}>{part}</DotSeparated>,
    )
