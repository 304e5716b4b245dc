import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { useHeadingTag } from '../heading-level.ts'

interface Props {
  /** An illustration or a large tile. */
  readonly illustration?: ReactNode
  readonly title: ReactNode
  /** One sentence. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Fills the container and centres the content in it. */
  readonly fill?: boolean
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-inline-size: 400px;
  margin-inline: auto;
  padding: 40px 20px;
  text-align: center;

  &[data-fill] {
    margin-block: auto;
  }
  /* An illustration contains its own margin, a tile does not. */
  & > span:first-of-type {
    margin-block-end: 12px;
  }
`

const Heading = styled.h2`
  ${type.heading}
  text-wrap: balance;
  overflow-wrap: anywhere;
`

const Sentence = styled.p`
  color: var(--sr-text-muted);
  text-wrap: balance;
`

const Action = styled.div`
  margin-block-start: 12px;
`

/** Explains what an empty list will contain and how to start. */
export function EmptyState({ illustration, title, children, action, fill }: Props) {
  return (
    <Box data-fill={fill || undefined}>
      {illustration}
      <Heading as={useHeadingTag(1)}>{title}</Heading>
      {children && <Sentence>{children}</Sentence>}
      {action && <Action>{action}</Action>}
    </Box>
  )
}
