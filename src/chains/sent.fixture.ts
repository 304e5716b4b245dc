import type { Sent } from './adapter.ts'

/** What a search shows of a whole transfer. */
export const whole = (hash: string): Sent => ({ hash, moved: 'exact' })
/** What it shows of a transfer with another amount than the payout's. */
export const part = (hash: string): Sent => ({ hash, moved: 'otherAmount' })
