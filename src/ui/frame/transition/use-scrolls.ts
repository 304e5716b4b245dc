import { useLayoutEffect, type RefObject } from 'react'

/**
 * Marks a view whose content exceeds the host's height, which makes it a scroll container. In a frame that grows with its content, a
 * scroll container would prevent a side panel from sticking to the page.
 */
export function useScrolls(viewRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const view = viewRef.current
    if (!view) return undefined
    const measure = () => view.toggleAttribute('data-scrolls', view.scrollHeight > view.clientHeight + 1)
    const sizes = new ResizeObserver(measure)
    const watch = () => {
      sizes.disconnect()
      for (const element of [view, ...view.children]) sizes.observe(element)
      measure()
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
