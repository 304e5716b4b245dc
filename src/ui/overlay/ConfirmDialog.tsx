import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  readonly title: ReactNode
  /** The texts of the two buttons. */
  readonly keep: ReactNode
  readonly confirm: ReactNode
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before something is deleted. It stays open while the deletion is under way. */
export function ConfirmDialog({ title, keep, confirm, busy, onConfirm, onClose, children }: Props) {
  return (
    <Dialog
      title={title}
      destructive
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {keep}
          </Button>
          <Button variant="destructive" loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
