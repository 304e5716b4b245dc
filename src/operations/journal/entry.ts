export const INTENT_KINDS = ['onRamp', 'offRamp', 'bankAccount', 'wallet', 'walletBankAccount'] as const
export type IntentKind = (typeof INTENT_KINDS)[number]

/**
 * `started`: sent, or about to be, and nobody knows the end. `refused` and `done` are ends.
 * An off-ramp goes on from `created`: each phase is written before the step that cannot be undone.
 */
export const PHASES = ['started', 'created', 'signing', 'sent', 'registered', 'refused', 'done'] as const
export type Phase = (typeof PHASES)[number]

/** Ids and hashes only: no personal data, no amounts, no tokens. */
export interface JournalEntry {
  readonly opId: string
  readonly idempotencyKey: string
  readonly kind: IntentKind
  readonly phase: Phase
  readonly payloadHash: string
  readonly payoutId?: string
  readonly network?: string
  /** Of the transaction that funds the payout. */
  readonly hash?: string
  /** Milliseconds since 1970, by this machine's clock. */
  readonly createdAt: number
}

const HOUR_MS = 3_600_000
const RETAINED_MS = 7 * 24 * HOUR_MS
const KEY_MS = 23 * HOUR_MS
const ENDED_RETAINED = 100

const ageOf = ({ createdAt }: JournalEntry) => Math.abs(Date.now() - createdAt)

/** The server forgets a key after 24 hours, and a repeat would then be a second payout. */
export const isKeyOld = (entry: JournalEntry): boolean => ageOf(entry) > KEY_MS

export const hasEnded = ({ phase }: JournalEntry): boolean => phase === 'refused' || phase === 'done'

/** What was retained; anything else that the storage holds reads as nothing. */
export function readEntries(text: string | null): readonly JournalEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

export function retained(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const young = entries.filter((entry) => ageOf(entry) <= RETAINED_MS)
  const ended = young.filter(hasEnded).slice(-ENDED_RETAINED)
  return young.filter((entry) => !hasEnded(entry) || ended.includes(entry))
}

function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false
  const { opId, idempotencyKey, kind, phase, payloadHash, createdAt, ...rest } = value as Record<string, unknown>
  return (
    [opId, idempotencyKey, payloadHash].every((text) => typeof text === 'string') &&
    INTENT_KINDS.some((known) => known === kind) &&
    PHASES.some((known) => known === phase) &&
    Number.isFinite(createdAt) &&
    [rest['payoutId'], rest['network'], rest['hash']].every((text) => text === undefined || typeof text === 'string')
  )
}
