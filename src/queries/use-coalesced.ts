import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { coalesce } from '../lib/coalesce.ts'

const EVERY_MS = 1000

/** For work that the messages of another company's page ask for: as many as there are, it is done once a second at most. */
export function useCoalesced<T>(run: () => Promise<T>): () => Promise<T> {
  const latest = useEffectEvent(run)
  const call = useRef<(() => Promise<T>) | null>(null)
  // The timer of what waits ends with the screen.
  useEffect(() => {
    const over = new AbortController()
    call.current = coalesce(() => latest(), EVERY_MS, over.signal)
    return () => over.abort()
  }, [])
  return useCallback(() => call.current!(), [])
}
