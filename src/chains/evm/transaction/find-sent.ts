import type { Network } from '../../../domain/networks.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainAdapter, ChainNode, Since } from '../../adapter.ts'
import { unreadable } from '../../http/http.ts'
import { readOrder, type TransferOrder } from '../../transfer-order.ts'
import { TRANSFER_TOPIC } from '../erc20.ts'
import { addressOfTopic, hexOf, lookAtNode, numberOf, readNumber, readWord, topicOf } from '../node-values.ts'

const CLOCK_TOLERANCE_SECONDS = 120n

async function readBlockTime(number: bigint, network: Network, node: ChainNode): Promise<bigint> {
  const call = { method: 'eth_getBlockByNumber', params: [hexOf(number), false] }
  const { timestamp } = ((await lookAtNode(node, network, call)) ?? {}) as Readonly<Record<string, unknown>>
  const time = readNumber(timestamp)
  if (time === null) throw unreadable()
  return time
}

async function blockBefore(time: Date, network: Network, node: ChainNode): Promise<bigint> {
  const newest = await numberOf(node, network, { method: 'eth_blockNumber', params: [] })
  const wanted = BigInt(Math.floor(time.getTime() / 1000)) - CLOCK_TOLERANCE_SECONDS
  for (let back = 64n; back < newest; back *= 4n)
    if ((await readBlockTime(newest - back, network, node)) <= wanted) return newest - back
  return 0n
}

/** Checks each log itself, because some nodes ignore parts of a filter. */
function readSent(log: unknown, { from, to, token }: TransferOrder): string | null {
  const { address, topics, data, removed, transactionHash } = (log ?? {}) as Readonly<Record<string, unknown>>
  const [topic, source, target] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
  const isSame = (one: string | null, other: string) => one !== null && isSameAddress('ethereum', one, other)
  const isIt =
    readWord(topic) === TRANSFER_TOPIC &&
    removed !== true &&
    isSame(typeof address === 'string' ? address : null, token.address) &&
    isSame(addressOfTopic(source), from) &&
    isSame(addressOfTopic(target), to) &&
    BigInt(readWord(data) ?? 0) > 0n
  return isIt ? readWord(transactionHash) : null
}

export async function findSent(
  ...[transfer, since, node]: Parameters<ChainAdapter['findSent']>
): Promise<string | null> {
  const { network } = transfer
  const order = readOrder('evm', transfer, node)
  const { from, to, token } = order
  const fromBlock = hexOf(await firstBlock(since, network, node))
  const topics = [TRANSFER_TOPIC, topicOf(from), topicOf(to)]
  const filter = { address: token.address, topics, fromBlock, toBlock: 'latest' }
  const logs = await lookAtNode(node, network, { method: 'eth_getLogs', params: [filter] })
  if (!Array.isArray(logs)) throw unreadable()
  return logs.map((log) => readSent(log, order)).find((hash) => hash !== null) ?? null
}

export const firstBlock = (since: Since, network: Network, node: ChainNode): number | Promise<bigint> =>
  typeof since === 'number' ? since : blockBefore(since, network, node)
