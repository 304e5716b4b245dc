import { useLayoutEffect, useState, type RefObject } from 'react'

const AHEAD = '150px'

/** One observer for all: a long list has hundreds of marks. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

const tell = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}

function watch(node: Element, seen: () => void): () => void {
  const here = (observer ??= new IntersectionObserver(tell, { rootMargin: AHEAD, scrollMargin: AHEAD }))
  waiting.set(node, seen)
  here.observe(node)
  return () => here.unobserve(node)
}

/** Whether a mark was ever in sight. Only a list has marks that are not: one beside a value is drawn at once. */
export function useInSight(mark: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)

  // Where the list is scrolled to is the browser's.
  useLayoutEffect(() => {
    const node = mark.current
    if (!node || isSeen) return
    const see = () => setSeen(true)
    if (node.closest('[role=option]')) return watch(node, see)
    see()
  }, [mark, isSeen])

  return isSeen
}
