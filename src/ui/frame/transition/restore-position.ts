import { activeElementOf } from '../../overlay/focusable.ts'
import { findMarked, type FocusMark } from './focus-mark.ts'

/** Content that loads late may still take its focus and scroll back for so long. */
const PATIENCE_MS = 3000
const USER_ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

export interface ScreenPosition {
  readonly scroll: number
  readonly focus: FocusMark | null
}

const frameOf = (view: HTMLElement) => view.closest<HTMLElement>('[part~="frame"]') ?? view
const titleOf = (view: HTMLElement) => frameOf(view).querySelector<HTMLElement>('[part~="title"]')

/** Tries at once, then whenever the screen's content changes, until it succeeds, the person acts or patience ends. */
function keepTrying(frame: HTMLElement, attempt: () => boolean, giveUp: () => void): () => void {
  if (attempt()) return () => {}
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of USER_ACTS) frame.removeEventListener(act, stop, true)
  }
  const observer = new MutationObserver(() => attempt() && stop())
  observer.observe(frame, { childList: true, subtree: true })
  const timer = setTimeout(() => {
    stop()
    giveUp()
  }, PATIENCE_MS)
  for (const act of USER_ACTS) frame.addEventListener(act, stop, { capture: true, passive: true })
  return stop
}

/** A screen that puts focus somewhere itself has decided. */
const hasOwnFocus = (view: HTMLElement) => view.contains(activeElementOf(view))

function focusTitle(view: HTMLElement): boolean {
  if (hasOwnFocus(view)) return true
  const title = titleOf(view)
  title?.focus({ preventScroll: true })
  return title !== null
}

/** Focus goes to the name of the new screen, which is shown from its top also where the page scrolls. */
export function enterAtTop(view: HTMLElement, takesFocus: boolean): () => void {
  view.scrollTop = 0
  if (!takesFocus) return () => {}
  const frame = frameOf(view)
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
  return keepTrying(
    frame,
    () => focusTitle(view),
    () => {},
  )
}

/** The screen is shown as it was left. */
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
  return keepTrying(frameOf(view), attempt, () => {
    if (!focused) focusTitle(view)
  })
}
