import { afterEach, expect, test, vi } from 'vitest'
import { beforePaint } from './before-paint.ts'

/** The frames that the browser has been asked for, until the test draws one. */
function frames() {
  const asked = new Map<number, FrameRequestCallback>()
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => {
    asked.set(asked.size + 1, work)
    return asked.size
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void asked.delete(frame))
  return { draw: () => asked.forEach((work, frame) => void (asked.delete(frame), work(0))) }
}
afterEach(() => vi.unstubAllGlobals())

test('work runs in the next frame, once, and not in the task that asks for it', () => {
  const { draw } = frames()
  const work = vi.fn()
  beforePaint(work)
  expect(work).not.toHaveBeenCalled()
  draw()
  draw()
  expect(work).toHaveBeenCalledOnce()
})

test('cancelled work never runs', () => {
  const { draw } = frames()
  const work = vi.fn()
  beforePaint(work)()
  draw()
  expect(work).not.toHaveBeenCalled()
})
