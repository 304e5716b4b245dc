import { useEffect, useState } from 'react'

/** Seconds left until something may be asked for again. */
export function useCountdown() {
  const [left, setLeft] = useState(0)
  // The clock is outside.
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft] as const
}
