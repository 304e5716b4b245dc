import { vi } from 'vitest'

/** Fake timers, and every repeat of a call in the middle of its range: one without any delay would come before what a test does next. */
export function startFakeTime(): void {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
}

export function endFakeTime(): void {
  vi.mocked(Math.random).mockRestore()
  vi.useRealTimers()
}
