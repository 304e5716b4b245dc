import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { useUiRoot } from '../root.ts'
import { fitToFrame } from './fit-to-frame.ts'
import { activeElementOf, focusableIn } from './focusable.ts'
import { useAddOpenDialog } from './open-dialogs.tsx'

interface Options {
  readonly onClose: () => void
  /** While a request is pending, neither Escape nor a press outside closes the dialog. */
  readonly isBusy?: boolean
  /** Selects the element that gets the initial focus; null leaves the choice to the browser. */
  readonly firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/** Wraps Tab from the last control to the first, because the browser would move focus to its own controls. */
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

/** Shows the dialog while it is mounted, with the focus in it. */
function useShown(ref: RefObject<HTMLDialogElement | null>, firstFocus: Options['firstFocus']) {
  const root = useUiRoot()
  const add = useAddOpenDialog()
  const latest = useRef(firstFocus)
  useEffect(() => {
    latest.current = firstFocus
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const frame = dialog.closest('[part~="frame"]') ?? root?.querySelector('.sr-root') ?? dialog.parentElement!
    dialog.showModal()
    const stop = fitToFrame(dialog, frame)
    const remove = add(dialog)
    latest.current(dialog)?.focus({ preventScroll: true })
    return () => {
      stop()
      remove()
      // The dialog must be closed while it is in the document, because only `close()` restores the focus.
      dialog.close()
    }
  }, [ref, root, add])
}

/** Makes a native `<dialog>` a modal of the widget. It opens when it is mounted and closes when it is unmounted. */
export function useModal({ onClose, isBusy = false, firstFocus }: Options) {
  const ref = useRef<HTMLDialogElement>(null)
  const startsOutside = useRef(false)
  useShown(ref, firstFocus)

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
    // A close request other than a key, such as Android's back gesture.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOnDialog(event)) return
      event.preventDefault()
      close()
    },
    // The browser closes the dialog anyway when the second close request follows without other input.
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
