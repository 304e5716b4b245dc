import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { useHeadingTag } from '../heading-level.ts'

interface Props {
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly children: ReactNode
}

const Box = styled.section`
  display: grid;
  gap: 16px;
  padding-block: 24px;
  border-block-start: 1px solid var(--sr-border);

  &:first-of-type {
    border-block-start: 0;
    padding-block-start: 0;
  }
  &:last-of-type {
    padding-block-end: 0;
  }
  @container sr (min-width: 720px) {
    grid-template-columns: 208px minmax(0, 1fr);
    column-gap: 40px;
    padding-block: 32px;
  }
`

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
`

const Heading = styled.h2`
  font-weight: var(--sr-weight-semibold);
`

const Hint = styled.p`
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
  text-wrap: pretty;
`

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
`

/** A section of a long form or of the settings. In a wide widget its title is in a column beside the content. */
export function Section({ title, hint, children }: Props) {
  return (
    <Box>
      <Head>
        <Heading as={useHeadingTag(1)}>{title}</Heading>
        {hint && <Hint>{hint}</Hint>}
      </Head>
      <Content>{children}</Content>
    </Box>
  )
}
