import { useEffect, useState } from 'react'
import { monotonicTime } from '../../../lib/timing/clock.ts'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - monotonicTime()) / 1000))

/** The seconds left until a new request. They are computed from a clock that nobody sets, because timers of a hidden page are late. */
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
    setMoment(monotonicTime() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, start] as const
}
