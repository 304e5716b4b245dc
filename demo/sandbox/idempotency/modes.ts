import type { RefusalCode } from '../http/refusal.ts'

/** How a server treats a key that was used before. `replay` is the contract; clients must also work with the others. */
export const idempotencyModes = ['replay', 'refuse', 'unprocessable'] as const
export type IdempotencyMode = (typeof idempotencyModes)[number]

/** `otherBody`: used with another request. `running`: the first call has not ended. `answered`: it has its answer. */
export type Reuse = 'otherBody' | 'running' | 'answered'

export const REUSED_KEY = {
  replay: { otherBody: 'idempotency_conflict', running: 'idempotency_in_progress', answered: 'replay' },
  // As the public API of the like-named product: any reused key is an error.
  refuse: { otherBody: 'idempotency_key_used', running: 'idempotency_key_used', answered: 'idempotency_key_used' },
  // The status that the IETF draft (Idempotency-Key header field) gives a reused key, here for equal requests too.
  unprocessable: {
    otherBody: 'idempotency_key_reused',
    running: 'idempotency_in_progress',
    answered: 'idempotency_key_reused',
  },
} as const satisfies Record<IdempotencyMode, Record<Reuse, RefusalCode | 'replay'>>

export const REUSE_REFUSALS = [
  ...new Set(
    Object.values(REUSED_KEY)
      .flatMap((reuse) => Object.values(reuse))
      .filter((answer) => answer !== 'replay'),
  ),
]
