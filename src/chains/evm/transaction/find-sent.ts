import type { Network } from '../../../domain/networks.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainAdapter, ChainNode, Sent, Since, Transfer } from '../../adapter.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'
import { unreadable } from '../../http/http.ts'
import { presentUrl } from '../../http/pool.ts'
import { movedByEach, readOrder, sentOf, transfersOf, type TransferOrder } from '../../transfer-order.ts'
import { TRANSFER_TOPIC } from '../erc20.ts'
import { addressOfTopic, askNode, hexOf, readWord, topicOf } from '../node-values.ts'
import { firstBlock } from './first-block.ts'
import { keepsReceipts } from './kept-receipts.ts'
import { searchLogs, type Progress, type SentLog } from './log-windows.ts'

/** Checks each log itself, because some nodes ignore parts of a filter. */
function readSent(log: unknown, { from, to, token }: TransferOrder): readonly SentLog[] {
  const { address, topics, data, removed, transactionHash } = (log ?? {}) as Readonly<Record<string, unknown>>
  const [topic, source, target] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
  const isSame = (one: string | null, other: string) => one !== null && isSameAddress('ethereum', one, other)
  const moved = BigInt(readWord(data) ?? 0)
  const isTransfer =
    readWord(topic) === TRANSFER_TOPIC &&
    removed !== true &&
    isSame(typeof address === 'string' ? address : null, token.address) &&
    isSame(addressOfTopic(source), from) &&
    isSame(addressOfTopic(target), to) &&
    moved > 0n
  const hash = isTransfer ? readWord(transactionHash) : null
  return hash === null ? [] : [{ hash, units: moved }]
}

/** The progress of each transfer's search, as long as its node is in use. */
const searches = new WeakMap<ChainNode, Map<string, Progress>>()

const beginAt = (first: bigint): Progress => ({ first, next: first, span: null, found: [], keptAt: null })

interface Searched {
  readonly network: Network
  readonly order: TransferOrder
  readonly since: Since
}

async function progressOf({ network, order, since }: Searched, node: ChainNode): Promise<Progress> {
  const ofNode = searches.get(node) ?? new Map<string, Progress>()
  searches.set(node, ofNode)
  const { from, to, token, units } = order
  const key = [presentUrl(node, network), from, to, token.address, units, Number(since)].join()
  const known = ofNode.get(key) ?? beginAt(await firstBlock(since, network, node))
  ofNode.set(key, known)
  return known
}

const KEPT_LASTS_MS = 60_000

/** A node does not list what it has pruned, and prunes as it goes on. */
async function requireKept(progress: Progress, network: Network, node: ChainNode): Promise<void> {
  const { first, keptAt } = progress
  if (keptAt !== null && monotonicTime() - keptAt < KEPT_LASTS_MS) return
  if (!(await keepsReceipts(first, network, node))) throw unreadable()
  progress.keptAt = monotonicTime()
}

async function search({ network, order, since }: Searched, node: ChainNode, isEnough: (log: SentLog) => boolean) {
  const topics = [TRANSFER_TOPIC, topicOf(order.from), topicOf(order.to)]
  const read = async (first: bigint, last: bigint | 'latest') => {
    const toBlock = last === 'latest' ? last : hexOf(last)
    const filter = { address: order.token.address, topics, fromBlock: hexOf(first), toBlock }
    const logs = await askNode(node, network, { method: 'eth_getLogs', params: [filter] })
    if (!Array.isArray(logs)) throw unreadable()
    return movedByEach(logs.flatMap((log) => readSent(log, order)))
  }
  const progress = await progressOf({ network, order, since }, node)
  const found = await searchLogs({ network, node, read, isEnough }, progress)
  if (found.length === 0) await requireKept(progress, network, node)
  return found
}

/** The transfer with the payout's units, else the first with others (decisions.md C20). */
export async function findSent(...[transfer, since, node]: Parameters<ChainAdapter['findSent']>): Promise<Sent | null> {
  const order = readOrder('evm', transfer, node)
  const isExact = ({ units }: SentLog) => units === order.units
  const found = await search({ network: transfer.network, order, since }, node, isExact)
  const first = found.find(isExact) ?? found[0]
  return first ? sentOf(first, order) : null
}

export async function findTransfers(
  ...[transfer, since, node]: Parameters<ChainAdapter['findTransfers']>
): Promise<readonly Transfer[]> {
  const order = readOrder('evm', transfer, node)
  return transfersOf(await search({ network: transfer.network, order, since }, node, () => false), order)
}
