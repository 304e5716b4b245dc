import { Fragment } from 'react'
import styled from '@emotion/styled'
import { visibleText } from '../../lib/format/visible-text.ts'
import { RichText } from '../RichText.tsx'

interface Props {
  /** The bank's name. A line without room truncates it, but never the digits. */
  readonly name?: string | undefined
  /** Null where the server says none: the line is the name alone. */
  readonly last4: string | null
}

const Line = styled.bdi`
  td &,
  [data-cuts] & {
    display: inline-flex;
    max-inline-size: 100%;
    gap: 0.3em;
    vertical-align: bottom;
  }
  td & > :not(:last-child),
  [data-cuts] & > :not(:last-child) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

// A space that breaks no line before the digits. A no-break space would keep its width in a line that is cut.
const Space = styled.span`
  white-space: nowrap;
`

const Dots = styled.span`
  margin-inline-end: 3px;
  font-size: 0.8em;
  letter-spacing: 1px;
`

// In a narrow line that is cut, two dots say as much as four, and the name has their room.
const MoreDots = styled.span`
  @container sr (max-width: 479.98px) {
    td &,
    [data-cuts] & {
      display: none;
    }
  }
`

/** An account number as `•••• 4821`, which screen readers announce as "ending in 4821". */
export function Masked({ name, last4 }: Props) {
  if (!last4) return name ? <bdi>{visibleText(name)}</bdi> : null
  const number = (
    <>
      <Dots aria-hidden="true">
        ••<MoreDots>••</MoreDots>
      </Dots>
      {visibleText(last4)}
    </>
  )
  return (
    <Line>
      {name && (
        <span>
          {visibleText(name)}
          <Space> </Space>
        </span>
      )}
      <span className="sr-num">
        <RichText
          id="ui.endingIn"
          components={[<span key="words" className="sr-vh" />, <Fragment key="number">{number}</Fragment>]}
        />
      </span>
    </Line>
  )
}
