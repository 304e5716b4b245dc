import { useRef, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { useTopmostDialog } from '../../overlay/open-dialogs.tsx'
import { Toast, type ToastTone } from './Toast.tsx'
import { useToastShift } from './use-toast-shift.ts'
import { useToastTimer } from './use-toast-timer.ts'

export interface ShownToast {
  readonly id: number
  readonly tone: ToastTone
  readonly title: ReactNode
  readonly description: ReactNode
}

interface Props {
  readonly toast: ShownToast | null
  readonly onDismiss: (id: number) => void
}

const Box = styled('div', forwardAll)`
  position: absolute;
  z-index: var(--sr-z-toast);
  inset-inline: 12px;
  inset-block-end: calc(100% + 12px);
  pointer-events: none;
  transform: translateY(var(--shift));

  &[data-top] {
    inset-block: 12px auto;
  }
  /* A very low frame scrolls as a whole: there it stays in sight, and takes no room. */
  [data-low] > [data-dock] > & {
    position: sticky;
    inset: auto auto 12px;
    flex: none;
    display: flex;
    flex-direction: column;
    justify-content: end;
    block-size: 0;
    margin-inline: 12px;
  }
  @container sr (min-width: 720px) {
    inset-inline: auto 20px;
    inset-block-end: calc(100% + 20px);

    [data-low] > [data-dock] > & {
      align-self: end;
    }

    &[data-top] {
      inset-block: 20px auto;
    }
  }
`

/**
 * Shows at most one toast. Both live regions exist before a toast does, because screen readers ignore a region that is inserted with
 * its content. While a dialog is open, the regions are inside the topmost dialog, because everything else is inert.
 */
export function ToastRegion({ toast, onDismiss }: Props) {
  const dialog = useTopmostDialog()
  const isError = toast?.tone === 'error'
  const ref = useRef<HTMLDivElement>(null)
  const shift = useToastShift(ref, toast?.id ?? null, dialog)
  const hold = useToastTimer(toast && { id: toast.id, isError }, onDismiss)

  const shown = toast && (
    <div
      key={toast.id}
      onPointerEnter={() => hold('pointer', toast.id)}
      onPointerLeave={() => hold('pointer', null)}
      onFocus={() => hold('focus', toast.id)}
      onBlur={() => hold('focus', null)}
    >
      <Toast tone={toast.tone} title={toast.title} onDismiss={() => onDismiss(toast.id)}>
        {toast.description}
      </Toast>
    </div>
  )
  const region = (
    <Box
      ref={ref}
      data-top={dialog ? '' : undefined}
      data-shift={shift}
      style={{ '--shift': `${shift}px` } as CSSProperties}
    >
      <div role="status">{!isError && shown}</div>
      <div role="alert">{isError && shown}</div>
    </Box>
  )
  return dialog ? createPortal(region, dialog) : region
}
