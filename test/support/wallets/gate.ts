/** What a test does to the requests that come to a wallet. */
export interface Gate {
  /** The methods that it was asked, in order. */
  readonly asked: string[]
  /** Those that it has carried out. */
  readonly done: string[]
  /** What a method was last asked with. */
  lastAsked(method: string): unknown
  /** The error that a method answers with from now on; null: none. */
  refuse(method: string, error: unknown): void
  /** From now on a method waits for the function that is returned. */
  hold(method: string): () => void
  /** From now on a method is carried out without an answer. */
  silence(method: string): void
}

export interface PassedGate extends Gate {
  pass<Result>(request: Asked, work: () => Result | Promise<Result>): Promise<Result>
}

interface Asked {
  readonly method: string
  readonly params: unknown
}

const NEVER = new Promise<never>(() => {})

export function createGate(): PassedGate {
  const asked: string[] = []
  const done: string[] = []
  const last = new Map<string, unknown>()
  const errors = new Map<string, unknown>()
  const holds = new Map<string, Promise<void>>()
  const silenced = new Set<string>()
  return {
    asked,
    done,
    lastAsked: (method) => last.get(method),
    refuse: (method, error) => void (error === null ? errors.delete(method) : errors.set(method, error)),
    hold(method) {
      const { promise, resolve } = Promise.withResolvers<void>()
      holds.set(method, promise)
      return () => {
        holds.delete(method)
        resolve()
      }
    },
    silence: (method) => void silenced.add(method),
    async pass({ method, params }, work) {
      asked.push(method)
      last.set(method, params)
      await holds.get(method)
      if (errors.has(method)) throw errors.get(method)
      const result = await work()
      done.push(method)
      return silenced.has(method) ? NEVER : result
    },
  }
}
