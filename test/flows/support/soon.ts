import { expect } from 'vitest'

/** Waits until a condition holds, however long the network takes. */
export const soon = <T>(read: () => T, message?: string) =>
  expect.poll(read, { timeout: 30_000, interval: 50, ...(message && { message }) })
