import { useEffect, type RefObject } from 'react'

/** As long as a screen may still load, and its frame is being laid out. */
const SETTLES_WITHIN_MS = 3000
const GAP = 16
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)

const ancestorsOf = (node: Element): readonly Element[] =>
  node.parentElement ? [node.parentElement, ...ancestorsOf(node.parentElement)] : []

/** Scrolls as little as shows the end of an element, and inside the widget only: the host's page is never moved. */
function show(node: Element): void {
  const scroller = ancestorsOf(node).find(isScroller)
  if (!scroller) return
  const hidden = node.getBoundingClientRect().bottom + GAP - scroller.getBoundingClientRect().bottom
  if (hidden > 0) scroller.scrollTop += hidden
}

/** Keeps an element in view while its screen settles, until the customer does something: in a small box it may be below the end. */
export function useKeptInView(ref: RefObject<HTMLElement | null>, isKept: boolean): void {
  // Sizes and scroll positions are outside React.
  useEffect(() => {
    const node = ref.current
    const root = node?.getRootNode()
    if (!isKept || !node || !root) return undefined
    const settle = () => show(node)
    const sizes = new ResizeObserver(settle)
    const stop = () => {
      sizes.disconnect()
      clearTimeout(timer)
      root.removeEventListener('scroll', settle, true)
      for (const type of USER_EVENTS) root.removeEventListener(type, stop, true)
    }
    for (const element of [node, ...ancestorsOf(node)]) sizes.observe(element)
    // A new screen begins at its top.
    root.addEventListener('scroll', settle, true)
    for (const type of USER_EVENTS) root.addEventListener(type, stop, { capture: true, passive: true })
    const timer = setTimeout(stop, SETTLES_WITHIN_MS)
    return stop
  }, [ref, isKept])
}
