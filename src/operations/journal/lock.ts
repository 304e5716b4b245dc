interface Locking<T> {
  readonly work: () => Promise<T>
  readonly waitMs: number | undefined
  lock(held: () => Promise<void>): Promise<void>
}

/** Works under the lock; where locks are refused, or nobody gives one back in time, without. */
export function lockOrGoOn<T>({ work, waitMs, lock }: Locking<T>): Promise<T> {
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
