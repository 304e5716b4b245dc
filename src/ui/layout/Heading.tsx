import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { useHeadingTag } from '../heading-level.ts'

interface Props {
  readonly children: ReactNode
  readonly hint?: ReactNode
}

const Group = styled.div`
  display: grid;
  gap: 4px;
`

const Name = styled.h3`
  ${type.small}
  font-weight: var(--sr-weight-medium);
  color: var(--sr-text-muted);
`

const Hint = styled.p`
  ${type.small}
  color: var(--sr-text-muted);
  text-wrap: pretty;
`

/** The small heading of a group of rows. */
export function Heading({ children, hint }: Props) {
  return (
    <Group>
      <Name as={useHeadingTag(2)}>{children}</Name>
      {hint && <Hint>{hint}</Hint>}
    </Group>
  )
}
