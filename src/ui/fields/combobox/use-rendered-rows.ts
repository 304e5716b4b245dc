import { useEffect, useState } from 'react'

/** The number of rows that an open list shows without scrolling. */
export const VISIBLE_ROWS = 8
const ROWS_PER_FRAME = 24

/** Returns how many rows to render. Hundreds at once would block the page, so all but the first follow in later frames. */
export function useRenderedRows(rows: number, highlightedIndex: number, first: number): number {
  const [rendered, setRendered] = useState(first)
  const all = Math.max(first, rows)

  // Syncs with the browser's frames.
  useEffect(() => {
    if (rendered === all) return
    const frame = requestAnimationFrame(() => setRendered(Math.min(all, rendered + ROWS_PER_FRAME)))
    return () => cancelAnimationFrame(frame)
  }, [rendered, all])

  return highlightedIndex < 0 ? rendered : Math.max(rendered, highlightedIndex + VISIBLE_ROWS)
}
