import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { anchorPopover } from '../../overlay/position.ts'
import { followSizes } from '../../size-changes.ts'

const LIST_MAX_PX = 300

/** Scrolls the selected option to the middle of the list. */
function showHighlighted(list: HTMLElement) {
  const row = list.querySelector<HTMLElement>('[data-highlighted]')
  const scroller = row?.parentElement
  if (!row || !scroller) return
  scroller.scrollTop = row.offsetTop - scroller.offsetTop - (scroller.clientHeight - row.offsetHeight) / 2
}

/** Keeps a list as wide as the layout width of its box, because the rendered width changes while a dialog around it is animated. */
function followWidth(box: HTMLElement, list: HTMLElement): () => void {
  const match = () => (list.style.inlineSize = getComputedStyle(box).inlineSize)
  const sizes = followSizes(match)
  match()
  sizes.follow([box])
  return sizes.end
}

/** Shows a list in the top layer, anchored to its box and as wide as it. */
export function useListPopover(isOpen: boolean, anchor: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null)

  // Runs after every render, because the browser closes the popover when the element is moved in the page.
  useLayoutEffect(() => {
    const node = list.current
    if (!node || node.matches(':popover-open') === isOpen) return
    if (isOpen) node.showPopover()
    else node.hidePopover()
  })

  useEffect(() => {
    const [box, node] = [anchor.current, list.current]
    if (!isOpen || !box || !node) return
    const leave = followWidth(box, node)
    showHighlighted(node)
    const stop = anchorPopover(box, node, { maxHeight: LIST_MAX_PX })
    return () => {
      stop()
      leave()
    }
  }, [isOpen, anchor])

  return list
}
