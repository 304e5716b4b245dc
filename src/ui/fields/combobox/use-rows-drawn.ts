import { useEffect, useState } from 'react'

/** What a list under its box shows of itself. */
const AT_ONCE = 8
const IN_A_FRAME = 24

/** How many rows of a list are drawn. Hundreds at once would stop the page for long, so the rest follow a few in each frame. */
export function useRowsDrawn(rows: number, highlightedIndex: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE)
  const all = Math.max(AT_ONCE, rows)

  // Frames are the browser's.
  useEffect(() => {
    if (drawn === all) return
    const frame = requestAnimationFrame(() => setDrawn(Math.min(all, drawn + IN_A_FRAME)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, all])

  return Math.max(drawn, highlightedIndex + AT_ONCE)
}
