import { activeElementOf } from '../../overlay/focusable.ts'
import { findMarked, type FocusMark } from './focus-mark.ts'

/** How long focus and scroll position are restored for content that loads late. */
const RESTORE_TIMEOUT_MS = 3000
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

export interface ScreenPosition {
  readonly scroll: number
  readonly focus: FocusMark | null
}

const frameOf = (view: HTMLElement) => view.closest<HTMLElement>('[part~="frame"]') ?? view
const titleOf = (view: HTMLElement) => frameOf(view).querySelector<HTMLElement>('[part~="title"]')

/** Attempts at once and after each change of the screen's content, until success, user input or the timeout. */
function retryUntilDone(frame: HTMLElement, attempt: () => boolean, giveUp: () => void): () => void {
  if (attempt()) return () => {}
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of USER_EVENTS) frame.removeEventListener(type, stop, true)
  }
  const observer = new MutationObserver(() => attempt() && stop())
  observer.observe(frame, { childList: true, subtree: true })
  const timer = setTimeout(() => {
    stop()
    giveUp()
  }, RESTORE_TIMEOUT_MS)
  for (const type of USER_EVENTS) frame.addEventListener(type, stop, { capture: true, passive: true })
  return stop
}

/** True when the screen has set the focus itself. */
const hasOwnFocus = (view: HTMLElement) => view.contains(activeElementOf(view))

function focusTitle(view: HTMLElement): boolean {
  if (hasOwnFocus(view)) return true
  const title = titleOf(view)
  title?.focus({ preventScroll: true })
  return title !== null
}

/** Focuses the title of a new screen and scrolls to its top, also when the page is what scrolls. */
export function enterAtTop(view: HTMLElement, takesFocus: boolean): () => void {
  view.scrollTop = 0
  if (!takesFocus) return () => {}
  const frame = frameOf(view)
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
  return retryUntilDone(
    frame,
    () => focusTitle(view),
    () => {},
  )
}

/** Restores the scroll position and the focus that the screen had when it was left. */
export function restorePosition(view: HTMLElement, { scroll, focus }: ScreenPosition, takesFocus: boolean): () => void {
  let focused = !takesFocus
  const attempt = () => {
    view.scrollTop = scroll
    if (!focused) {
      const control = findMarked(view, focus)
      control?.focus({ preventScroll: view.scrollTop === scroll })
      focused = control !== null || (focus === null && focusTitle(view))
    }
    return focused && Math.abs(view.scrollTop - scroll) < 2
  }
  return retryUntilDone(frameOf(view), attempt, () => {
    if (!focused) focusTitle(view)
  })
}
