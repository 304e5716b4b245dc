import { autoUpdate } from '@floating-ui/dom'

/** With less of the frame in sight a dialog takes the height of the window instead. */
const LEAST_HEIGHT = 420

interface Box {
  readonly top: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** What the keyboard of a phone leaves free. Zoomed in, it would be only what the person looks at, so the whole window counts. */
function windowBox(): Box {
  const { visualViewport } = window
  if (!visualViewport || visualViewport.scale > 1.01) return { top: 0, left: 0, right: innerWidth, bottom: innerHeight }
  const { offsetTop, offsetLeft, width, height } = visualViewport
  return { top: offsetTop, left: offsetLeft, right: offsetLeft + width, bottom: offsetTop + height }
}

function meet(frame: Box, view: Box): Box {
  const left = Math.max(frame.left, view.left)
  const right = Math.min(frame.right, view.right)
  const top = Math.max(frame.top, view.top)
  const bottom = Math.min(frame.bottom, view.bottom)
  const { top: viewTop, bottom: viewBottom } = view
  return bottom - top < Math.min(LEAST_HEIGHT, viewBottom - viewTop)
    ? { left, right, top: viewTop, bottom: viewBottom }
    : { left, right, top, bottom }
}

/**
 * Lays a modal dialog over the part of the frame that is in sight, not over the merchant's window: the top layer knows nothing of the
 * widget's place. Returns what stops it.
 */
export function fitToFrame(dialog: HTMLDialogElement, frame: Element): () => void {
  dialog.style.borderRadius = getComputedStyle(frame).borderRadius
  return autoUpdate(frame, dialog, () => {
    const { left, right, top, bottom } = meet(frame.getBoundingClientRect(), windowBox())
    Object.assign(dialog.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${Math.max(0, right - left)}px`,
      height: `${bottom - top}px`,
    })
  })
}
