export interface SlotClock {
  /** Where the network is by now. */
  current(): number
  skip(slots: number): void
}

const FIRST_SLOT = 100

/** Slots pass with time and cost nothing while nobody asks. */
export function createSlotClock(slotMs: number): SlotClock {
  const startedAt = Date.now()
  let skipped = 0
  return {
    current: () => FIRST_SLOT + Math.floor((Date.now() - startedAt) / slotMs) + skipped,
    skip(slots) {
      skipped += slots
    },
  }
}
