import { ROWS, type Row } from './claims.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A star stands for any ending, or for one part between points. */
const matcher = (pattern: string): RegExp => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`)

const PATTERNS = ROWS.flatMap((row) => row.ids.map((pattern) => ({ pattern, row, fits: matcher(pattern) }))).toSorted(
  (one, other) => other.pattern.length - one.pattern.length,
)

/** What the table says of a message; the longest pattern that fits decides. */
export const rowOf = (id: string): Row | null => PATTERNS.find(({ fits }) => fits.test(id))?.row ?? null
