const INTENT_KINDS = ['onRamp', 'offRamp', 'bankAccount', 'wallet', 'walletBankAccount'] as const
export type IntentKind = (typeof INTENT_KINDS)[number]

/**
 * `started`: sent, or about to be, and nobody knows the end. `refused` and `done` are ends.
 * An off-ramp goes on from `created`: each phase is written before the step that cannot be undone.
 * Of two words on one entry the later in this order counts: a refusal says less than what was made.
 */
const PHASES = ['started', 'refused', 'created', 'signing', 'sent', 'registered', 'done'] as const
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
  /** When the hash became known, by this machine's clock. */
  readonly sentAt?: number
  /** The network has known the transaction. */
  readonly seen?: true
  /** What tells whether the transaction can still get on the chain, as its family writes it (decisions.md C20). */
  readonly landing?: string
  /** Its cancel was asked for, with whatever answer: nobody sends tokens for it any more. */
  readonly cancelling?: true
  /** Nothing of this journal has made its payout: the customer sends the tokens of another device, or of a forgotten page. */
  readonly adopted?: true
  /** The sending of an adopted payout has ended without tokens: its payout waits as it did before. */
  readonly letGo?: true
  /** Its customer sends the tokens from a wallet that this page does not speak to: none is asked for it (decisions.md H11). */
  readonly byHand?: true
  /** It came back as something else than was asked for, and the customer was told: no later page offers to send tokens for it. */
  readonly differs?: true
  /** More than one call may have gone out with its key: the refusal of one says nothing of the other. */
  readonly repeated?: true
  /** The operation that was made in its place, when its key had become too old to be sent. */
  readonly replacedBy?: string
  /** Milliseconds since 1970, by this machine's clock. */
  readonly createdAt: number
  /** When the customer pressed for it, by this machine's clock. A wallet may have been chosen between the press and `createdAt`. */
  readonly pressedAt?: number
  /** The block or slot of the network before the wallet was asked: whatever the wallet has sent came later. */
  readonly since?: number
  /** When it was cancelled because the wallet, or its customer, said that nothing was sent. The network may say otherwise for a while. */
  readonly declinedAt?: number
  /** The server has taken its tokens: the host hears of their transaction as soon as it is known. */
  readonly arrived?: true
  /** A host has heard of the transaction that brought its tokens. */
  readonly announced?: true
  /** It was cancelled, and its tokens came all the same, by the transaction `hash`: the server sends them back. */
  readonly returning?: true
  /** What the server's clock was ahead of this machine's at that moment, in milliseconds; absent where it was not known. */
  readonly offset?: number
  /** The server had told its time, and the clock was set since: `createdAt` is no better than that clock. */
  readonly isClockSet?: true
}

/** The present moment, by this machine's clock, and how far the server's is ahead of it. */
export interface Moment {
  readonly device: number
  readonly offset: number | null
  /** The server tells its time, but the clock was set since. */
  readonly wasTold: boolean
}

const HOUR_MS = 3_600_000
const RETAINED_MS = 7 * 24 * HOUR_MS
const KEY_MS = 23 * HOUR_MS
const ENDED_RETAINED = 100

/** When the entry was made, by the server's clock; null where nobody knew its time. */
export const serverTimeOf = ({ createdAt, offset }: JournalEntry): number | null =>
  offset === undefined ? null : createdAt + offset

/** By the server's clock alone; null where its time is not known, then or now. */
function ageOf(entry: JournalEntry, { device, offset }: Moment): number | null {
  const made = serverTimeOf(entry)
  return made === null || offset === null ? null : device + offset - made
}

/**
 * The server forgets a key after 24 hours, and a repeat would then be a second payout. `old`: not to be sent any more.
 * `unknown`: the server tells its time, but it is not known for then or for now; or it tells none, and the key is not young by this machine's clock.
 */
export function keyAge(entry: JournalEntry, now: Moment): 'young' | 'old' | 'unknown' {
  const age = ageOf(entry, now)
  if (age !== null) return age > KEY_MS ? 'old' : 'young'
  if (serverTimeOf(entry) !== null || entry.isClockSet || now.wasTold) return 'unknown'
  const byDevice = now.device - entry.createdAt
  return byDevice >= 0 && byDevice <= KEY_MS ? 'young' : 'unknown'
}

/** What another tab may have recorded and nobody takes back: the end of its call, or a later step. */
export const isMade = ({ phase }: JournalEntry): boolean => phase !== 'started' && phase !== 'refused'

/** What two tabs have written of one entry. Each may have known less than the other: nothing that was recorded is taken back. */
export function combined(one: JournalEntry, other: JournalEntry): JournalEntry {
  const isFurther = PHASES.indexOf(one.phase) > PHASES.indexOf(other.phase)
  return isFurther ? { ...other, ...one } : { ...one, ...other }
}

export const hasEnded = ({ phase }: JournalEntry): boolean => phase === 'refused' || phase === 'done'

/** What was kept; anything else that the storage holds reads as nothing. */
export function readEntries(text: string | null): readonly JournalEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

/** An age that only this machine's clock tells drops nothing: the clock may be wrong. What is held is kept at any age. */
export function retained(
  entries: readonly JournalEntry[],
  now: Moment,
  isHeld: (entry: JournalEntry) => boolean,
): readonly JournalEntry[] {
  const young = entries.filter((entry) => isHeld(entry) || (ageOf(entry, now) ?? 0) <= RETAINED_MS)
  const ended = young.filter(hasEnded).slice(-ENDED_RETAINED)
  return young.filter((entry) => !hasEnded(entry) || isHeld(entry) || ended.includes(entry))
}

const NUMBERS = ['offset', 'pressedAt', 'since', 'sentAt', 'declinedAt'] as const
const FLAGS = [
  'repeated',
  'isClockSet',
  'seen',
  'cancelling',
  'differs',
  'returning',
  'arrived',
  'announced',
  'adopted',
  'letGo',
  'byHand',
] as const
const TEXTS = ['payoutId', 'network', 'hash', 'landing', 'replacedBy'] as const

function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false
  const { opId, idempotencyKey, kind, phase, payloadHash, createdAt, ...rest } = value as Record<string, unknown>
  return (
    [opId, idempotencyKey, payloadHash].every((text) => typeof text === 'string') &&
    INTENT_KINDS.some((known) => known === kind) &&
    PHASES.some((known) => known === phase) &&
    Number.isFinite(createdAt) &&
    NUMBERS.every((name) => rest[name] === undefined || Number.isFinite(rest[name])) &&
    FLAGS.every((name) => rest[name] === undefined || rest[name] === true) &&
    TEXTS.every((name) => rest[name] === undefined || typeof rest[name] === 'string')
  )
}
