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

// Value and button wrap to a new line together. The button's hit area is 44 px, but it does not increase the line height.
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

/** The reference of a failed call, which support asks for. */
export function Reference({ value }: { readonly value: string }) {
  const t = useText()
  return (
    <Line>
      {t('ui.reference')}{' '}
      <Value>
        <code className="sr-mono">{value}</code>
        <CopyButton value={value} label={t('ui.reference.copy')} />
      </Value>
    </Line>
  )
}
