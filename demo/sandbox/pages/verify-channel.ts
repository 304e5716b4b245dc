export interface VerifyData {
  /** The session of a page of its own. Null: the vendor's SDK embeds the page and gives it a token. */
  readonly session: string | null
}

/** The connection of the verification page to the sandbox and to its parent. */
export interface Channel {
  post(method: string, payload?: Record<string, unknown>): void
  /** Asks the parent for a new token and resolves when it has arrived. */
  renewToken(): Promise<void>
  token(): string | null
}

/** The protocol of `@sumsub/websdk` 2.9: every message has the id of the frame and of the session. */
export function openChannel({ session }: VerifyData, parentOrigin: () => string, ready: () => void): Channel {
  interface Incoming {
    method?: string
    accessToken?: string | null
    error?: string
    lang?: string
    language?: string
  }
  interface Renewal {
    promise: Promise<void>
    resolve(): void
    reject(error: Error): void
  }

  const frameId = new URLSearchParams(location.search).get('_')
  const sessionId = crypto.getRandomValues(new Uint32Array(4)).join('-')
  let token = session
  let renewal: Renewal | null = null

  function post(method: string, payload: Record<string, unknown> = {}): void {
    if (session !== null || window.parent === window) return
    window.parent.postMessage({ ...payload, method: `idCheck.${method}`, frameId, sessionId }, parentOrigin())
  }

  function hear({ source, data }: MessageEvent<Incoming | null>): void {
    if (source !== window.parent || typeof data?.method !== 'string') return
    const language = data.lang ?? data.language
    if (language !== undefined) document.querySelector('.lang b')!.textContent = language
    if (data.method !== 'idCheck.init' && data.method !== 'idCheck.updateAccessToken') return
    const waiting = renewal
    renewal = null
    if (typeof data.accessToken !== 'string') return waiting?.reject(new Error(data.error ?? 'No token'))
    const isFirst = token === null
    token = data.accessToken
    waiting?.resolve()
    if (isFirst) ready()
  }

  /** One new token is requested, however many calls were refused. */
  function renewToken(): Promise<void> {
    if (renewal) return renewal.promise
    let settle: Pick<Renewal, 'resolve' | 'reject'>
    const promise = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject }
    })
    renewal = { promise, ...settle! }
    post('onError', { code: 'invalid-token', error: 'Access token has expired' })
    return promise
  }

  if (session === null) window.addEventListener('message', hear)
  return { post, renewToken, token: () => token }
}
