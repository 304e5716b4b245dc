import { useLayoutEffect, useRef, type RefObject } from 'react'
import { markFocus } from './focus-mark.ts'
import { enterAtTop, restorePosition, type ScreenPosition } from './restore-position.ts'

export type Move = 'push' | 'replace' | 'back' | 'forward'

const START: ScreenPosition = { scroll: 0, focus: null }

/** Stores scroll position and focus of each entry, and sets both when a screen is shown. */
export function useScreenEntry(viewRef: RefObject<HTMLElement | null>, entryKey: number, move: Move) {
  const positions = useRef(new Map<number, ScreenPosition>())
  const shownKey = useRef<number | null>(null)
  // Focus moves only while it is inside the widget, and is never taken from the host page.
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
    const isFirst = shownKey.current === null
    const isNew = shownKey.current !== entryKey
    shownKey.current = entryKey
    if (isFirst || !isNew) return undefined
    const known = positions.current.get(entryKey)
    return move === 'back' || move === 'forward'
      ? restorePosition(view, known ?? START, engaged.current)
      : enterAtTop(view, engaged.current)
  }, [viewRef, entryKey, move])

  useLayoutEffect(() => {
    const view = viewRef.current
    if (!view) return undefined
    const keep = (change: Partial<ScreenPosition>) =>
      positions.current.set(entryKey, { ...START, ...positions.current.get(entryKey), ...change })
    const onScroll = () => keep({ scroll: view.scrollTop })
    // A focus event also stores the scroll position, because a screen may close before its scroll event fires.
    const onFocus = () => keep({ scroll: view.scrollTop, focus: markFocus(view) })
    view.addEventListener('scroll', onScroll, { passive: true })
    view.addEventListener('focusin', onFocus)
    return () => {
      view.removeEventListener('scroll', onScroll)
      view.removeEventListener('focusin', onFocus)
    }
  }, [viewRef, entryKey])
}
