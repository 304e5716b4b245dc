import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { anchorPopover } from './position.ts'

const SHOW_AFTER_MS = 120
const HIDE_AFTER_MS = 80

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
    const stop = anchorPopover(anchor.current!, popover, { placement, gap: 8 })
    return () => {
      stop()
      if (popover.isConnected) popover.hidePopover()
    }
  }, [isShown, placement])

  const schedule = (shown: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(shown), afterMs)
  }

  return {
    tip,
    anchorProps: {
      ref: anchor,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && schedule(true, SHOW_AFTER_MS),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && schedule(false, HIDE_AFTER_MS),
      onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && schedule(!isShown, 0),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && schedule(true, 0),
      onBlur: () => schedule(false, 0),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isShown) return
        event.preventDefault()
        schedule(false, 0)
      },
    },
  }
}
