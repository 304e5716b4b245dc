import type { PrefetchServices, Row } from './row.ts'
import { ROWS } from './rows.ts'

const PREFETCHED: Readonly<Record<string, Row | undefined>> = ROWS

/** Asks for what a restored session shows at its landing route, because a reload most likely returns there. */
export const prefetchRoute = (route: string | null, asking: PrefetchServices): void =>
  PREFETCHED[route ?? '']?.prefetch?.(asking)
