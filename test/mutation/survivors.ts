import type { Survivor } from './entry.ts'

/** Of the targets that demand it, each survivor, and why it is none of a test. `npm run test:mutation` compares. */
export const SURVIVORS = [] as const satisfies readonly Survivor[]
