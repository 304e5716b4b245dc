import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { placeBy } from './position.ts'

const SHOW_AFTER_MS = 120
const HIDE_AFTER_MS = 80

/** Shows on hover, on keyboard focus and on tap; hides on leaving and on Escape. */
export function useTooltip(placement: 'top' | 'top-end') {
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isShown, setShown] = useState(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const popover = tip.current
    if (!popover || !isShown) return undefined
    popover.showPopover()
    const stop = placeBy(anchor.current!, popover, { placement, gap: 8 })
    return () => {
      stop()
      if (popover.isConnected) popover.hidePopover()
    }
  }, [isShown, placement])

  const turn = (shown: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(shown), afterMs)
  }

  return {
    tip,
    anchorProps: {
      ref: anchor,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(true, SHOW_AFTER_MS),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(false, HIDE_AFTER_MS),
      onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && turn(!isShown, 0),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && turn(true, 0),
      onBlur: () => turn(false, 0),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isShown) return
        event.preventDefault()
        turn(false, 0)
      },
    },
  }
}
