import { useEffect, useState } from 'react'

/** The number of rows that an open list shows without scrolling. */
const INITIAL_ROWS = 8
const ROWS_PER_FRAME = 24

/** Returns how many rows to render. Hundreds at once would block the page, so the rest follow in later frames. */
export function useRenderedRows(rows: number, highlightedIndex: number): number {
  const [rendered, setRendered] = useState(INITIAL_ROWS)
  const all = Math.max(INITIAL_ROWS, rows)

  // Syncs with the browser's frames.
  useEffect(() => {
    if (rendered === all) return
    const frame = requestAnimationFrame(() => setRendered(Math.min(all, rendered + ROWS_PER_FRAME)))
    return () => cancelAnimationFrame(frame)
  }, [rendered, all])

  return Math.max(rendered, highlightedIndex + INITIAL_ROWS)
}
