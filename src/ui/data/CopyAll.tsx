import { Button } from '../buttons/Button.tsx'
import { ManualCopy } from '../code/ManualCopy.tsx'
import { useCopied } from '../code/use-copied.ts'
import { copyIcon, tickIcon } from '../icons/controls.ts'
import { useText } from '../text.tsx'

const CHECK_MS = 1000

/** A button that copies several named values at once. */
export function CopyAll({ value }: { readonly value: string }) {
  const t = useText()
  const { copied, refused, copy } = useCopied(CHECK_MS)
  return (
    <>
      <Button variant="ghost" size="sm" icon={copied ? tickIcon : copyIcon} onClick={() => void copy(value)}>
        {t(copied ? 'ui.copied' : 'ui.copyAll')}
      </Button>
      {refused !== null && <ManualCopy value={refused} />}
    </>
  )
}
