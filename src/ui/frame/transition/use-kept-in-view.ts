import { useEffect, type RefObject } from 'react'
import { frameOf, scrollerOf } from './restore-position.ts'

/** As long as a screen may still load, and its frame is being laid out. */
const SETTLES_WITHIN_MS = 3000
const GAP = 16
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Scrolls as little as shows the end of an element, and inside the widget only: the host's page is never moved. */
function show(node: HTMLElement, view: HTMLElement): void {
  const scroller = scrollerOf(view)
  const hidden = node.getBoundingClientRect().bottom + GAP - scroller.getBoundingClientRect().bottom
  if (hidden > 0) scroller.scrollTop += hidden
}

/** Keeps an element in view while its screen settles, until the customer does something: in a small box it may be below the end. */
export function useKeptInView(ref: RefObject<HTMLElement | null>, isKept: boolean): void {
  useEffect(() => {
    const node = ref.current
    const view = node?.closest<HTMLElement>('[part~="view"]')
    if (!isKept || !node || !view) return undefined
    const frame = frameOf(view)
    const settle = () => show(node, view)
    const sizes = new ResizeObserver(settle)
    const stop = () => {
      sizes.disconnect()
      clearTimeout(timer)
      frame.removeEventListener('scroll', settle, true)
      for (const type of USER_EVENTS) frame.removeEventListener(type, stop, true)
    }
    for (const element of [node, view, frame]) sizes.observe(element)
    // A new screen begins at its top.
    frame.addEventListener('scroll', settle, true)
    for (const type of USER_EVENTS) frame.addEventListener(type, stop, { capture: true, passive: true })
    const timer = setTimeout(stop, SETTLES_WITHIN_MS)
    return stop
  }, [ref, isKept])
}
