import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'

interface Props {
  readonly children: ReactNode
  readonly lead?: ReactNode
}

const Group = styled.div`
  display: grid;
  gap: 6px;
`

const Heading = styled.h2`
  ${type.title}
`

const Lead = styled.p`
  ${type.lead}
`

/** The question of a task screen, whose title is in the header. */
export function Question({ children, lead }: Props) {
  return (
    <Group>
      <Heading>{children}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </Group>
  )
}
