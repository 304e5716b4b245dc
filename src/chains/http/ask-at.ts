import { monotonicTime } from '../../lib/timing/clock.ts'
import { withTimeout } from '../../lib/timing/with-timeout.ts'
import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { gateOf } from './gate.ts'
import { requireTaken, TooManyCalls } from './limits.ts'
import { NodeRefusal } from './node-refusal.ts'
import type { Endpoint } from './rpc-node.ts'

const ANSWER_MAX_MS = 10_000

export interface Connection {
  readonly endpoint: Endpoint
  readonly fetchFrom: typeof fetch
  readonly abort: AbortSignal
}

export type Ask<Answer> = (connection: Connection) => PromiseLike<Answer>

type Asker = Pick<ChainNode, 'fetch' | 'patienceMs'>

function withHeaders(fetchFrom: typeof fetch, { headers }: Endpoint): typeof fetch {
  if (Object.keys(headers).length === 0) return fetchFrom
  return (url, init) => {
    const all = new Headers(headers)
    for (const [name, value] of new Headers(init?.headers)) all.set(name, value)
    return fetchFrom(url, { ...init, headers: all })
  }
}

interface Attempt<Answer> {
  readonly endpoint: Endpoint
  readonly ask: Ask<Answer>
  readonly withinMs: number
}

/** The browser's own error is not kept, because it may quote the URL, and with it the host's key. */
async function attempt<Answer>(
  { fetch: hostFetch }: Asker,
  { endpoint, ask, withinMs }: Attempt<Answer>,
): Promise<Answer> {
  const asking = new AbortController()
  const send = withHeaders(hostFetch, endpoint)
  let limit: unknown = null
  // An SDK wraps what its `fetch` throws.
  const noteLimit = (error: unknown): never => {
    limit = error instanceof TooManyCalls ? error : null
    throw error
  }
  const fetchFrom: typeof fetch = async (...request) => requireTaken(await send(...request)).catch(noteLimit)
  const answer = (async () => ask({ endpoint, fetchFrom, abort: asking.signal }))()
  return withTimeout(withinMs, answer, () => {
    asking.abort()
    throw new ChainError('network/unreachable')
  }).catch((error: unknown) => {
    const known = [ChainError, NodeRefusal, TooManyCalls].some((kind) => error instanceof kind)
    throw limit ?? (known ? error : new ChainError('network/unreachable'))
  })
}

/**
 * Asks one node. Rejects with `network/unreachable` where it fails, or has not answered within 10 s. A node that refuses by its limits is
 * asked again after its pause if that ends within the call's life: 10 s too, because answers that decide about money must be fresh, and
 * 40 s in the checks before a wallet is asked.
 */
export async function askAt<Answer>(
  asker: Asker,
  { endpoint, ask, waits }: { readonly endpoint: Endpoint; readonly ask: Ask<Answer>; readonly waits: boolean },
): Promise<Answer> {
  const gate = gateOf(asker.fetch, endpoint.url)
  const endsAt = monotonicTime() + ANSWER_MAX_MS + (asker.patienceMs ?? 0)
  for (;;) {
    await gate.enter(endsAt)
    const begunAt = monotonicTime()
    try {
      const withinMs = Math.min(ANSWER_MAX_MS, endsAt - begunAt)
      const answer = await attempt(asker, { endpoint, ask, withinMs })
      gate.answered()
      return answer
    } catch (error) {
      if (!(error instanceof TooManyCalls)) throw error
      gate.refused(error.pauseMs, begunAt)
      if (!waits) throw new ChainError('network/unreachable')
    } finally {
      gate.leave()
    }
  }
}
