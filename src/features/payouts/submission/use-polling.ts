import { focusManager } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

const POLL_MS = 5000

/** Calls `poll` every five seconds while the page is visible (decisions.md E18), one call at a time. Null polls nothing. */
export function usePolling(poll: (() => Promise<unknown>) | null): void {
  const latest = useRef(poll)
  // The timer below calls what the last rendering gave.
  useEffect(() => {
    latest.current = poll
  })
  const isOn = poll !== null
  // Follows the clock.
  useEffect(() => {
    if (!isOn) return undefined
    let isPolling = false
    const timer = setInterval(() => {
      if (isPolling || !focusManager.isFocused()) return
      isPolling = true
      void latest.current?.().finally(() => {
        isPolling = false
      })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
