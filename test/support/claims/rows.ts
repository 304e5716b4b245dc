import { CUSTOMER_ROWS } from './customer-rows.ts'
import { FORM_ROWS } from './form-rows.ts'
import { OTHER_ROWS } from './other-rows.ts'
import { PAYOUT_ROWS } from './payout-rows.ts'
import type { Row } from './row.ts'
import { SILENT_ROWS } from './silent-rows.ts'
import { WALLET_ROWS } from './wallet-rows.ts'

/** Each message of the areas that speak of money, of a customer or of a wallet, by the longest pattern that its id fits. */
export const ROWS: readonly Row[] = [
  ...PAYOUT_ROWS,
  ...FORM_ROWS,
  ...CUSTOMER_ROWS,
  ...OTHER_ROWS,
  ...WALLET_ROWS,
  ...SILENT_ROWS,
]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A star stands for any ending, or for one part between points. */
const matcher = (pattern: string): RegExp => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`)

const PATTERNS = ROWS.flatMap((row) => row.ids.map((pattern) => ({ pattern, row, fits: matcher(pattern) }))).toSorted(
  (one, other) => other.pattern.length - one.pattern.length,
)

/** What the table says of a message; the longest pattern that fits decides. */
export const rowOf = (id: string): Row | null => PATTERNS.find(({ fits }) => fits.test(id))?.row ?? null
