import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Journal } from '../journal/journal.ts'
import type { Unfinished } from '../off-ramp/unfinished.ts'

interface Parts {
  readonly journal: Pick<Journal, 'knownOf' | 'whileAsked'>
  isAskedHere(payoutId: string): boolean
}

/** By payout id. */
export type AskedStore = StoreApi<ReadonlySet<string>>

/** A free lock is granted sooner. */
const HELD_MS = 250

/** The payouts whose wallet another tab asks now. A browser that refuses locks names none. */
export function createAskedElsewhere({ journal, isAskedHere }: Parts) {
  const store: AskedStore = createStore<ReadonlySet<string>>(() => new Set())
  const watched = new Set<string>()
  const put = (payoutId: string) => store.setState(new Set([...store.getState(), payoutId]), true)
  const remove = (payoutId: string) =>
    store.setState(new Set([...store.getState()].filter((each) => each !== payoutId)), true)

  async function watchOne(payoutId: string): Promise<void> {
    watched.add(payoutId)
    const timer = setTimeout(put, HELD_MS, payoutId)
    await journal.whileAsked(payoutId)
    clearTimeout(timer)
    watched.delete(payoutId)
    remove(payoutId)
  }

  return {
    store,
    /** Names each of these, until its wallet has answered there or is not waited for any more. */
    watch(unfinished: readonly Unfinished[]): void {
      const mayBeAsked = ({ entry, payout }: Unfinished) =>
        journal.knownOf(entry).asks.some(({ answer }) => answer === 'none') &&
        !watched.has(payout.id) &&
        !isAskedHere(payout.id)
      for (const { payout } of unfinished.filter(mayBeAsked)) void watchOne(payout.id)
    },
  }
}
