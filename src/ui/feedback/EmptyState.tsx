import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'

interface Props {
  /** One of the drawings, or a large tile. */
  readonly drawing?: ReactNode
  readonly title: ReactNode
  /** One sentence. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** In the middle of its place, which it fills. */
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
  /* A drawing brings its own air, a tile none. */
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

/** A place with nothing in it: what belongs there, and how to begin. */
export function EmptyState({ drawing, title, children, action, fill }: Props) {
  return (
    <Box data-fill={fill || undefined}>
      {drawing}
      <Heading>{title}</Heading>
      {children && <Sentence>{children}</Sentence>}
      {action && <Action>{action}</Action>}
    </Box>
  )
}
