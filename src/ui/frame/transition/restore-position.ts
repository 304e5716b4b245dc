import { beforePaint } from '../../before-paint.ts'
import { moveFocus } from '../../focus.ts'
import { activeElementOf } from '../../overlay/focusable.ts'
import { findMarked, type FocusMark } from './focus-mark.ts'

/** How long focus and scroll position are restored for content that loads late. */
const RESTORE_TIMEOUT_MS = 3000
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

export interface ScreenPosition {
  readonly scroll: number
  readonly focus: FocusMark | null
}

/** Includes header and footer, whose controls belong to the screen too. */
export const frameOf = (view: HTMLElement) => view.closest<HTMLElement>('[part~="frame"]') ?? view

/** In a very low frame the header and the footer scroll along with the view. */
export function scrollerOf(view: HTMLElement): HTMLElement {
  const frame = frameOf(view)
  return frame.hasAttribute('data-low') ? frame : view
}

/** The screen's question, because the steps of one task share the title in the header. */
export const headingOf = (view: HTMLElement) =>
  view.querySelector<HTMLElement>('[data-question]') ?? frameOf(view).querySelector<HTMLElement>('[part~="title"]')

/** Attempts before the next frame is painted and after each change of the screen's content, until success, user input or the timeout. */
function retryUntilDone(frame: HTMLElement, attempt: (isFirst?: boolean) => boolean): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of USER_EVENTS) frame.removeEventListener(type, stop, true)
  }
  const cancel = beforePaint(() => attempt(true) && stop())
  const observer = new MutationObserver(() => attempt() && stop())
  observer.observe(frame, { childList: true, subtree: true })
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS)
  for (const type of USER_EVENTS) frame.addEventListener(type, stop, { capture: true, passive: true })
  return () => {
    cancel()
    stop()
  }
}

/** True when the screen has set the focus itself; the view holds it from one screen to the next. */
function hasOwnFocus(view: HTMLElement): boolean {
  const control = activeElementOf(view)
  return control !== view && view.contains(control)
}

function focusHeading(view: HTMLElement): boolean {
  if (hasOwnFocus(view)) return true
  const heading = headingOf(view)
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** Focuses the heading of a new screen and scrolls to its top, also when the page is what scrolls. */
export function enterAtTop(view: HTMLElement, takesFocus: boolean): () => void {
  const frame = frameOf(view)
  return retryUntilDone(frame, (isFirst) => {
    if (isFirst) scrollerOf(view).scrollTop = 0
    if (!takesFocus) return true
    if (isFirst && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
    return focusHeading(view)
  })
}

/**
 * Restores the scroll position and the focus that the screen had when it was left. While the control is missing, the heading has the
 * focus, because Tab would otherwise start at the top of the host's page.
 */
export function restorePosition(view: HTMLElement, { scroll, focus }: ScreenPosition, takesFocus: boolean): () => void {
  const frame = frameOf(view)
  let focused = !takesFocus
  const attempt = () => {
    const scroller = scrollerOf(view)
    scroller.scrollTop = scroll
    if (!focused) {
      const control = findMarked(frame, focus)
      moveFocus(control, { preventScroll: scroller.scrollTop === scroll })
      focused = control !== null || (focusHeading(view) && focus === null)
    }
    return focused && Math.abs(scroller.scrollTop - scroll) < 2
  }
  return retryUntilDone(frame, attempt)
}
