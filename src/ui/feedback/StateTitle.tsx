import type { ReactNode, Ref } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'
import { useHeadingTag } from '../heading-level.ts'

interface Props {
  /** A large tile or spinner. */
  readonly mark?: ReactNode
  readonly children: ReactNode
  readonly sentence?: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement>
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;
`

const Mark = styled.div`
  display: grid;
  margin-block-end: 12px;
`

const Heading = styled('h1', forwardAll)`
  ${type.title}

  &:focus {
    outline: 0;
  }
`

const Sentence = styled.p`
  color: var(--sr-text-muted);
  text-wrap: balance;
`

/** The title of a screen that shows a single state, such as submitted or rejected. */
export function StateTitle({ mark, children, sentence, headingRef }: Props) {
  return (
    <Box>
      {mark && <Mark>{mark}</Mark>}
      <Heading as={useHeadingTag(0)} ref={headingRef} part="title" tabIndex={-1}>
        {children}
      </Heading>
      {sentence && <Sentence>{sentence}</Sentence>}
    </Box>
  )
}
