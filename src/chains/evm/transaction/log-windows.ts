import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import { unreachable, unreadable } from '../../http/http.ts'
import { NodeRefusal } from '../../http/node-refusal.ts'
import { LOG_SPANS } from '../facts.ts'
import { numberOf } from '../node-values.ts'
import { finalBlock } from './finality.ts'

/** A day of Arbitrum is 35 windows of 10,000 blocks, and a week of it 242. */
export const MOST_READS = 250

/** The newest blocks are read each time, because the nodes behind one address are not equally far. */
const READ_AGAIN = 1000n

const NO_SUCH_METHOD = -32_601

export interface SentLog {
  readonly hash: string
  readonly units: bigint
}

/** How far a search has come. Final blocks are not read again. */
export interface Progress {
  readonly first: bigint
  next: bigint
  /** Null while the node has refused no range. */
  span: bigint | null
  /** In the blocks before `next`. */
  found: readonly SentLog[]
  /** When the node had the receipts of the first block; null while it has not been asked. */
  keptAt: number | null
}

interface Search {
  readonly network: Network
  readonly node: ChainNode
  /** Throws `NodeRefusal` where the node refuses the range. */
  read(first: bigint, last: bigint | 'latest'): Promise<readonly SentLog[]>
  /** The search may end with this transfer. */
  isEnough(log: SentLog): boolean
}

/** Null for a refusal that a shorter range may avoid. */
async function unlessRefused(answer: Promise<readonly SentLog[]>): Promise<readonly SentLog[] | null> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    if (error.code === NO_SUCH_METHOD) throw unreachable(error)
    return null
  }
}

function narrower(span: bigint): bigint {
  const next = LOG_SPANS.find((each) => each < span)
  if (next === undefined) throw unreadable()
  return next
}

const least = (...numbers: readonly bigint[]): bigint => numbers.reduce((one, other) => (other < one ? other : one))

/**
 * The transfers up to the first that is enough, and all of them where none is: only once every block has been read. Oldest blocks first,
 * because a transfer lands soon after it was asked for.
 */
export async function searchLogs(search: Search, progress: Progress): Promise<readonly SentLog[]> {
  const { network, node, read } = search
  if (progress.span === null) {
    const logs = await unlessRefused(read(progress.next, 'latest'))
    if (logs && logs.length > 0) return logs
    // A node that is behind the first block lists nothing either.
    if (logs && (await newestOf(search)) >= progress.next) return logs
    if (logs) throw unreadable()
  }
  const newest = await newestOf(search)
  const kept = least(await finalBlock(network, node), newest - READ_AGAIN)
  return searchWindows(search, progress, { newest, kept })
}

const newestOf = ({ node, network }: Search): Promise<bigint> =>
  numberOf(node, network, { method: 'eth_blockNumber', params: [] })

interface Reach {
  readonly newest: bigint
  /** The last block whose logs are remembered. */
  readonly kept: bigint
}

async function searchWindows(
  { read, isEnough }: Search,
  progress: Progress,
  { newest, kept }: Reach,
): Promise<readonly SentLog[]> {
  let { next, found } = progress
  if (found.some(isEnough)) return found
  // A node that is behind knows nothing of later blocks.
  if (next > newest) throw unreadable()
  let span = progress.span ?? narrower(newest - next + 1n)
  for (let reads = 0; next <= newest; reads += 1) {
    if (reads === MOST_READS) throw unreadable()
    const last = least(next + span - 1n, newest)
    const logs = await unlessRefused(read(next, last === newest ? 'latest' : last))
    if (!logs) {
      span = narrower(last - next + 1n)
      continue
    }
    found = [...found, ...logs]
    if (logs.some(isEnough)) return found
    next = last + 1n
    progress.span = span
    if (last <= kept && next > progress.next) Object.assign(progress, { next, found })
  }
  return found
}
