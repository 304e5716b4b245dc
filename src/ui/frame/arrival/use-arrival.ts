import { useLayoutEffect, useRef, type RefObject } from 'react'
import { markFocus } from './focus-mark.ts'
import { arriveAtTop, arriveBack, type Place } from './arrive.ts'

export type Move = 'push' | 'replace' | 'back' | 'forward'

const START: Place = { scroll: 0, focus: null }

/** Remembers for each entry where it was scrolled to and what had focus, and takes care of both when a screen arrives. */
export function useArrival(viewRef: RefObject<HTMLElement | null>, entryKey: number, move: Move) {
  const places = useRef(new Map<number, Place>())
  const arrived = useRef<number | null>(null)
  // Focus is moved only for somebody who is using the widget, never taken from the page around it.
  const engaged = useRef(false)

  useLayoutEffect(() => {
    const view = viewRef.current
    if (!view) return undefined
    const root = view.getRootNode()
    const enter = () => {
      engaged.current = true
    }
    const leave = (event: Event) => {
      const { relatedTarget } = event as FocusEvent
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) engaged.current = false
    }
    root.addEventListener('focusin', enter)
    root.addEventListener('pointerdown', enter)
    root.addEventListener('focusout', leave)
    return () => {
      root.removeEventListener('focusin', enter)
      root.removeEventListener('pointerdown', enter)
      root.removeEventListener('focusout', leave)
    }
  }, [viewRef])

  useLayoutEffect(() => {
    const view = viewRef.current
    if (!view) return undefined
    const isFirst = arrived.current === null
    const isNew = arrived.current !== entryKey
    arrived.current = entryKey
    if (isFirst || !isNew) return undefined
    const known = places.current.get(entryKey)
    return move === 'back' || move === 'forward'
      ? arriveBack(view, known ?? START, engaged.current)
      : arriveAtTop(view, engaged.current)
  }, [viewRef, entryKey, move])

  useLayoutEffect(() => {
    const view = viewRef.current
    if (!view) return undefined
    const keep = (change: Partial<Place>) =>
      places.current.set(entryKey, { ...START, ...places.current.get(entryKey), ...change })
    const onScroll = () => keep({ scroll: view.scrollTop })
    // What is pressed is in sight: where that is counts, even if the page goes before it tells of its scrolling.
    const onFocus = () => keep({ scroll: view.scrollTop, focus: markFocus(view) })
    view.addEventListener('scroll', onScroll, { passive: true })
    view.addEventListener('focusin', onFocus)
    return () => {
      view.removeEventListener('scroll', onScroll)
      view.removeEventListener('focusin', onFocus)
    }
  }, [viewRef, entryKey])
}
