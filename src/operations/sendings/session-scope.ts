export interface SessionScope {
  isSignedIn(): boolean
  begin(): () => void
  presence(): () => boolean
  /** Waits between two looks at a transaction. Rejects once the customer has signed out, so that what waits lets its locks go. */
  pauses(): () => Promise<void>
  /** What comes of work of this customer. Rejects once they have signed out, however long the work takes. */
  attended(): <T>(work: () => Promise<T>) => Promise<T>
}

const LOOK_EVERY_MS = 1000
const LOOK_EVERY_HIDDEN_MS = 10_000

class SignedOutError extends Error {
  override readonly name = 'SignedOutError'
}

export interface SessionScopeParts {
  readonly isFocused: () => boolean
}

export function createSessionScope({ isFocused }: SessionScopeParts): SessionScope {
  let present: symbol | null = null
  const waiting = new Set<() => void>()
  return {
    isSignedIn: () => present !== null,
    begin() {
      const scope = Symbol('scope')
      present = scope
      return () => {
        if (present !== scope) return
        present = null
        for (const end of waiting) end()
      }
    },
    presence() {
      const scope = present
      return () => scope !== null && scope === present
    },
    attended() {
      const scope = present
      return (work) =>
        new Promise((resolve, reject) => {
          const end = () => reject(new SignedOutError())
          if (scope !== present) return end()
          waiting.add(end)
          void work()
            .then(resolve, reject)
            .then(() => waiting.delete(end))
        })
    },
    pauses() {
      const scope = present
      return () =>
        new Promise((resolve, reject) => {
          const end = () => {
            clearTimeout(timer)
            waiting.delete(end)
            if (scope !== null && scope === present) resolve()
            else reject(new SignedOutError())
          }
          const timer = setTimeout(end, isFocused() ? LOOK_EVERY_MS : LOOK_EVERY_HIDDEN_MS)
          waiting.add(end)
          if (scope === null || scope !== present) end()
        })
    },
  }
}
