import { autoUpdate } from '@floating-ui/dom'

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

function visibleBox(frame: Box, view: Box): Box {
  const left = Math.max(frame.left, view.left)
  const right = Math.min(frame.right, view.right)
  const top = Math.max(frame.top, view.top)
  const bottom = Math.min(frame.bottom, view.bottom)
  const { top: viewTop, bottom: viewBottom } = view
  return bottom - top < Math.min(MIN_HEIGHT, viewBottom - viewTop)
    ? { left, right, top: viewTop, bottom: viewBottom }
    : { left, right, top, bottom }
}

/**
 * Places a modal dialog over the visible part of the frame instead of the merchant's window, because the top layer ignores the widget's
 * position. Returns a function that stops it.
 */
export function fitToFrame(dialog: HTMLDialogElement, frame: Element): () => void {
  dialog.style.borderRadius = getComputedStyle(frame).borderRadius
  return autoUpdate(frame, dialog, () => {
    const { left, right, top, bottom } = visibleBox(frame.getBoundingClientRect(), windowBox())
    Object.assign(dialog.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${Math.max(0, right - left)}px`,
      height: `${bottom - top}px`,
    })
  })
}
