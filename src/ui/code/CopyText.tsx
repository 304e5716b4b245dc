import styled from '@emotion/styled'
import { Button } from '../buttons/Button.tsx'
import { ManualCopy } from './ManualCopy.tsx'
import { useCopied } from './use-copied.ts'
import { useText } from '../text.tsx'

/** The text may be as long as a file. */
const ByHand = styled.div`
  max-block-size: 120px;
  overflow: auto;
  margin-block-start: 8px;
  padding: 8px;
  border-radius: var(--sr-r-md);
  background: var(--sr-surface);
`

const Line = styled.div`
  margin-block-start: 8px;
`

/** A button that copies a long text, which is shown only where the browser refuses that. */
export function CopyText({ text }: { readonly text: string }) {
  const t = useText()
  const { copied, refused, copy } = useCopied()
  return (
    <Line>
      <Button size="sm" variant="secondary" onClick={() => void copy(text)}>
        {t(copied ? 'ui.copied' : 'ui.copy')}
      </Button>
      {refused !== null && (
        <ByHand tabIndex={0} role="group" aria-label={t('ui.copy')}>
          <ManualCopy value={refused} />
        </ByHand>
      )}
    </Line>
  )
}
