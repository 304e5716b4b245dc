import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { useTopmostDialog } from '../../overlay/open-dialogs.tsx'
import { Toast, type ToastTone } from './Toast.tsx'
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

// It stays below a header that stays. A very low frame scrolls as a whole, its header too.
const StickyRegions = styled('div', forwardAll)`
  position: sticky;
  inset-block-start: var(--sr-header-h);
  z-index: var(--sr-z-sticky);
  flex: none;

  [data-low] > & {
    inset-block-start: 0;
  }
`

/**
 * Shows at most one toast, in the flow of the frame, so that it covers nothing. Both live regions exist before a toast does, because
 * screen readers ignore a region that is inserted with its content. While a dialog is open, its status line says what a toast would.
 */
export function ToastRegion({ toast, onDismiss }: Props) {
  const dialog = useTopmostDialog()
  const line = dialog?.querySelector('[data-said]') ?? null
  const isError = toast?.tone === 'error'
  // The menu has no such line: what is said waits until it is closed.
  const shown = dialog && !line ? null : toast
  const pause = useToastTimer(shown && { id: shown.id, isError }, onDismiss)

  const content = shown && (
    <div
      key={shown.id}
      onPointerEnter={() => pause('pointer', shown.id)}
      onPointerLeave={() => pause('pointer', null)}
      onFocus={() => pause('focus', shown.id)}
      onBlur={() => pause('focus', null)}
    >
      <Toast tone={shown.tone} title={shown.title} inDialog={line !== null} onDismiss={() => onDismiss(shown.id)}>
        {shown.description}
      </Toast>
    </div>
  )
  const regions = (
    <>
      <div role="status">{!isError && content}</div>
      <div role="alert">{isError && content}</div>
    </>
  )
  return line ? (
    createPortal(regions, line)
  ) : (
    <StickyRegions data-bar={content ? '' : undefined}>{regions}</StickyRegions>
  )
}
