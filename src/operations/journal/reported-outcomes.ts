import { isMade, type JournalEntry } from './entry.ts'

/** A customer's press of the button of a form. */
export interface Press {
  /** By this machine's clock. A wallet may be chosen between the press and the call. */
  readonly at: number
  /** The entries of the journal that the customer knew when the form was filled in, by `opId`; and the payouts asked about since, by id. */
  readonly known: ReadonlySet<string>
}

/** Two tabs press at the same moment when the one's press is no further from the other's. */
const SAME_MOMENT_MS = 1000

interface Options {
  /** Whether work on the entry is under way in this element. */
  isRunning(opId: string): boolean
  /** Whether this element made the entry. */
  isMadeHere(opId: string): boolean
}

/** What the customer of this element was told of entries, and which of them a form that is sent again therefore means. */
export function createReportedOutcomes({ isRunning, isMadeHere }: Options) {
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

  /**
   * The entry of a form that is sent again; none where its customer knows the end of all before. Of two tabs that press in the same
   * moment the later one means the entry of the other, even if its wallet was chosen long after.
   */
  function find(same: readonly JournalEntry[], { at, known }: Press): JournalEntry | undefined {
    const alive = same.filter(({ phase }) => phase !== 'refused')
    const isOpen = ({ opId, phase, createdAt, pressedAt = createdAt }: JournalEntry) =>
      phase === 'started' || (!known.has(opId) && !isMadeHere(opId) && Math.abs(at - pressedAt) <= SAME_MOMENT_MS)
    const replaced = same.find((entry) => isHeld(entry) && entry.phase === 'refused' && entry.replacedBy)
    return (
      alive.find(({ opId }) => isRunning(opId)) ??
      alive.find(isHeld) ??
      (replaced && replacementOf(replaced, same)) ??
      alive.find(isOpen)
    )
  }

  return {
    find,
    /** The customer was told that its end is not known. */
    leaveOpen: (opId: string) => void leftOpen.add(opId),
    /** The customer was told its end. */
    close: (opId: string) => void leftOpen.delete(opId),
    /** Until the customer is told, an entry is kept whatever its age. */
    isHeld,
    /** What was made of the same form since it was filled in, which its customer need not know (decisions.md E18). */
    madeSince: (same: readonly JournalEntry[], press: Press): readonly JournalEntry[] =>
      find(same, press)
        ? []
        : same.filter((entry) => isMade(entry) && entry.payoutId !== undefined && !press.known.has(entry.opId)),
    /** The form means this entry from now on, and no other of the same form. */
    choose({ opId }: JournalEntry, same: readonly JournalEntry[]) {
      for (const other of same) if (other.opId !== opId && leftOpen.delete(other.opId)) leftOpen.add(opId)
    },
  }
}
