import { useEffect, useRef, useState } from 'react'

const SHOWN_FOR_MS = 5000
const ERROR_SHOWN_FOR_MS = 8000

export type Holder = 'pointer' | 'focus'

interface Timed {
  readonly id: number
  readonly isError: boolean
}

/**
 * Ends a toast in its time; while it is held it keeps the time that is left. Returns what holds a toast by its id, and with null lets go.
 * Kept by id, because a toast that goes away under the pointer never hears that the pointer left.
 */
export function useToastTimer(toast: Timed | null, onEnd: (id: number) => void) {
  const [held, setHeld] = useState<Record<Holder, number | null>>({ pointer: null, focus: null })
  const left = useRef({ id: -1, ms: 0 })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  const id = toast?.id ?? null
  const isError = toast?.isError ?? false
  const isHeld = id !== null && (held.pointer === id || held.focus === id)
  useEffect(() => {
    if (id === null || isHeld) return undefined
    if (left.current.id !== id) left.current = { id, ms: isError ? ERROR_SHOWN_FOR_MS : SHOWN_FOR_MS }
    const since = Date.now()
    const timer = setTimeout(() => end.current(id), left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current = { id, ms: left.current.ms - (Date.now() - since) }
    }
  }, [id, isError, isHeld])

  return (holder: Holder, toastId: number | null) => setHeld((before) => ({ ...before, [holder]: toastId }))
}
