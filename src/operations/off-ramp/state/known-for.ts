import { elapsed } from '../../journal/facts.ts'
import type { KnownHash } from './hash-fates.ts'
import type { Knowledge } from './knowledge.ts'

/** For how long a transaction is known, by the server's clock, as the press that denies it is measured. 0 while nobody knows (decisions.md E23). */
export function knownFor({ live, of }: Knowledge, { since: { device, offset } }: KnownHash): number {
  const since = { device, offset: offset ?? of('timeLearned')[0]?.offset ?? null }
  const areComparable = (since.offset === null) === (live.now.offset === null)
  return areComparable ? elapsed(since, live.now) : 0
}
