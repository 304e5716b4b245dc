import styled from '@emotion/styled'
import { useText } from '../text.tsx'

// A tap selects the value again, and nothing else.
const Value = styled.bdi`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-line;
  font-weight: var(--sr-weight-medium);
  color: var(--sr-text);
  -webkit-user-select: all;
  user-select: all;
`

const Line = styled.span`
  display: block;
  max-inline-size: 280px;
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
`

const select = (value: HTMLElement | null) => void (value && getSelection()?.selectAllChildren(value))

/** The selected value of a copy that the browser refused, so that the customer does not paste what was copied before. */
export function ManualCopy({ value }: { readonly value: string }) {
  const t = useText()
  return (
    <Line data-by-hand>
      <Value ref={select}>{value}</Value>
      {t('ui.copyByHand')}
    </Line>
  )
}
