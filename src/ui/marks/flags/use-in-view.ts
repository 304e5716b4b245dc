import { useLayoutEffect, useState, type RefObject } from 'react'

const AHEAD = '150px'

/** All marks share one observer, because a long list has hundreds of them. */
const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

const notify = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.()
}

function watch(node: Element, seen: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(notify, { rootMargin: AHEAD, scrollMargin: AHEAD }))
  callbacks.set(node, seen)
  shared.observe(node)
  return () => shared.unobserve(node)
}

/** Whether a mark has been visible. Only marks in a list are observed; any other mark is rendered at once. */
export function useInView(mark: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)

  // Syncs with the browser's scroll position of the list.
  useLayoutEffect(() => {
    const node = mark.current
    if (!node || isSeen) return
    const see = () => setSeen(true)
    if (node.closest('[role=option]') && globalThis.IntersectionObserver) return watch(node, see)
    see()
  }, [mark, isSeen])

  return isSeen
}
