import { useEffect, useRef, useState } from 'react'
import { monotonicTime } from '../../../lib/timing/clock.ts'

const SHOWN_FOR_MS = 5000
const ERROR_SHOWN_FOR_MS = 8000

type Holder = 'pointer' | 'focus'

interface TimedToast {
  readonly id: number
  readonly isError: boolean
}

/**
 * Dismisses a toast after its time, which pauses while the toast is held. The returned function holds the toast with an id, and null
 * releases it. Holds are stored by id, because a toast that is removed under the pointer gets no `pointerleave` event.
 */
export function useToastTimer(toast: TimedToast | null, onEnd: (id: number) => void) {
  const [held, setHeld] = useState<Record<Holder, number | null>>({ pointer: null, focus: null })
  const remaining = useRef({ id: -1, ms: 0 })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  const id = toast?.id ?? null
  const isError = toast?.isError ?? false
  const isHeld = id !== null && (held.pointer === id || held.focus === id)
  useEffect(() => {
    if (id === null || isHeld) return undefined
    if (remaining.current.id !== id) remaining.current = { id, ms: isError ? ERROR_SHOWN_FOR_MS : SHOWN_FOR_MS }
    const since = monotonicTime()
    const timer = setTimeout(() => end.current(id), remaining.current.ms)
    return () => {
      clearTimeout(timer)
      remaining.current = { id, ms: remaining.current.ms - (monotonicTime() - since) }
    }
  }, [id, isError, isHeld])

  return (holder: Holder, toastId: number | null) => setHeld((before) => ({ ...before, [holder]: toastId }))
}
