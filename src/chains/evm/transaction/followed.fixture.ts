import { TRANSFER_TOPIC } from '../../../../demo/chains/evm/erc20.ts'
import type { KnownTransaction } from '../../adapter.ts'
import { createChainNode } from '../../node.ts'
import { CUSTOMER, DEPOSIT, HASH, TRANSFER, UNITS, USDC, word } from '../scripted.fixture.ts'
import { follow } from './follow.ts'

/** A stranger's transaction in the block before the wallet was asked. */
const EARLIER = `0x${'ea'.repeat(32)}`
export const OTHER = `0x${'cd'.repeat(32)}`
export const SINCE = 100
export const FINAL = 150
export const NEWEST = 200

export const transferLog = (hash: string, units = UNITS) => ({
  address: USDC,
  topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)],
  data: word(units),
  transactionHash: hash,
})
export const receiptOf = (hash: string, { block = NEWEST, isDone = true, units = UNITS } = {}) => ({
  transactionHash: hash,
  blockNumber: `0x${block.toString(16)}`,
  status: isDone ? '0x1' : '0x0',
  from: CUSTOMER,
  logs: isDone ? [transferLog(hash, units)] : [],
})

interface Network {
  /** The transactions that wait, with their sender and nonce. */
  waiting: Record<string, { from: string; nonce: number }>
  receipts: Record<string, unknown>
  logs: readonly unknown[]
  /** The transactions of each address, up to the newest and up to the final block. */
  counts: Record<string, readonly [newest: number, final: number]>
  /** The tags that the node knows. */
  tags: readonly string[]
  refused: readonly string[]
  /** Whether the node has receipts, and logs, of the time when the wallet was asked. */
  keepsReceipts: boolean
  /** Where the node keeps the states of new blocks alone: its final block, and what distinguishes the newest one after a fork. */
  pruned: { final: number; fork: string } | null
}

type Answers = Record<string, (params: readonly [string, string]) => unknown>

const hex = (value: number) => `0x${value.toString(16)}`

/** The node's blocks, and the counts in them. */
function blocksOf(network: Network): Answers {
  const newestHash = () => `0x${(network.pruned?.fork ?? 'b0').repeat(32)}`
  return {
    eth_getTransactionCount([address, block]) {
      const [newest, final] = network.counts[String(address).toLowerCase()] ?? [0, 0]
      const { blockHash } = block as { blockHash?: string }
      if (blockHash !== undefined && blockHash !== newestHash()) throw new Error('unknown block')
      if (network.pruned && typeof block === 'string' && block !== 'latest') throw new Error('missing trie node')
      return hex(block === 'latest' || blockHash ? newest : final)
    },
    eth_getBlockByNumber([tag]) {
      if (tag === 'latest' || tag === hex(NEWEST)) return { number: hex(NEWEST), hash: newestHash() }
      if (tag === hex(SINCE)) return { number: tag, transactions: [EARLIER] }
      if (!network.tags.includes(tag)) throw new Error('unknown block')
      return { number: hex(network.pruned?.final ?? FINAL) }
    },
  }
}

/** A node that answers by what its network has at the moment. */
function networkOf(start: Partial<Network> = {}) {
  const network: Network = {
    waiting: {},
    receipts: {},
    logs: [],
    counts: {},
    tags: ['finalized', 'safe'],
    refused: [],
    keepsReceipts: true,
    pruned: null,
    ...start,
  }
  const asked: string[] = []
  const answers: Answers = {
    eth_getTransactionReceipt: ([hash]) =>
      network.receipts[hash] ?? (hash === EARLIER && network.keepsReceipts ? receiptOf(EARLIER) : null),
    eth_getTransactionByHash([hash]) {
      const found = network.waiting[hash]
      return found ? { hash, from: found.from, nonce: hex(found.nonce), blockNumber: null } : null
    },
    ...blocksOf(network),
    eth_blockNumber: () => hex(NEWEST),
    eth_getLogs([filter]) {
      const { fromBlock, toBlock } = filter as unknown as Readonly<Record<string, unknown>>
      if (fromBlock !== hex(SINCE) || toBlock !== 'latest') throw new Error(`asked from ${String(fromBlock)}`)
      return network.logs
    },
  }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: readonly [string, string] }
    asked.push(method)
    try {
      if (network.refused.includes(method)) throw new Error('limit exceeded')
      return Response.json({ id: 1, result: answers[method]!(params) })
    } catch (error) {
      return Response.json({ id: 1, error: { code: -32_000, message: (error as Error).message } })
    }
  }
  return { network, asked, node: createChainNode({ fetch, relay: async () => 'unknown' }) }
}

/** A transaction of the customer that is followed on such a network. */
export function followed(start: Partial<Network> = {}, known: KnownTransaction = { since: SINCE }) {
  const { network, asked, node } = networkOf(start)
  const watch = follow(TRANSFER, HASH, node, known)
  return { network, asked, watch, look: () => watch.look() }
}

export const OURS = { from: CUSTOMER, nonce: 7 }
export const lowercase = CUSTOMER.toLowerCase()
