import styled from '@emotion/styled'
import { CopyButton } from '../code/CopyButton.tsx'
import { useText } from '../text.tsx'

// The button is 44 px to a finger, and no higher than its line to the eye.
const Line = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  color: inherit;
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);

  & > code {
    margin-inline-start: 0.4em;
  }
  & > button {
    margin-block: -13px;
    color: inherit;
  }
`

/** What support asks for after a failure. */
export function Reference({ value }: { readonly value: string }) {
  const t = useText()
  return (
    <Line>
      {t('ui.reference')} <code className="sr-mono">{value}</code>
      <CopyButton value={value} label={t('ui.reference')} />
    </Line>
  )
}
