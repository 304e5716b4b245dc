import { withTimeout } from '../../lib/timing/with-timeout.ts'
import { ChainError } from '../chain-error.ts'
import { NodeRefusal } from './node-refusal.ts'
import type { Endpoint } from './rpc-node.ts'

const ANSWER_MAX_MS = 10_000

/** One node, for one question. */
export interface Connection {
  readonly endpoint: Endpoint
  /** Sends the headers of the host's key along. */
  readonly fetchFrom: typeof fetch
  readonly abort: AbortSignal
}

export type Ask<Answer> = (connection: Connection) => PromiseLike<Answer>

/** Those of the protocol win. */
function withHeaders(fetchFrom: typeof fetch, { headers }: Endpoint): typeof fetch {
  if (Object.keys(headers).length === 0) return fetchFrom
  return (url, init) => {
    const all = new Headers(headers)
    for (const [name, value] of new Headers(init?.headers)) all.set(name, value)
    return fetchFrom(url, { ...init, headers: all })
  }
}

/**
 * Asks one node. Rejects with `network/unreachable` where it fails, or has not answered within 10 s. The browser's own error is not kept,
 * because it may quote the URL, and with it the host's key.
 */
export async function askAt<Answer>(fetchFrom: typeof fetch, endpoint: Endpoint, ask: Ask<Answer>): Promise<Answer> {
  const asking = new AbortController()
  const connection = { endpoint, fetchFrom: withHeaders(fetchFrom, endpoint), abort: asking.signal }
  const answer = (async () => ask(connection))()
  return withTimeout(ANSWER_MAX_MS, answer, () => {
    asking.abort()
    throw new ChainError('network/unreachable')
  }).catch((error: unknown) => {
    throw error instanceof ChainError || error instanceof NodeRefusal ? error : new ChainError('network/unreachable')
  })
}
