import { useLayoutEffect, useRef, type RefObject } from 'react'
import { markFocus } from './focus-mark.ts'
import { enterAtTop, frameOf, restorePosition, scrollerOf, type ScreenPosition } from './restore-position.ts'

export type Move = 'push' | 'replace' | 'back' | 'forward'

const START: ScreenPosition = { scroll: 0, focus: null }

/** Whether the focus is inside the widget. */
function useEngaged(viewRef: RefObject<HTMLElement | null>) {
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

  return engaged
}

/** Stores scroll position and focus of each entry, and sets both when a screen is shown. */
export function useScreenEntry(viewRef: RefObject<HTMLElement | null>, entryKey: number, move: Move) {
  const positions = useRef(new Map<number, ScreenPosition>())
  const shownKey = useRef<number | null>(null)
  const engaged = useEngaged(viewRef)

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
  }, [viewRef, entryKey, move, engaged])

  useLayoutEffect(() => {
    const view = viewRef.current
    if (!view) return undefined
    const frame = frameOf(view)
    const keep = (change: Partial<ScreenPosition>) =>
      positions.current.set(entryKey, { ...START, ...positions.current.get(entryKey), ...change })
    const onScroll = () => keep({ scroll: scrollerOf(view).scrollTop })
    // A focus event also stores the scroll position, because a screen may close before its scroll event fires.
    const onFocus = ({ target }: FocusEvent) => {
      const isInOverlay = (target as Element).closest('dialog, [popover]') !== null
      // A dialog or a menu is gone after Back; what opened it remains. The view only holds the focus when the screen goes.
      if (!isInOverlay && target !== view) keep({ scroll: scrollerOf(view).scrollTop, focus: markFocus(frame) })
    }
    for (const scroller of [view, frame]) scroller.addEventListener('scroll', onScroll, { passive: true })
    frame.addEventListener('focusin', onFocus)
    return () => {
      for (const scroller of [view, frame]) scroller.removeEventListener('scroll', onScroll)
      frame.removeEventListener('focusin', onFocus)
    }
  }, [viewRef, entryKey])
}
