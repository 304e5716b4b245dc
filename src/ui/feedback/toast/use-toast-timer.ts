import { useEffect, useRef, useState } from 'react'
import { monotonicTime } from '../../../lib/timing/clock.ts'

const SHOWN_FOR_MS = 5000
const ERROR_SHOWN_FOR_MS = 8000

type PausedBy = 'pointer' | 'focus'

interface TimedToast {
  readonly id: number
  readonly isError: boolean
}

/**
 * Dismisses a toast after its time. The returned function pauses the time of the toast with an id, and null lets it go on. Pauses are
 * stored by id, because a toast that is removed under the pointer gets no `pointerleave` event.
 */
export function useToastTimer(toast: TimedToast | null, onEnd: (id: number) => void) {
  const [paused, setPaused] = useState<Record<PausedBy, number | null>>({ pointer: null, focus: null })
  const remaining = useRef({ id: -1, ms: 0 })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  const id = toast?.id ?? null
  const isError = toast?.isError ?? false
  const isPaused = id !== null && (paused.pointer === id || paused.focus === id)
  useEffect(() => {
    if (id === null || isPaused) return undefined
    if (remaining.current.id !== id) remaining.current = { id, ms: isError ? ERROR_SHOWN_FOR_MS : SHOWN_FOR_MS }
    const since = monotonicTime()
    const timer = setTimeout(() => end.current(id), remaining.current.ms)
    return () => {
      clearTimeout(timer)
      remaining.current = { id, ms: remaining.current.ms - (monotonicTime() - since) }
    }
  }, [id, isError, isPaused])

  return (by: PausedBy, toastId: number | null) => setPaused((before) => ({ ...before, [by]: toastId }))
}
