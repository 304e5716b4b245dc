import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import { useUiRoot } from '../root.tsx'
import { fitToFrame } from './fit-to-frame.ts'
import { activeElementOf, focusableIn } from './focusable.ts'
import { useAddOpenDialog } from './open-dialogs.tsx'

interface Options {
  readonly onClose: () => void
  /** A running request: neither Escape nor a press outside closes. */
  readonly isBusy?: boolean
  /** What has focus first; null leaves it to the browser. */
  readonly firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/** Tab at the end goes on at the start. By itself it would leave for the controls of the browser's window. */
function wrapTab(dialog: HTMLDialogElement, event: KeyboardEvent) {
  const stops = focusableIn(dialog)
  const active = activeElementOf(dialog)
  const isAtEdge = event.shiftKey
    ? active === stops[0] || active === dialog || !active || !stops.includes(active)
    : active === stops.at(-1)
  if (!isAtEdge) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}

const hasOpenPopover = (dialog: HTMLElement) => dialog.querySelector(':popover-open:not([role="tooltip"])') !== null

/** What a native `<dialog>` needs to be a modal of the widget: it opens as it is drawn and closes as it goes. */
export function useModal({ onClose, isBusy = false, firstFocus }: Options) {
  const ref = useRef<HTMLDialogElement>(null)
  const { root } = useUiRoot()
  const add = useAddOpenDialog()
  const startsOutside = useRef(false)
  const latest = useRef({ onClose, isBusy, firstFocus })
  useEffect(() => {
    latest.current = { onClose, isBusy, firstFocus }
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const frame = dialog.closest('[part~="frame"]') ?? root?.querySelector('.sr-root') ?? dialog.parentElement!
    dialog.showModal()
    const stop = fitToFrame(dialog, frame)
    const remove = add(dialog)
    latest.current.firstFocus(dialog)?.focus({ preventScroll: true })
    return () => {
      stop()
      remove()
      // While it is still in the document: only a dialog that is closed gives the focus back.
      dialog.close()
    }
  }, [root, add])

  const isOnDialog = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget
  const close = () => {
    if (!isBusy) onClose()
  }
  return {
    ref,
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === 'Tab' && !event.defaultPrevented) wrapTab(event.currentTarget, event)
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      close()
    },
    // A close request that is no key, such as the back gesture of Android.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOnDialog(event)) return
      event.preventDefault()
      close()
    },
    // The browser may close it after all, when it is asked twice.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget
      if (!isOnDialog(event) || dialog.open) return
      if (isBusy) dialog.showModal()
      else onClose()
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      startsOutside.current = isOnDialog(event) && !hasOpenPopover(event.currentTarget)
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isOnDialog(event) && startsOutside.current) close()
    },
  }
}
