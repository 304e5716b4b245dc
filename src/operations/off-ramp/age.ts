import { monotonicTime } from '../../lib/timing/clock.ts'
import type { JournalEntry, Moment } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'

/** By the server's clock, or by this machine's where the server never tells its time. Null while nobody knows. */
export function ageOf(entry: JournalEntry, at: number, { device, offset }: Moment): number | null {
  if (entry.offset !== undefined && offset !== null) return device + offset - (at + entry.offset)
  return entry.offset === undefined && offset === null ? Math.max(0, device - at) : null
}

export function createAge(journal: Pick<Journal, 'now'>, entry: JournalEntry, at: number): () => number {
  const begun = monotonicTime()
  const sinceBegun = () => monotonicTime() - begun
  const ageAtFirst = () => {
    const age = ageOf(entry, at, journal.now())
    return age === null ? null : age - sinceBegun()
  }
  let atFirst = ageAtFirst()
  return () => {
    atFirst ??= ageAtFirst()
    return (atFirst ?? 0) + sinceBegun()
  }
}
