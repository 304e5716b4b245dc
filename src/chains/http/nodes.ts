import type { Network } from '../../domain/networks.ts'
import { monotonicTime } from '../../lib/timing/clock.ts'
import { withTimeout } from '../../lib/timing/with-timeout.ts'
import { ChainError } from '../chain-error.ts'
import { askAt, type Ask } from './ask-at.ts'
import { answeredBy, awakeIn, poolOf, rest, type Asked, type Pool } from './pool.ts'

export interface Chain {
  readonly network: Network
  /** The time of the node's newest block, in milliseconds of the chain’s time. */
  readonly headTime: Ask<number>
}

interface Asking {
  readonly node: Asked
  readonly chain: Chain
  readonly pool: Pool
}

/** Nodes of different vendors are so far apart when all is well, with a missed block or two. */
const APART_MS = 30_000
const COMPARE_EVERY_MS = 15_000
const OTHERS_WITHIN_MS = 2000

async function readHead({ node, chain, pool }: Asking, index: number): Promise<number> {
  const time = await askAt(node, { endpoint: pool.endpoints[index]!, ask: chain.headTime, waits: false })
  if (time > pool.newest) Object.assign(pool, { newest: time, grewAt: monotonicTime() })
  return time
}

/** Throws for a node that is behind what it, or another, has shown. A chain that stands still is behind nothing. */
async function compare(asking: Asking, index: number): Promise<void> {
  const { pool } = asking
  const { newest, grewAt } = pool
  const time = await readHead(asking, index)
  const standsStill = time <= newest && monotonicTime() - grewAt > APART_MS
  if (newest === 0 || standsStill) {
    const others = [...pool.endpoints.keys()].filter((other) => other !== index)
    const reading = Promise.allSettled(others.map((other) => readHead(asking, other)))
    await withTimeout(OTHERS_WITHIN_MS, reading, () => null)
  }
  if (time < pool.newest - APART_MS) throw new ChainError('network/unreachable')
  pool.states[index]!.comparedAt = monotonicTime()
}

async function requireAbreast(asking: Asking, index: number): Promise<void> {
  const { pool } = asking
  const state = pool.states[index]!
  const isPresent = index === pool.present && monotonicTime() - state.comparedAt < COMPARE_EVERY_MS
  if (pool.endpoints.length === 1 || isPresent) return
  state.comparing ??= compare(asking, index).finally(() => (state.comparing = null))
  await state.comparing
}

interface Question<Answer> {
  readonly ask: Ask<Answer>
  mayAsk?(): Promise<boolean>
}

/**
 * Asks the nodes of a network in the host's order: the next one where one is unreachable, refuses by its limits, or is behind. Rejects with
 * `network/unreachable`, and with the `NodeRefusal` of a node that works.
 *
 * A signed transaction may be handed to a second node where the first has not answered, and may have it: its signature fixes sender and
 * sequence (nonce, blockhash, object versions, reference block and expiration), so that no chain runs the same bytes twice.
 */
export async function askNodes<Answer>(node: Asked, chain: Chain, { ask, mayAsk }: Question<Answer>): Promise<Answer> {
  const asking = { node, chain, pool: poolOf(node, chain.network) }
  let failure: unknown
  const awake = awakeIn(asking.pool)
  for (const index of awake) {
    if (mayAsk && !(await mayAsk())) break
    try {
      await requireAbreast(asking, index)
      const endpoint = asking.pool.endpoints[index]!
      const answer = await askAt(node, { endpoint, ask, waits: index === awake.at(-1) })
      answeredBy(asking.pool, index)
      return answer
    } catch (error) {
      if (!(error instanceof ChainError)) throw error
      rest(asking.pool, index)
      failure = error
    }
  }
  throw failure ?? new ChainError('network/unreachable')
}
