import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { coalesce } from '../../lib/timing/coalesce.ts'

const EVERY_MS = 1000

/** Limits work that a third-party page's messages trigger to once a second, however many messages arrive. */
export function useCoalesced<T>(run: () => Promise<T>): () => Promise<T> {
  const latest = useEffectEvent(run)
  const call = useRef<(() => Promise<T>) | null>(null)
  useEffect(() => {
    const over = new AbortController()
    call.current = coalesce(() => latest(), EVERY_MS, over.signal)
    return () => over.abort()
  }, [])
  return useCallback(() => call.current!(), [])
}
