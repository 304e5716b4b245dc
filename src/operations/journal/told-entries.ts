import type { JournalEntry } from './entry.ts'

/** Two tabs press at the same moment when the one's press is no further from the other's. */
const SAME_MOMENT_MS = 1000

interface Options {
  /** Whether work on the entry is under way in this element. */
  isRunning(opId: string): boolean
  /** Whether this element made the entry. */
  isMadeHere(opId: string): boolean
}

/** What the customer of this element was told of entries, and which of them a form that is sent again therefore means. */
export function createToldEntries({ isRunning, isMadeHere }: Options) {
  const leftOpen = new Set<string>()
  const isHeld = ({ opId }: JournalEntry) => isRunning(opId) || leftOpen.has(opId)

  /**
   * The entry that was made in place of another one, whose key the server may have forgotten. Each entry is passed once:
   * the storage belongs to the page as well, and may hold entries that replace each other.
   */
  function replacementOf(entry: JournalEntry, same: readonly JournalEntry[]): JournalEntry | undefined {
    const next = same.find(({ opId }) => opId === entry.replacedBy)
    if (next?.phase !== 'refused') return next
    return replacementOf(
      next,
      same.filter((other) => other !== next),
    )
  }

  return {
    /** The customer was told that its end is not known. */
    leaveOpen: (opId: string) => void leftOpen.add(opId),
    /** The customer was told its end. */
    close: (opId: string) => void leftOpen.delete(opId),
    /** Until the customer is told, an entry is kept whatever its age. */
    isHeld,
    /** The entry of a form that is sent again; none where its customer knows the end of all before. */
    find(same: readonly JournalEntry[], pressedAt: number): JournalEntry | undefined {
      const alive = same.filter(({ phase }) => phase !== 'refused')
      const isOpen = ({ opId, phase, createdAt }: JournalEntry) =>
        phase === 'started' || (!isMadeHere(opId) && Math.abs(pressedAt - createdAt) <= SAME_MOMENT_MS)
      const replaced = same.find((entry) => isHeld(entry) && entry.phase === 'refused' && entry.replacedBy)
      return (
        alive.find(({ opId }) => isRunning(opId)) ??
        alive.find(isHeld) ??
        (replaced && replacementOf(replaced, same)) ??
        alive.find(isOpen)
      )
    },
    /** The form means this entry from now on, and no other of the same form. */
    choose({ opId }: JournalEntry, same: readonly JournalEntry[]) {
      for (const other of same) if (other.opId !== opId && leftOpen.delete(other.opId)) leftOpen.add(opId)
    },
  }
}
