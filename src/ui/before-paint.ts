/**
 * Runs in the next frame, before it is painted. A measurement there forces no layout besides the frame's own, which would make a long
 * task of the one that has rendered. Returns a function that cancels it.
 */
export function beforePaint(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}
