export interface Exchanges {
  /** `work` exchanges a token that the host set. */
  start(work: Promise<void>): void
  /** Resolves with the outcome of `step`, which runs when the last exchange has ended, also with an error. */
  after<T>(step: () => T | Promise<T>): Promise<T>
}

/** Lets what the host asks for wait for the token that it set before. `onRefused` is called with the error of an exchange. */
export function createExchanges(onRefused: (error: unknown) => void): Exchanges {
  let last: Promise<void> | null = null
  return {
    start(work) {
      last = work.catch(onRefused)
    },
    after: async (step) => {
      // The host may set another token meanwhile.
      for (let ended: Promise<void> | null = null; ended !== last; await ended) ended = last
      return await step()
    },
  }
}
