import { IconButton } from '../buttons/IconButton.tsx'
import { copyIcon, tickIcon } from '../icons/controls.ts'
import { useText } from '../text.tsx'
import { ManualCopy } from './ManualCopy.tsx'
import { useCopied } from './use-copied.ts'

const TICK_MS = 1000

interface Props {
  /** The full value, without spaces or a currency code. */
  readonly value: string
  /** Names the button by what it copies: "Copy account number". */
  readonly label: string
}

/** Shows and announces the success for one second. A text that the browser refuses to copy is selected beside the button. */
export function CopyButton({ value, label }: Props) {
  const t = useText()
  const { copied, refused, copy } = useCopied(TICK_MS)
  return (
    <>
      <IconButton icon={copied ? tickIcon : copyIcon} label={label} ok={copied} onClick={() => void copy(value)} />
      <span role="status" className="sr-vh">
        {copied && t('ui.copied')}
      </span>
      {refused !== null && <ManualCopy value={refused} />}
    </>
  )
}
