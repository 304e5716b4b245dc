export const INTENT_KINDS = ['onRamp', 'offRamp', 'bankAccount', 'wallet', 'walletBankAccount'] as const
export type IntentKind = (typeof INTENT_KINDS)[number]

/** `created`: its payout waits for tokens, or they may be on their way. Only off-ramps have it; the others are done once they are made. */
export type Phase = 'started' | 'refused' | 'created' | 'done'

/**
 * What the facts say of an intent (`entryOf`). What they say of an off-ramp's tokens is `knownOf`'s. Times are milliseconds since 1970 by
 * this machine's clock.
 */
export interface JournalEntry {
  readonly opId: string
  readonly idempotencyKey: string
  readonly kind: IntentKind
  readonly phase: Phase
  readonly payloadHash: string
  readonly payoutId?: string
  /** The last ask of a wallet: by it a press of Cancel knows whether another tab has asked since it was offered. */
  readonly asked?: string
  /** This journal did not make the payout: it comes from another device, or from a page that this browser has forgotten. */
  readonly madeElsewhere?: true
  readonly repeated?: true
  readonly createdAt: number
  readonly pressedAt?: number
  readonly offset?: number
}

export interface Moment {
  readonly device: number
  readonly offset: number | null
}

const HOUR_MS = 3_600_000
const RETAINED_MS = 7 * 24 * HOUR_MS
const KEY_MS = 23 * HOUR_MS
const ENDED_RETAINED = 100

export const serverTimeOf = ({ createdAt, offset }: JournalEntry): number | null =>
  offset === undefined ? null : createdAt + offset

function ageOf(entry: JournalEntry, { device, offset }: Moment): number | null {
  const made = serverTimeOf(entry)
  return made === null || offset === null ? null : device + offset - made
}

export type KeyAge = 'young' | 'old' | 'unknown'

/** Only `young` keys are sent: the server forgets one after 24 hours. `sinceMade`: milliseconds by the page that made it, else null. */
export function keyAge(entry: JournalEntry, now: Moment, sinceMade: number | null): KeyAge {
  const age = ageOf(entry, now)
  if (age !== null) return age > KEY_MS ? 'old' : 'young'
  return sinceMade !== null && sinceMade <= KEY_MS ? 'young' : 'unknown'
}

export const isMade = ({ phase }: JournalEntry): boolean => phase !== 'started' && phase !== 'refused'

export const hasEnded = ({ phase }: JournalEntry): boolean => phase === 'refused' || phase === 'done'

const PAYOUT_KINDS: readonly IntentKind[] = ['onRamp', 'offRamp']

/** Its payout may exist, or waits for tokens that may have left: who forgets it makes or pays it a second time. */
const isOpenPayout = (entry: JournalEntry): boolean => PAYOUT_KINDS.includes(entry.kind) && !hasEnded(entry)

/**
 * Keeps entries in use, and payouts that are undecided or wait, at any age. An age by this machine's clock alone drops nothing, because
 * that clock may be wrong.
 */
export function retained<Each extends { readonly entry: JournalEntry }>(
  all: readonly Each[],
  now: Moment,
  isInUse: (each: Each) => boolean,
): readonly Each[] {
  const isKept = (each: Each) =>
    isOpenPayout(each.entry) || (ageOf(each.entry, now) ?? 0) <= RETAINED_MS || isInUse(each)
  const young = all.filter(isKept)
  const ended = young.filter(({ entry }) => hasEnded(entry)).slice(-ENDED_RETAINED)
  return young.filter((each) => !hasEnded(each.entry) || ended.includes(each) || isInUse(each))
}
