import { Dialog } from '../overlay/Dialog.tsx'
import { ByHand } from './ByHand.tsx'
import type { Copied } from './use-copied.ts'

interface Props {
  /** What was to be copied, as the button names it. */
  readonly title: string
  readonly copied: Copied
}

/** For a copy that was chosen in a menu, which is closed by then. */
export function ByHandDialog({ title, copied: { refused, dismiss } }: Props) {
  if (refused === null) return null
  return (
    <Dialog title={title} onClose={dismiss}>
      <ByHand value={refused} />
    </Dialog>
  )
}
