import type { Network } from '../../../domain/networks.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainAdapter, ChainNode, Since } from '../../adapter.ts'
import { unreadable } from '../../json-rpc.ts'
import { readOrder, type TransferOrder } from '../../transfer-order.ts'
import { TRANSFER_TOPIC } from '../erc20.ts'
import { addressOfTopic, hexOf, lookAtNode, numberOf, readNumber, readWord, topicOf } from '../node-values.ts'

/** Clocks of networks and servers differ by so much. In seconds. */
const CLOCK_TOLERANCE = 120n

async function readBlockTime(number: bigint, network: Network, node: ChainNode): Promise<bigint> {
  const call = { method: 'eth_getBlockByNumber', params: [hexOf(number), false] }
  const { timestamp } = ((await lookAtNode(node, network, call)) ?? {}) as Readonly<Record<string, unknown>>
  const time = readNumber(timestamp)
  if (time === null) throw unreadable()
  return time
}

/** The newest block that a transaction of this time cannot be older than, with steps back that grow. */
async function blockBefore(time: Date, network: Network, node: ChainNode): Promise<bigint> {
  const newest = await numberOf(node, network, { method: 'eth_blockNumber', params: [] })
  const wanted = BigInt(Math.floor(time.getTime() / 1000)) - CLOCK_TOLERANCE
  for (let back = 64n; back < newest; back *= 4n)
    if ((await readBlockTime(newest - back, network, node)) <= wanted) return newest - back
  return 0n
}

/** The hash of a log that says what was asked for: nodes have been seen to leave parts of a filter out. */
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

/** Asks for Transfer logs of the token from the wallet to the payout's own address (decisions.md C20). */
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
