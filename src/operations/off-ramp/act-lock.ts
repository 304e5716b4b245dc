import type { Journal } from '../journal/journal.ts'

/**
 * The lock of a payout as a sending takes it: directly before its first act, and until it is released. While a wallet is unlocked or changes
 * its network, which may take any time, another tab may cancel or send (decisions.md E18).
 */
export function createActLock(journal: Pick<Journal, 'exclusively'>, payoutId: string) {
  const released = Promise.withResolvers<void>()
  let taken: Promise<void> | null = null
  const begin = () =>
    new Promise<void>((resolve) => {
      void journal.exclusively(payoutId, () => {
        resolve()
        return released.promise
      })
    })
  return {
    /** Whoever has waited for it computes anew what may be done. */
    take: (): Promise<void> => (taken ??= begin()),
    release: () => released.resolve(),
  }
}

export type ActLock = ReturnType<typeof createActLock>
