import type { Press } from '../../domain/payouts/form/press.ts'
import { isMade, type JournalEntry } from './entry.ts'

/** Presses in two tabs within this time share one entry. */
const SAME_MOMENT_MS = 1000

interface Options {
  isRunning(opId: string): boolean
  isMadeHere(opId: string): boolean
}

/** Records which outcomes the customer has read, to find the entry that a repeated form means. */
export function createReportedOutcomes({ isRunning, isMadeHere }: Options) {
  const leftOpen = new Set<string>()
  const isInUse = ({ opId }: JournalEntry) => isRunning(opId) || leftOpen.has(opId)

  /** The entry that a repeated form means; none if the customer knows every outcome. Tabs that press together share the first entry. */
  function find(same: readonly JournalEntry[], { at, known }: Press): JournalEntry | undefined {
    const alive = same.filter(({ phase }) => phase !== 'refused')
    const isOpen = ({ opId, phase, createdAt, pressedAt = createdAt }: JournalEntry) =>
      phase === 'started' || (!known.has(opId) && !isMadeHere(opId) && Math.abs(at - pressedAt) <= SAME_MOMENT_MS)
    return alive.find(({ opId }) => isRunning(opId)) ?? alive.find(isInUse) ?? alive.find(isOpen)
  }

  return {
    find,
    leaveOpen: (opId: string) => void leftOpen.add(opId),
    close: (opId: string) => void leftOpen.delete(opId),
    isInUse,
    madeSince: (same: readonly JournalEntry[], press: Press): readonly JournalEntry[] =>
      find(same, press)
        ? []
        : same.filter((entry) => isMade(entry) && entry.payoutId !== undefined && !press.known.has(entry.opId)),
    choose({ opId }: JournalEntry, same: readonly JournalEntry[]) {
      for (const other of same) if (other.opId !== opId && leftOpen.delete(other.opId)) leftOpen.add(opId)
    },
  }
}
