import { describe, expect, test, vi } from 'vitest'
import { TRANSFER_TOPIC } from '../../../../demo/chains/evm/erc20.ts'
import { createChainNode } from '../../node.ts'
import { CUSTOMER, DEPOSIT, TRANSFER, UNITS, USDC, word } from '../scripted.fixture.ts'
import { findSent } from './find-sent.ts'
import { follow } from './follow.ts'

const SINCE = 1000
/** A day of Base. */
const NEWEST = SINCE + 43_200
const BLOCK_SECONDS = 2

const hashOf = (number: number) => word(BigInt(number))
const numberOf = (hex: unknown) => Number(hex)

interface Sent {
  readonly block: number
  readonly units?: bigint
}

interface Refusal {
  readonly code: number
  readonly message: string
  readonly status?: number
}

interface Node {
  /** The most blocks of a range. */
  most: number
  readonly refusal?: Refusal
  readonly newest?: number
  readonly tags?: boolean
  sent: readonly Sent[]
  /** After so many searches the node is down. */
  dies?: number
}

const TOO_WIDE: Refusal = { code: -32_602, message: 'range 43201 exceeds limit of 10000' }

function limitedNode(node: Node) {
  const { refusal = TOO_WIDE, newest = NEWEST } = node
  const ranges: (readonly [first: number, last: number])[] = []
  const search = ({ fromBlock, toBlock }: Readonly<Record<string, unknown>>) => {
    const [first, last] = [numberOf(fromBlock), toBlock === 'latest' ? newest : numberOf(toBlock)]
    ranges.push([first, last])
    if (last - first + 1 > node.most) throw Object.assign(new Error(refusal.message), refusal)
    return node.sent
      .filter(({ block }) => block >= first && block <= last)
      .map(({ block, units = UNITS }) => ({
        address: USDC,
        topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)],
        data: word(units),
        transactionHash: hashOf(block),
      }))
  }
  const results: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_blockNumber: () => `0x${newest.toString(16)}`,
    eth_getLogs: ([filter]) => search(filter as Readonly<Record<string, unknown>>),
    eth_getBlockByNumber([asked]) {
      if (asked === 'finalized' || asked === 'safe')
        return node.tags === false ? null : { number: `0x${(newest - 300).toString(16)}` }
      return { timestamp: `0x${(numberOf(asked) * BLOCK_SECONDS).toString(16)}` }
    },
    eth_getTransactionReceipt: () => null,
    eth_getTransactionByHash: () => null,
    eth_getTransactionCount: () => '0x8',
  }
  const fetch = async (_: unknown, init?: RequestInit) => {
    if (node.dies !== undefined && ranges.length >= node.dies) throw new TypeError('fetch failed')
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: readonly unknown[] }
    try {
      return Response.json({ id: 1, result: results[method]!(params) })
    } catch (error) {
      const { code, message, status = 200 } = error as Refusal
      return Response.json({ id: 1, error: { code, message } }, { status })
    }
  }
  return { ranges, node: createChainNode({ fetch, relay: async () => 'unknown' }), at: node }
}

/** The rest of a range. */
const unread = (ranges: readonly (readonly [number, number])[], newest: number) => {
  const read = new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  return Array.from({ length: newest - SINCE + 1 }, (_, at) => SINCE + at).filter((block) => !read.has(block))
}

describe('a node that refuses to read many blocks at once [C20]', () => {
  test.each<[string, number, Refusal]>([
    ['Infura', 10_000, TOO_WIDE],
    ['a node with many logs', 10_000, { code: -32_005, message: 'query returned more than 10000 results' }],
    ['Base', 10_000, { code: -32_614, message: 'eth_getLogs is limited to a 10,000 range', status: 413 }],
    ['Alchemy', 2000, { code: -32_600, message: 'Log response size exceeded.', status: 400 }],
    ['publicnode', 9999, { code: -32_701, message: 'exceed maximum block range: 50000', status: 403 }],
    ['Ankr', 3000, { code: -32_600, message: 'Block range is too wide' }],
    ['Avalanche', 2048, { code: -32_000, message: 'requested too many blocks, maximum is set to 2048' }],
    ['erigon', 1000, { code: -32_000, message: 'query block range exceeds server limit, narrow your filter: 1000' }],
    ['Cloudflare', 800, { code: -32_047, message: 'range too large. Max range: 800' }],
  ])('is searched in windows, as that of %s, to the last block', async (_, most, refusal) => {
    const sent = [{ block: NEWEST - 1 }]
    const { node, ranges } = limitedNode({ most, refusal, sent })
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toMatchObject({ hash: hashOf(NEWEST - 1) })
    expect(
      unread(
        ranges.filter(([first, last]) => last - first < most),
        NEWEST,
      ),
    ).toEqual([])
    const none = limitedNode({ most, refusal, sent: [] })
    await expect(findSent(TRANSFER, SINCE, none.node)).resolves.toBeNull()
  })

  test('finds at once what has landed soon after the wallet was asked', async () => {
    const { node, ranges } = limitedNode({ most: 10_000, sent: [{ block: SINCE + 3 }] })
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toMatchObject({ hash: hashOf(SINCE + 3) })
    expect(ranges).toHaveLength(2)
  })

  test('is searched from a time on, and not much further back', async () => {
    const { node, ranges } = limitedNode({ most: 10_000, sent: [{ block: SINCE + 3 }] })
    await expect(findSent(TRANSFER, new Date(SINCE * BLOCK_SECONDS * 1000), node)).resolves.toMatchObject({
      hash: hashOf(SINCE + 3),
    })
    const [first] = ranges[0]!
    expect(SINCE - first).toBeGreaterThanOrEqual(60)
    expect(SINCE - first).toBeLessThan(2000)
  })

  test.each([
    ['any range', 0, TOO_WIDE, 8],
    ['to know the method', 10_000, { code: -32_601, message: 'the method does not exist' }, 1],
  ] as const)('proves nothing where it refuses %s', async (_, most, refusal, calls) => {
    const { node, ranges } = limitedNode({ most, refusal, sent: [] })
    await expect(findSent(TRANSFER, SINCE, node)).rejects.toMatchObject({ code: 'network/unreachable' })
    expect(ranges).toHaveLength(calls)
  })

  test.each<[string, Refusal]>([
    ['in words', { code: -32_005, message: 'daily request count exceeded, request rate limited' }],
    ['by its status', { ...TOO_WIDE, status: 429 }],
  ])(
    'proves nothing where it refuses for too many calls, %s, and is not asked for shorter ranges',
    async (_, refusal) => {
      vi.useFakeTimers()
      const { node, ranges } = limitedNode({ most: 10_000, refusal, sent: [] })
      const searching = expect(findSent(TRANSFER, SINCE, node)).rejects.toMatchObject({ code: 'network/unreachable' })
      await vi.advanceTimersByTimeAsync(10_000)
      await searching
      expect(new Set(ranges.map(([first, last]) => `${first} ${last}`)).size).toBe(1)
      vi.useRealTimers()
    },
  )

  test('proves nothing where it goes down in between, and the next search goes on from there', async () => {
    const { node, ranges, at } = limitedNode({ most: 10_000, sent: [], dies: 4 })
    await expect(findSent(TRANSFER, SINCE, node)).rejects.toMatchObject({ code: 'network/unreachable' })
    delete at.dies
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toBeNull()
    expect(ranges.slice(1).map(([first]) => (first - SINCE) / 10_000)).toEqual([0, 1, 2, 3, 4])
    ranges.length = 0
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toBeNull()
    expect(ranges).toEqual([[SINCE + 40_000, NEWEST]])
  })

  test('is asked for a limited number of windows at a time, and the next search goes on from there', async () => {
    const newest = SINCE + 400 * 100 - 1
    const { node, ranges } = limitedNode({ most: 100, newest, sent: [{ block: newest }] })
    await expect(findSent(TRANSFER, SINCE, node)).rejects.toMatchObject({ code: 'network/unreachable' })
    expect(ranges.length).toBeLessThanOrEqual(251)
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toMatchObject({ hash: hashOf(newest) })
    expect(ranges.length).toBeLessThan(420)
  })

  test('is read again in its newest blocks, which another node behind it may have had later', async () => {
    const { node, at } = limitedNode({ most: 500, tags: false, sent: [] })
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toBeNull()
    at.sent = [{ block: NEWEST - 900 }]
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toMatchObject({ hash: hashOf(NEWEST - 900) })
  })

  test('proves nothing while it is behind the first block of the search', async () => {
    const { node } = limitedNode({ most: -50_000, newest: SINCE - 5, sent: [] })
    await expect(findSent(TRANSFER, SINCE, node)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  test('ends a transaction that was cancelled in the wallet, for a customer who comes back the next day', async () => {
    const { node } = limitedNode({ most: 10_000, sent: [] })
    const watch = follow(TRANSFER, hashOf(1), node, { since: SINCE, bound: `${CUSTOMER}:7` })
    expect([await watch.look(), await watch.look()]).toEqual(['unseen', 'replaced'])
  })
})

describe('the transfer with the payout’s units [C20]', () => {
  const both = [{ block: SINCE + 5, units: UNITS - 1n }, { block: NEWEST - 5 }]
  test.each([1_000_000, 10_000])('is the one that is found, in ranges of %i blocks', async (most) => {
    const { node, at } = limitedNode({ most, sent: both })
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toMatchObject({ hash: hashOf(NEWEST - 5) })
    at.sent = both.slice(0, 1)
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toMatchObject({ hash: hashOf(SINCE + 5) })
    await expect(findSent(TRANSFER, SINCE, node)).resolves.toMatchObject({ hash: hashOf(SINCE + 5) })
  })
})
