import { describe, expect, test } from 'vitest'
import type { KnownTransaction } from '../../adapter.ts'
import { createChainNode } from '../../node.ts'
import { TRANSFER_TOPIC } from '../erc20.ts'
import { CUSTOMER, DEPOSIT, HASH, STRANGER, TRANSFER, UNITS, USDC, word } from '../scripted.fixture.ts'
import { follow } from './follow.ts'

const OTHER = `0x${'cd'.repeat(32)}`
const SINCE = 100
const FINAL = 150
const NEWEST = 200

const transferLog = (hash: string, units = UNITS) => ({
  address: USDC,
  topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)],
  data: word(units),
  transactionHash: hash,
})
const receiptOf = (hash: string, { block = NEWEST, isDone = true, units = UNITS } = {}) => ({
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
    ...start,
  }
  const hex = (value: number) => `0x${value.toString(16)}`
  const asked: string[] = []
  const answers: Record<string, (params: readonly [string, string]) => unknown> = {
    eth_getTransactionReceipt: ([hash]) => network.receipts[hash] ?? null,
    eth_getTransactionByHash([hash]) {
      const found = network.waiting[hash]
      return found ? { hash, from: found.from, nonce: hex(found.nonce), blockNumber: null } : null
    },
    eth_getTransactionCount([address, block]) {
      const [newest, final] = network.counts[String(address).toLowerCase()] ?? [0, 0]
      return hex(block === 'latest' ? newest : final)
    },
    eth_getBlockByNumber([tag]) {
      if (!network.tags.includes(tag)) throw new Error('unknown block')
      return { number: hex(FINAL) }
    },
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

function followed(start: Partial<Network> = {}, known: KnownTransaction = { since: SINCE }) {
  const { network, asked, node } = networkOf(start)
  const watch = follow(TRANSFER, HASH, node, known)
  return { network, asked, watch, look: () => watch.look() }
}

const OURS = { from: CUSTOMER, nonce: 7 }
const lowercase = CUSTOMER.toLowerCase()

describe('a transaction that its owner sends again with a higher fee [C20]', () => {
  test('is followed by the hash that the chain has', async () => {
    const { network, watch, look } = followed({ waiting: { [HASH]: OURS }, counts: { [lowercase]: [7, 7] } })
    expect([await look(), watch.hash, watch.landing]).toEqual(['seen', HASH, `${lowercase}:7`])
    network.waiting = {}
    network.counts = { [lowercase]: [8, 7] }
    network.logs = [transferLog(OTHER)]
    network.receipts = { [OTHER]: receiptOf(OTHER) }
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('is found while the node still keeps the first one, whose place is taken', async () => {
    const { watch, look } = followed({
      waiting: { [HASH]: OURS },
      counts: { [lowercase]: [8, 7] },
      logs: [transferLog(OTHER)],
      receipts: { [OTHER]: receiptOf(OTHER) },
    })
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('is another transaction where less came, and nothing is given up', async () => {
    const { watch, look } = followed({
      counts: { [lowercase]: [8, 8] },
      logs: [transferLog(OTHER, UNITS - 1n)],
      receipts: { [OTHER]: receiptOf(OTHER, { units: UNITS - 1n }) },
    })
    expect([await look(), watch.hash]).toEqual(['different', OTHER])
  })

  test('is waited for where the log came before its receipt', async () => {
    const { network, watch, look } = followed({ logs: [transferLog(OTHER)] })
    expect([await look(), watch.hash]).toEqual(['seen', OTHER])
    network.receipts = { [OTHER]: receiptOf(OTHER) }
    expect(await look()).toBe('confirmed')
  })
})

describe('a transaction that its owner cancels in the wallet [C20]', () => {
  const cancelled = { counts: { [lowercase]: [8, 8] as const } }
  const known = { since: SINCE, landing: `${lowercase}:7` }

  test('can never come once its place is taken in a final block, by two looks', async () => {
    const { look } = followed(cancelled, known)
    expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
  })

  test('may still come while the block that took its place is not final', async () => {
    const { network, look } = followed({ counts: { [lowercase]: [8, 7] } }, known)
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'unseen'])
    network.counts = { [lowercase]: [8, 8] }
    expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
  })

  test('may still come after a transaction that waits before it', async () => {
    const { look } = followed({ counts: { [lowercase]: [7, 7] } }, known)
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'unseen'])
  })

  test('is not given up between two looks of which one saw it back', async () => {
    const { network, look } = followed(cancelled, known)
    expect(await look()).toBe('unseen')
    network.counts = { [lowercase]: [7, 7] }
    network.waiting = { [HASH]: OURS }
    expect(await look()).toBe('seen')
    network.counts = cancelled.counts
    network.waiting = {}
    expect(await look()).toBe('unseen')
  })

  test.each([
    ['refuses to be searched', { refused: ['eth_getLogs'] }],
    ['tells no count', { refused: ['eth_getTransactionCount'] }],
  ])('is not given up by a node that %s', async (_, node) => {
    const { look } = followed({ ...cancelled, ...node }, known)
    for (const result of [await look().catch(() => null), await look().catch(() => null)]) expect(result).toBeNull()
  })

  test('is not given up where nobody knows since when to search', async () => {
    const { look } = followed(cancelled, { landing: known.landing })
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'unseen'])
  })

  test('counts the transactions of the account that signed it, where that is another than the wallet', async () => {
    const { network, look } = followed({
      waiting: { [HASH]: { from: STRANGER, nonce: 3 } },
      counts: { [STRANGER.toLowerCase()]: [3, 3], [lowercase]: [99, 99] },
    })
    expect(await look()).toBe('seen')
    network.waiting = {}
    expect(await look()).toBe('unseen')
    network.counts = { [STRANGER.toLowerCase()]: [4, 4] }
    expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
  })
})

describe('a hash under which the chain has a transaction that moved nothing to the payout [C20]', () => {
  const idle = (block: number, from = CUSTOMER) => ({ ...receiptOf(HASH, { block }), from, logs: [] })

  test('is replaced once its block is final, but for the transfer that has come by another one', async () => {
    const { network, watch, look } = followed({ receipts: { [HASH]: idle(NEWEST) } })
    expect(await look()).toBe('seen')
    network.receipts = { [HASH]: idle(FINAL), [OTHER]: receiptOf(OTHER) }
    expect(await look()).toBe('replaced')
    network.logs = [transferLog(OTHER)]
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('says nothing where another account sent it, as the signers of a multisig do, or nobody can search', async () => {
    const { look } = followed({ receipts: { [HASH]: idle(FINAL, STRANGER) } })
    expect(await look()).toBe('untraceable')
    expect(await followed({ receipts: { [HASH]: idle(FINAL) } }, {}).look()).toBe('seen')
  })
})

describe('a hash that no chain has seen [C20]', () => {
  test('tells nothing of whether the transaction comes, as that of a multisig', async () => {
    const { watch, look } = followed({ counts: { [lowercase]: [50, 50] } })
    expect([await look(), await look(), watch.landing]).toEqual(['untraceable', 'untraceable', undefined])
  })

  test('is replaced by that of the transfer, which another account has sent', async () => {
    const { network, watch, look } = followed()
    expect(await look()).toBe('untraceable')
    network.logs = [transferLog(OTHER)]
    network.receipts = { [OTHER]: { ...receiptOf(OTHER), from: STRANGER } }
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('is looked at further where the node refuses to be searched, and known where the logs alone have it', async () => {
    const { look } = followed({ refused: ['eth_getLogs'] })
    expect(await look()).toBe('untraceable')
    expect(await followed({ logs: [transferLog(HASH)] }).look()).toBe('seen')
  })
})

describe('a failure [C6]', () => {
  test.each([
    ['in a final block', FINAL, ['finalized', 'safe'], 'failed'],
    ['in a block after the final one', FINAL + 1, ['finalized', 'safe'], 'seen'],
    ['in a safe block, where the node knows no final one', FINAL, ['safe'], 'failed'],
    ['12 blocks ago, where the node knows neither', NEWEST - 12, [], 'failed'],
    ['11 blocks ago, where the node knows neither', NEWEST - 11, [], 'seen'],
  ])('%s counts as it should', async (_, block, tags, state) => {
    const { look } = followed({ tags, receipts: { [HASH]: receiptOf(HASH, { block, isDone: false }) } })
    expect(await look()).toBe(state)
  })

  test('that a fork takes back is no end', async () => {
    const failed = { [HASH]: receiptOf(HASH, { block: NEWEST, isDone: false }) }
    const { network, look } = followed({ receipts: failed })
    expect(await look()).toBe('seen')
    network.receipts = { [HASH]: receiptOf(HASH) }
    expect(await look()).toBe('confirmed')
  })
})
