import type { ReactNode, Ref } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'
import { useHeadingTag } from '../heading-level.ts'

interface Props {
  readonly children: ReactNode
  readonly lead?: ReactNode
  /** For screen readers only, where the screen shows its question by its fields. */
  readonly hidden?: boolean
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

const Group = styled.div`
  display: grid;
  gap: 6px;
`

const Heading = styled('h2', forwardAll)`
  ${type.title}

  &:focus {
    outline: 0;
  }
`

const Lead = styled.p`
  ${type.lead}
`

/** The question of a task screen, whose title is in the header. It gets the focus after a push, because several steps share the title. */
export function Question({ children, lead, hidden = false, headingRef }: Props) {
  return (
    <Group className={hidden ? 'sr-vh' : undefined}>
      <Heading as={useHeadingTag(1)} ref={headingRef} data-question="" tabIndex={-1}>
        {children}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </Group>
  )
}
