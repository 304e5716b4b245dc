import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'
import { useHeadingTag } from '../heading-level.ts'

interface Props {
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly badge?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
  /** The parts of the step, below its text. */
  readonly list?: ReactNode
  /** Uses a smaller heading, for a step below another heading. */
  readonly minor?: boolean
  /** Takes as little height as it can in a compact widget, above what the customer came for. */
  readonly brief?: boolean
}

const Box = styled('section', forwardAll)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  padding: 16px;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  text-align: start;

  & > :first-child {
    margin-block-start: 2px;
  }
  @container sr (max-width: 479.98px) {
    &[data-brief] {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }
    &[data-brief] > :first-child {
      display: none;
    }
    &[data-brief] > * {
      grid-column: 1;
    }
  }
  @container sr (min-width: 480px) {
    padding: 20px;
  }
  @container sr (min-width: 720px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 16px;

    & > :first-child {
      align-self: start;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-block-size: 24px;
`

const Heading = styled.h2`
  ${type.heading}
`

const Minor = styled.h3`
  font-size: 15px;
  line-height: var(--sr-text-body-line);
  letter-spacing: calc(-0.1px * var(--sr-tight));
  font-weight: var(--sr-weight-medium);
`

const Sentence = styled.div`
  color: var(--sr-text-muted);
  text-wrap: pretty;
`

const Action = styled.div`
  grid-column: 2;
  display: grid;
  gap: 8px;

  @container sr (max-width: 719.98px) {
    order: 3;
  }
  @container sr (min-width: 720px) {
    grid-column: 3;
    margin-inline-start: 8px;

    & :where(button) {
      min-inline-size: 104px;
    }
  }
`

const List = styled.div`
  grid-column: 2 / -1;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--sr-border);

  @container sr (max-width: 719.98px) {
    order: 2;
    grid-column: 1 / -1;
  }
  @container sr (max-width: 479.98px) {
    [data-brief] > & {
      padding-block-start: 10px;
    }
  }
`

/** An onboarding step with its description, status and action. */
export function StepCard({ mark, title, badge, children, action, list, minor, brief }: Props) {
  const [tag, minorTag] = [useHeadingTag(1), useHeadingTag(2)]
  return (
    <Box part="card" data-brief={brief || undefined}>
      {mark}
      <Words>
        <Head>
          {minor ? <Minor as={minorTag}>{title}</Minor> : <Heading as={tag}>{title}</Heading>}
          {badge}
        </Head>
        <Sentence>{children}</Sentence>
      </Words>
      {action && <Action>{action}</Action>}
      {list && <List>{list}</List>}
    </Box>
  )
}
