import { focusManager } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

const LOOK_EVERY_MS = 5000

/** Looks every five seconds while the page is seen (decisions.md E18), one look at a time. Null looks at nothing. */
export function useLookAgain(look: (() => Promise<unknown>) | null): void {
  const latest = useRef(look)
  // The clock is outside React, and calls what the last rendering gave.
  useEffect(() => {
    latest.current = look
  })
  const isOn = look !== null
  // The clock is outside React.
  useEffect(() => {
    if (!isOn) return undefined
    let isLooking = false
    const timer = setInterval(() => {
      if (isLooking || !focusManager.isFocused()) return
      isLooking = true
      void latest.current?.().finally(() => {
        isLooking = false
      })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
