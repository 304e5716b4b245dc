import { useEffect, useState } from 'react'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** The seconds left until a new request. They are computed from the clock, because timers of a hidden page are late. */
export function useCountdown() {
  const [moment, setMoment] = useState(0)
  const [left, setLeft] = useState(0)
  const isOver = left === 0
  // The clock is outside React.
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setLeft(secondsUntil(moment)), 1000)
    return () => clearInterval(timer)
  }, [isOver, moment])
  const start = (seconds: number) => {
    setMoment(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, start] as const
}
