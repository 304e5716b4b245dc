import styled from '@emotion/styled'
import { visibleText } from '../../lib/format/visible-text.ts'
import { useText } from '../text.tsx'

interface Props {
  /** The bank's name, which is cut where a table has no room; the digits never are. */
  readonly name?: string | undefined
  readonly last4: string
}

const Line = styled.bdi`
  td & {
    display: inline-flex;
    max-inline-size: 100%;
    gap: 0.3em;
    vertical-align: bottom;
  }
  td & > :not(:last-child) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Dots = styled.span`
  margin-inline-end: 3px;
  font-size: 0.8em;
  letter-spacing: 1px;
`

/** An account by its last four digits: `•••• 4821`, read as "ending in 4821". */
export function Masked({ name, last4 }: Props) {
  const t = useText()
  return (
    <Line>
      {name && <span>{visibleText(name)} </span>}
      <span className="sr-num">
        <span className="sr-vh">{t('ui.endingIn')} </span>
        <Dots aria-hidden="true">••••</Dots>
        {visibleText(last4)}
      </span>
    </Line>
  )
}
