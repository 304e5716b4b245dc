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
