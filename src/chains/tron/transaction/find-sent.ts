import type { ChainAdapter, ChainNode, Since } from '../../adapter.ts'
import { unreadable, urlOf } from '../../http/http.ts'
import { readNode } from '../../http/json-rpc.ts'
import { readOrder, type TransferOrder } from '../../transfer-order.ts'
import { accountHex } from '../address.ts'
import { readHead } from '../node-reads.ts'
import { movedBy, transferTopics } from './transfer-log.ts'
import type { ReferenceBlock } from './raw-transaction.ts'

const CLOCK_TOLERANCE_MS = 120_000
/** A witness makes one block in this time, or none. */
const BLOCK_MS = 3000
/** java-tron searches no more blocks at once. */
const MOST_BLOCKS = 5000

const HASH = /^(?:0x)?([0-9a-f]{64})$/i

/** No later than the first block since then, because there may be fewer blocks than one in three seconds. */
function firstBlock(since: Since, head: ReferenceBlock): number {
  if (typeof since === 'number') return since
  const age = head.time - since.getTime() + CLOCK_TOLERANCE_MS
  return Math.max(head.number - Math.ceil(Math.max(age, 0) / BLOCK_MS), 0)
}

interface Range {
  readonly first: number
  readonly last: number
}

/** Checks each log itself, because some nodes ignore parts of a filter. */
async function findIn(order: TransferOrder, { first, last }: Range, node: ChainNode): Promise<string | null> {
  const filter = {
    address: `0x${accountHex(order.token.address)}`,
    topics: transferTopics(order).map((topic) => `0x${topic}`),
    fromBlock: `0x${first.toString(16)}`,
    toBlock: `0x${last.toString(16)}`,
  }
  const at = { fetch: node.fetch, url: urlOf(node.rpcUrl('tron'), 'jsonrpc') }
  const logs = await readNode(at, { method: 'eth_getLogs', params: [filter] })
  if (!Array.isArray(logs)) throw unreadable()
  const found = logs.find((log) => movedBy(log, order) > 0n) as { readonly transactionHash?: unknown } | undefined
  if (!found) return null
  const [, hash] = HASH.exec(String(found.transactionHash)) ?? []
  if (!hash) throw unreadable()
  return hash.toLowerCase()
}

export async function findSent(
  ...[transfer, since, node]: Parameters<ChainAdapter['findSent']>
): Promise<string | null> {
  const order = readOrder('tron', transfer, node)
  const head = await readHead(node)
  const from = firstBlock(since, head)
  // A node that is behind knows nothing of later blocks.
  if (from > head.number) throw unreadable()
  for (let first = from; first <= head.number; first += MOST_BLOCKS) {
    const last = Math.min(first + MOST_BLOCKS - 1, head.number)
    const hash = await findIn(order, { first, last }, node)
    if (hash !== null) return hash
  }
  return null
}
