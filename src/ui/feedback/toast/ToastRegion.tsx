import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled from '@emotion/styled'
import { monotonicTime } from '../../../lib/timing/clock.ts'
import { forwardAll } from '../../forward.ts'
import { useTopmostDialog } from '../../overlay/open-dialogs.tsx'
import { Toast, type ToastTone } from './Toast.tsx'

const SHOWN_FOR_MS = 5000
const ERROR_SHOWN_FOR_MS = 8000

type PausedBy = 'pointer' | 'focus'

interface TimedToast {
  readonly id: number
  readonly isError: boolean
}

/**
 * Dismisses a toast after its time. The returned function pauses the time of the toast with an id, and null lets it go on. Pauses are
 * stored by id, because a toast that is removed under the pointer gets no `pointerleave` event.
 */
function useToastTimer(toast: TimedToast | null, onEnd: (id: number) => void) {
  const [paused, setPaused] = useState<Record<PausedBy, number | null>>({ pointer: null, focus: null })
  const remaining = useRef({ id: -1, ms: 0 })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  const id = toast?.id ?? null
  const isError = toast?.isError ?? false
  const isPaused = id !== null && (paused.pointer === id || paused.focus === id)
  useEffect(() => {
    if (id === null || isPaused) return undefined
    if (remaining.current.id !== id) remaining.current = { id, ms: isError ? ERROR_SHOWN_FOR_MS : SHOWN_FOR_MS }
    const since = monotonicTime()
    const timer = setTimeout(() => end.current(id), remaining.current.ms)
    return () => {
      clearTimeout(timer)
      remaining.current = { id, ms: remaining.current.ms - (monotonicTime() - since) }
    }
  }, [id, isError, isPaused])

  return (by: PausedBy, toastId: number | null) => setPaused((before) => ({ ...before, [by]: toastId }))
}

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
