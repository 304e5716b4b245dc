import styled from '@emotion/styled'
import { CopyButton } from '../code/CopyButton.tsx'
import { useText } from '../text.tsx'

const Line = styled.span`
  display: block;
  color: inherit;
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  overflow-wrap: break-word;
`

// Goes to a line of its own, with its button, before it breaks. The button is 44 px to a finger, and no higher than its line to the eye.
const Value = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  vertical-align: bottom;

  & > code {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    flex: none;
    margin-block: -13px;
    color: inherit;
  }
`

/** What support asks for after a failure. */
export function Reference({ value }: { readonly value: string }) {
  const t = useText()
  return (
    <Line>
      {t('ui.reference')}{' '}
      <Value>
        <code className="sr-mono">{value}</code>
        <CopyButton value={value} label={t('ui.reference')} />
      </Value>
    </Line>
  )
}
