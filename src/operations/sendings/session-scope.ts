/** The time for which one customer is signed in. */
export interface SessionScope {
  isSignedIn(): boolean
  /** A customer is signed in until the function that is returned is called. */
  begin(): () => void
  /** Whether the customer who is signed in now still is. */
  presence(): () => boolean
  /** A pause between two looks at a transaction, which never ends for a customer who has signed out meanwhile. */
  pauses(): () => Promise<void>
}

const LOOK_EVERY_MS = 1000
const LOOK_EVERY_HIDDEN_MS = 10_000

export interface SessionScopeParts {
  /** Whether the tab is in view, where looks are more frequent. */
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
      const goOn = (resume: () => void) => () => {
        if (own !== null && own === present) resume()
      }
      return () =>
        new Promise((resolve) => {
          setTimeout(goOn(resolve), isFocused() ? LOOK_EVERY_MS : LOOK_EVERY_HIDDEN_MS)
        })
    },
  }
}
