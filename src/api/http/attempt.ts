export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

type Failure = 'network' | 'timeout' | 'aborted'

interface Attempt {
  readonly url: string
  readonly init: RequestInit
  readonly timeoutMs: number
  readonly signals: readonly AbortSignal[]
}

/** Makes one request and returns its answer as text or its failure. The timeout holds even if `send` ignores its abort signal. */
export function attempt(
  send: typeof globalThis.fetch,
  { url, init, timeoutMs, signals }: Attempt,
): Promise<Answer | Failure> {
  const controller = new AbortController()
  const read = async (): Promise<Answer> => {
    const response = await send(url, { ...init, signal: controller.signal })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return new Promise((resolve) => {
    const end = (result: Answer | Failure) => {
      clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', abort)
      resolve(result)
    }
    const stop = (failure: Failure) => {
      end(failure)
      controller.abort()
    }
    const abort = () => stop('aborted')
    const timer = setTimeout(() => stop('timeout'), timeoutMs)
    for (const signal of signals) signal.addEventListener('abort', abort)
    if (signals.some((signal) => signal.aborted)) return abort()
    read().then(end, () => end('network'))
  })
}

/** Resolves with true after the delay, or with false as soon as a signal aborts. */
export function pause(ms: number, signals: readonly AbortSignal[]): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (waited: boolean) => {
      clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', abort)
      resolve(waited)
    }
    const abort = () => end(false)
    const timer = setTimeout(() => end(true), ms)
    for (const signal of signals) signal.addEventListener('abort', abort)
    if (signals.some((signal) => signal.aborted)) abort()
  })
}
