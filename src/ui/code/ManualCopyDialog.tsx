import { Dialog } from '../overlay/Dialog.tsx'
import { ManualCopy } from './ManualCopy.tsx'
import type { Copied } from './use-copied.ts'

interface Props {
  /** The name of the copied value, as on the button. */
  readonly title: string
  readonly copied: Copied
}

/** For a copy that was chosen in a menu, which is closed by then. */
export function ManualCopyDialog({ title, copied: { refused, dismiss } }: Props) {
  if (refused === null) return null
  return (
    <Dialog title={title} onClose={dismiss}>
      <ManualCopy value={refused} />
    </Dialog>
  )
}
