import type { Deposit } from '../../../domain/payouts/deposit.ts'
import type { ChainAdapter, ChainNode, Sent, Since, Transfer } from '../../adapter.ts'
import { unreadable } from '../../http/http.ts'
import { readNode } from '../../http/json-rpc.ts'
import { movedByEach, readOrder, transfersOf, wholeFirst, type TransferOrder } from '../../transfer-order.ts'
import { accountHex } from '../address.ts'
import { unitsOf } from '../balance.ts'
import { BLOCK_MS, KEPT_BLOCKS, MOST_APART, MOST_BLOCKS } from '../facts.ts'
import { hasBlock, readHead, TRON } from '../node-reads.ts'
import { movedBy, transferTopics } from './transfer-log.ts'
import type { ReferenceBlock } from './raw-transaction.ts'

const CLOCK_TOLERANCE_MS = 120_000

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

interface Search {
  readonly deposit: Deposit
  readonly since: Since
  readonly node: ChainNode
}

interface Moved {
  readonly hash: string
  readonly units: bigint
}

const ask = (node: ChainNode, method: string, params: readonly unknown[]) =>
  readNode(node, TRON, { path: 'jsonrpc', method, params })

/** The newest block whose logs are known. Another node may answer for them than for the head. */
async function readListed(node: ChainNode): Promise<number> {
  const number = await ask(node, 'eth_blockNumber', [])
  if (typeof number !== 'string' || !/^0x[0-9a-f]{1,12}$/i.test(number)) throw unreadable()
  return Number(number)
}

/** Checks each log itself, because some nodes ignore parts of a filter. */
async function readSent(order: TransferOrder, { first, last }: Range, node: ChainNode): Promise<readonly Moved[]> {
  const filter = {
    address: `0x${accountHex(order.token.address)}`,
    topics: transferTopics(order).map((topic) => `0x${topic}`),
    fromBlock: `0x${first.toString(16)}`,
    toBlock: `0x${last.toString(16)}`,
  }
  const logs = await ask(node, 'eth_getLogs', [filter])
  if (!Array.isArray(logs)) throw unreadable()
  const sent = logs.filter((log) => movedBy(log, order) > 0n) as readonly { readonly transactionHash?: unknown }[]
  const moved = sent.map((log) => {
    const [, hash] = HASH.exec(String(log.transactionHash)) ?? []
    if (!hash) throw unreadable()
    return { hash: hash.toLowerCase(), units: movedBy(log, order) }
  })
  return movedByEach(moved)
}

/** A node without those blocks lists nothing of them. What came then would show at the payout's address (decisions.md C13). */
async function requireBlocks(
  { first, last }: Range,
  { network, coin, to: address }: Deposit,
  node: ChainNode,
): Promise<void> {
  if (last - first < KEPT_BLOCKS || (await hasBlock(node, first))) return
  if ((await unitsOf({ network, coin, address }, node)).units > 0n) throw unreadable()
}

async function* sentSince(order: TransferOrder, { deposit, since, node }: Search) {
  const [head, listed] = await Promise.all([readHead(node), readListed(node)])
  const from = firstBlock(since, head)
  // A node that is behind knows nothing of later blocks.
  if (from > Math.min(head.number, listed)) throw unreadable()
  for (let first = from; first <= head.number; first += MOST_BLOCKS) {
    const last = Math.min(first + MOST_BLOCKS - 1, head.number)
    yield* await readSent(order, { first, last }, node)
  }
  if (listed + MOST_APART < head.number) throw unreadable()
  await requireBlocks({ first: from, last: head.number }, deposit, node)
}

export async function findSent(...[transfer, since, node]: Parameters<ChainAdapter['findSent']>): Promise<Sent | null> {
  const order = readOrder('tron', transfer, node)
  return wholeFirst(sentSince(order, { deposit: transfer, since, node }), order)
}

export async function findTransfers(
  ...[transfer, since, node]: Parameters<ChainAdapter['findTransfers']>
): Promise<readonly Transfer[]> {
  const order = readOrder('tron', transfer, node)
  const found: Moved[] = []
  for await (const each of sentSince(order, { deposit: transfer, since, node })) found.push(each)
  return transfersOf(found, order)
}
