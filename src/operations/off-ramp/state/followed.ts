import type { FactTime } from '../../journal/facts.ts'
import { ageOf } from '../age.ts'
import { isExact, isLanded, isRefused, isUntraced, isVisible, type KnownHash } from './hash-fates.ts'
import { isCancelled, livingOf, type Known } from './knowledge.ts'

/** Which transaction of a payout its page follows, if there are several: that which will bring its tokens, as far as is known. */
const FIRST: readonly ((hash: KnownHash) => boolean)[] = [
  (hash) => isLanded(hash) && isExact(hash) && !isRefused(hash),
  (hash) => isVisible(hash) && isExact(hash) && !isRefused(hash),
  ({ fate }) => fate === 'gone',
  (hash) => !isRefused(hash),
  () => true,
]

const byTime = (one: KnownHash, other: KnownHash): number => one.since.device - other.since.device

/**
 * The transaction that a page follows to its end. A dead one once more, because its payout may still have to be cancelled, but not while a
 * wallet is asked for another. Null where there is none, or what was signed stays in its page.
 */
export function followedHash(known: Pick<Known, 'hashes' | 'asks'>): KnownHash | null {
  const living = livingOf(known).toSorted(byTime)
  for (const fits of FIRST) {
    const found = living.filter(fits).at(-1)
    if (found) return found
  }
  if (known.asks.some(({ endedAt }) => endedAt === null)) return null
  return (
    known.hashes
      .filter(({ isKept }) => !isKept)
      .toSorted(byTime)
      .at(-1) ?? null
  )
}

/** Its payout was cancelled, and the server or the network has tokens of it all the same. */
export const isReturning = (known: Known): boolean =>
  isCancelled(known) && livingOf(known).some((hash) => isLanded(hash) || hash.registration === 'registered')

export const UNSEEN_MS = 10 * 60_000

/** Only after ten minutes may the customer say of an untraced transaction that it was not sent (decisions.md C20). */
export const isLongUntraced = (known: Pick<Known, 'of'>, hash: KnownHash, now: FactTime): boolean =>
  isUntraced(hash) && (ageOf(known, hash.since, now) ?? 0) >= UNSEEN_MS
