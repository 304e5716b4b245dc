export interface SessionScope {
  isSignedIn(): boolean
  begin(): () => void
  presence(): () => boolean
  /** Waits between two looks at a transaction; never ends after the customer has signed out. */
  pauses(): () => Promise<void>
}

const LOOK_EVERY_MS = 1000
const LOOK_EVERY_HIDDEN_MS = 10_000

export interface SessionScopeParts {
  readonly isFocused: () => boolean
}

export function createSessionScope({ isFocused }: SessionScopeParts): SessionScope {
  let present: symbol | null = null
  return {
    isSignedIn: () => present !== null,
    begin() {
      const own = Symbol('scope')
      present = own
      return () => {
        if (present === own) present = null
      }
    },
    presence() {
      const own = present
      return () => own !== null && own === present
    },
    pauses() {
      const own = present
      const ifPresent = (resume: () => void) => () => {
        if (own !== null && own === present) resume()
      }
      return () =>
        new Promise((resolve) => {
          setTimeout(ifPresent(resolve), isFocused() ? LOOK_EVERY_MS : LOOK_EVERY_HIDDEN_MS)
        })
    },
  }
}
