export interface SlotClock {
  /** The current slot. */
  current(): number
  skip(slots: number): void
  /** When a slot began, in seconds since 1970. */
  timeOf(slot: number): number
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
    timeOf: (slot) => Math.floor((startedAt + (slot - FIRST_SLOT - skipped) * slotMs) / 1000),
  }
}
