import { getOverflowAncestors } from '@floating-ui/dom'
import { updatePosition } from './update-position.ts'

/** Pixels. When less of the frame is visible, a dialog uses the height of the window. */
const MIN_HEIGHT = 420

interface Box {
  readonly top: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** The part of the window above an on-screen keyboard. While zoomed in, the visual viewport is too small, so the window is used. */
function windowBox(): Box {
  const { visualViewport } = window
  if (!visualViewport || visualViewport.scale > 1.01) return { top: 0, left: 0, right: innerWidth, bottom: innerHeight }
  const { offsetTop, offsetLeft, width, height } = visualViewport
  return { top: offsetTop, left: offsetLeft, right: offsetLeft + width, bottom: offsetTop + height }
}

const overlap = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})

/** The part of the frame that is seen: the window and the merchant's scrolling boxes cut it. */
function visibleBox(frame: Element): Box {
  const clips = getOverflowAncestors(frame).filter(
    (one) => one instanceof Element && one !== document.documentElement && one !== document.body,
  )
  return clips.reduce<Box>(
    (box, clip) => overlap(box, (clip as Element).getBoundingClientRect()),
    overlap(frame.getBoundingClientRect(), windowBox()),
  )
}

/** Where the dialog lies: over the part that is seen or, where that is too low, over the whole height of the window. */
function dialogBox(seen: Box): Box {
  const { top, bottom } = windowBox()
  return seen.bottom - seen.top < Math.min(MIN_HEIGHT, bottom - top) ? { ...seen, top, bottom } : seen
}

/**
 * Places a modal dialog over the visible part of the frame instead of the merchant's window, because the top layer ignores the widget's
 * position. Returns a function that stops it.
 */
export function fitToFrame(dialog: HTMLDialogElement, frame: Element): () => void {
  dialog.style.borderRadius = getComputedStyle(frame).borderRadius
  return updatePosition(frame, dialog, () => {
    const seen = visibleBox(frame)
    const { left, right, top, bottom } = dialogBox(seen)
    Object.assign(dialog.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${Math.max(0, right - left)}px`,
      height: `${bottom - top}px`,
    })
    // The scrim covers the widget only, also where the dialog is higher.
    dialog.style.setProperty('--scrim-top', `${Math.max(0, seen.top - top)}px`)
    dialog.style.setProperty('--scrim-bottom', `${Math.max(0, bottom - seen.bottom)}px`)
  })
}
