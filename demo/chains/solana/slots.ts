export interface SlotClock {
  /** The current slot. */
  current(): number
  skip(slots: number): void
}

const FIRST_SLOT = 100

/** Slots are computed from the time when they are read. */
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
