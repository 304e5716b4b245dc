import { writeJson } from '../../lib/json.ts'
import { withTimeout } from '../../lib/timing/with-timeout.ts'
import { ChainError } from '../chain-error.ts'

const ANSWER_MAX_MS = 10_000
/** Of the service before a node, whatever its body is. */
const TOO_MANY_CALLS = 429

interface Content {
  readonly type: string
  readonly body: BodyInit
}

interface HttpQuestion {
  readonly url: string
  readonly post?: Content
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  /** Parsed JSON, at any status. */
  readonly body: unknown
}

export const unreachable = (cause?: unknown): ChainError => new ChainError('network/unreachable', { cause })

/** For an answer that breaks the node's protocol, from which nothing may be concluded. */
export const unreadable = (): ChainError => unreachable()

export const asJson = (value: unknown): Content => ({ type: 'application/json', body: writeJson(value) })

async function ask(fetchFrom: typeof fetch, { url, post }: HttpQuestion, signal: AbortSignal): Promise<HttpAnswer> {
  const posted = post && { method: 'POST', headers: { 'Content-Type': post.type }, body: post.body }
  const response = await fetchFrom(url, { ...posted, signal })
  const { status, headers } = response
  if (status === TOO_MANY_CALLS) throw unreadable()
  return { status, headers, body: await response.json() }
}

/** The node of a host is asked by its base URL, with or without a slash at its end. */
export const urlOf = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path}`

/** Asks a node one question over HTTP. Rejects with `network/unreachable` for no JSON, a limit of calls, or no answer within 10 s. */
export async function askHttp(fetchFrom: typeof fetch, question: HttpQuestion): Promise<HttpAnswer> {
  const asking = new AbortController()
  const answer = withTimeout(ANSWER_MAX_MS, ask(fetchFrom, question, asking.signal), () => {
    asking.abort()
    throw unreachable()
  })
  return answer.catch((error: unknown) => {
    throw unreachable(error)
  })
}

/** The body of an answer of success; a status of failure is `network/unreachable`. */
export function bodyOf({ status, body }: HttpAnswer): unknown {
  if (status < 200 || status > 299) throw unreadable()
  return body
}

/** Sends what was signed in this page again, one call at a time. Null where an earlier page signed it. `send` never rejects. */
export function createResend<Signed>(signed: Signed | null, send: (signed: Signed) => Promise<unknown>) {
  let isResending = false
  return async (): Promise<void> => {
    if (isResending || signed === null) return
    isResending = true
    await send(signed)
    isResending = false
  }
}
