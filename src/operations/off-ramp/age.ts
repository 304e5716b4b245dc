import { monotonicTime } from '../../lib/timing/clock.ts'
import { elapsed, type FactTime } from '../journal/facts.ts'
import type { Known } from './state/knowledge.ts'

/** By the server's clock, or by this machine's where the server never tells its time. Null while nobody knows (decisions.md E23). */
export function ageOf({ of }: Pick<Known, 'of'>, { device, offset }: FactTime, now: FactTime): number | null {
  const since = { device, offset: offset ?? of('timeLearned')[0]?.offset ?? null }
  const areComparable = (since.offset === null) === (now.offset === null)
  return areComparable ? Math.max(0, elapsed(since, now)) : null
}

/** Grows by the clock of this page, whatever becomes of the others. */
export function createAge(known: Pick<Known, 'of'>, since: FactTime, now: () => FactTime): () => number {
  const begun = monotonicTime()
  const sinceBegun = () => monotonicTime() - begun
  const ageAtFirst = () => {
    const age = ageOf(known, since, now())
    return age === null ? null : age - sinceBegun()
  }
  let atFirst = ageAtFirst()
  return () => {
    atFirst ??= ageAtFirst()
    return (atFirst ?? 0) + sinceBegun()
  }
}
