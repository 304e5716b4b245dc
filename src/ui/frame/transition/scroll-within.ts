const SCROLLS = /auto|scroll/

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && SCROLLS.test(getComputedStyle(element).overflowY)

function scrollerOf(node: Element): Element | null {
  const parent = node.parentElement
  return parent === null || isScroller(parent) ? parent : scrollerOf(parent)
}

const GAP = 16

/** Scrolls as little as shows all of an element, inside the widget only: the host's page is never moved. */
export function scrollWithin(node: Element | null): void {
  const scroller = node && scrollerOf(node)
  if (!scroller) return
  const hidden = node.getBoundingClientRect().bottom + GAP - scroller.getBoundingClientRect().bottom
  if (hidden > 0) scroller.scrollTop += hidden
}
