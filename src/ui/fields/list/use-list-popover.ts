import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { placeBy } from '../../overlay/position.ts'

const LIST_MAX_PX = 300

/** The choice stands in the middle of a list that opens. */
function showHighlighted(list: HTMLElement) {
  const row = list.querySelector<HTMLElement>('[data-highlighted]')
  const scroller = row?.parentElement
  if (!row || !scroller) return
  scroller.scrollTop = row.offsetTop - scroller.offsetTop - (scroller.clientHeight - row.offsetHeight) / 2
}

/**
 * Keeps a list as wide as its box is laid out; the drawn width changes while a dialog around it grows. The list is told
 * a frame later: resizing in answer to a resize would be an error that the merchant's page hears of.
 */
function followWidth(box: HTMLElement, list: HTMLElement): () => void {
  let frame = 0
  const follow = () => (list.style.inlineSize = getComputedStyle(box).inlineSize)
  const sizes = new ResizeObserver(() => (frame = requestAnimationFrame(follow)))
  follow()
  sizes.observe(box)
  return () => {
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Shows a list in the top layer under its box, as wide as that, and keeps it there. */
export function useListPopover(isOpen: boolean, anchor: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null)

  // The top layer belongs to the browser, which shuts a popover unasked when the element is moved in the page: hence after every render.
  useLayoutEffect(() => {
    const node = list.current
    if (!node || node.matches(':popover-open') === isOpen) return
    if (isOpen) node.showPopover()
    else node.hidePopover()
  })

  // Scrolling and resizing happen outside React.
  useEffect(() => {
    const [box, node] = [anchor.current, list.current]
    if (!isOpen || !box || !node) return
    const leave = followWidth(box, node)
    showHighlighted(node)
    const stop = placeBy(box, node, { maxHeight: LIST_MAX_PX })
    return () => {
      stop()
      leave()
    }
  }, [isOpen, anchor])

  return list
}
