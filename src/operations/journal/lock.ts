import type { World } from '../../lib/world.ts'

const LOCK_WAIT_MS = 35_000

interface Locking<T> {
  readonly work: () => Promise<T>
  readonly waitMs: number | undefined
  lock(run: () => Promise<void>): Promise<void>
}

/** Runs the work with the lock; without it if the browser refuses locks, or after `waitMs` (undefined: waits until it is free). */
export function runWithLock<T>({ work, waitMs, lock }: Locking<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let begun: Promise<void> | null = null
    const begin = () => {
      clearTimeout(timer)
      begun ??= work().then(resolve, reject)
      return begun
    }
    const timer = waitMs === undefined ? undefined : setTimeout(begin, waitMs)
    void Promise.resolve()
      .then(() => lock(() => begun ?? begin()))
      .catch(begin)
  })
}

const askedName = (payoutId: string): string => `${payoutId}:asking`

/** Runs the work on an entry one at a time across tabs, and shares it with other callers in this element. */
export function createSharedWork(tabs: World['tabs']) {
  const running = new Map<string, Promise<unknown>>()
  const lock = <T>(opId: string, work: () => Promise<T>, waitMs?: number) =>
    runWithLock({ work, waitMs, lock: (run) => tabs.lock(`sphere-ramp:${opId}`, run) })
  const once = <T>(opId: string, work: () => Promise<T>): Promise<T> => {
    const shared = running.get(opId) ?? lock(opId, work, LOCK_WAIT_MS).finally(() => running.delete(opId))
    running.set(opId, shared)
    return shared as Promise<T>
  }
  const asks = {
    holdAsked: (payoutId: string, answered: Promise<void>) => void lock(askedName(payoutId), () => answered),
    whileAsked: (payoutId: string) => lock(askedName(payoutId), async () => {}),
  }
  return { lock, once, isRunning: (opId: string): boolean => running.has(opId), asks }
}

interface Exclusive {
  exclusively<T>(id: string, work: () => Promise<T>): Promise<T>
}

/**
 * The lock of a payout as a sending takes it: directly before its first act, and until it is released. While a wallet is unlocked or changes
 * its network, which may take any time, another tab may cancel or send (decisions.md E18).
 */
export function createActLock(journal: Exclusive, payoutId: string) {
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
