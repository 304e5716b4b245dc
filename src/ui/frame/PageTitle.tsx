import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'
import { useHeadingTag } from '../heading-level.ts'

const Heading = styled('h1', forwardAll)`
  ${type.title}

  &:focus {
    outline: 0;
  }
`

const Lead = styled.p`
  ${type.lead}
`

const Group = styled.div`
  display: grid;
  gap: 8px;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  @container sr (min-width: 720px) {
    min-block-size: 44px;
  }
`

const Action = styled.div`
  display: none;

  @container sr (min-width: 720px) {
    display: block;
  }
`

interface Props {
  readonly children: ReactNode
  /** The sentence under the title. */
  readonly lead?: ReactNode
  /** Shown at the end of the line in a wide widget. A compact widget has the action in the footer. Null or false leaves its room. */
  readonly action?: ReactNode
}

/** The title of a screen, which gets the focus after a push. */
export function PageTitle({ children, lead, action }: Props) {
  const heading = (
    <Heading as={useHeadingTag(0)} part="title" tabIndex={-1}>
      {children}
    </Heading>
  )
  // The heading may have the focus when the action goes, and would lose it in another place of the tree.
  if (action !== undefined) {
    return (
      <Line>
        {heading}
        {action && <Action>{action}</Action>}
      </Line>
    )
  }
  if (!lead) return heading
  return (
    <Group>
      {heading}
      <Lead>{lead}</Lead>
    </Group>
  )
}
