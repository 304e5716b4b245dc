import { useEffect, useState } from 'react'

/** Whether a state has not changed for that many milliseconds. `null` never lasts. */
export function useHasLasted<State extends string>(state: State | null, ms: number): boolean {
  const [lasting, setLasting] = useState<State | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(state), ms)
    return () => {
      clearTimeout(timer)
      setLasting(null)
    }
  }, [state, ms])
  return state !== null && lasting === state
}
