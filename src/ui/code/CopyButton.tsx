import { IconButton } from '../buttons/IconButton.tsx'
import { copyIcon, tickIcon } from '../icons/basic.ts'
import { useText } from '../text.tsx'
import { useCopied } from './use-copied.ts'

const TICK_MS = 1000

interface Props {
  /** The full value, without spaces or a currency code. */
  readonly value: string
  /** What is copied, as in "Copy account number". */
  readonly label: string
}

/** Turns into a tick for a second, and says so. */
export function CopyButton({ value, label }: Props) {
  const t = useText()
  const { copied, copy } = useCopied(TICK_MS)
  return (
    <>
      <IconButton
        icon={copied ? tickIcon : copyIcon}
        label={t('ui.copy.what', { what: label })}
        ok={copied}
        onClick={() => void copy(value)}
      />
      <span role="status" className="sr-vh">
        {copied && t('ui.copied')}
      </span>
    </>
  )
}
