import { useLayoutEffect, type RefObject } from 'react'
import { beforePaint } from '../../before-paint.ts'

/** The least height of a view that scrolls between header and footer. */
const LEAST_VIEW = 160

function mark(element: HTMLElement, name: string, isMarked: boolean): void {
  if (!isMarked) element.removeAttribute(name)
  else if (!element.hasAttribute(name)) element.setAttribute(name, '')
}

/** In a lower frame header and footer scroll along, and the frame is the scroll container. */
function markLow(frame: HTMLElement, view: HTMLElement): void {
  const isLow = frame.hasAttribute('data-low')
  const aroundView = (isLow ? frame.scrollHeight : frame.clientHeight) - view.offsetHeight
  const hasOverflow = isLow || view.scrollHeight > view.clientHeight + 1
  mark(frame, 'data-low', hasOverflow && frame.clientHeight - aroundView < LEAST_VIEW)
}

/**
 * Marks a view whose content exceeds the host's height, which makes it a scroll container. In a frame that grows with its content, a
 * scroll container would prevent a side panel from sticking to the page.
 */
export function useScrolls(viewRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const view = viewRef.current
    const frame = view?.parentElement
    if (!view || !frame) return undefined
    const measure = () => {
      markLow(frame, view)
      mark(view, 'data-scrolls', view.scrollHeight > view.clientHeight + 1)
    }
    // A frame later, as followSizes says, whose code is not needed so early.
    const sizes = new ResizeObserver(() => beforePaint(measure))
    const watch = () => {
      sizes.disconnect()
      for (const element of [frame, view, ...view.children]) sizes.observe(element)
      beforePaint(measure)
    }
    const children = new MutationObserver(watch)
    children.observe(view, { childList: true })
    watch()
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [viewRef])
}
