import type { Network } from '../../../domain/networks.ts'
import type { ChainNode, Since } from '../../adapter.ts'
import { unreadable } from '../../http/http.ts'
import { hexOf, lookAtNode, numberOf, readNumber } from '../node-values.ts'

const CLOCK_TOLERANCE_SECONDS = 120n
/** Each halves what a search reads too much. */
const HALVINGS = 5

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
  const isBefore = async (block: bigint) => (await readBlockTime(block, network, node)) <= wanted
  let later = newest
  for (let back = 64n; back < newest; back *= 4n) {
    const block = newest - back
    if (await isBefore(block)) return lastBefore({ before: block, later }, isBefore)
    later = block
  }
  return 0n
}

interface Bounds {
  readonly before: bigint
  readonly later: bigint
}

async function lastBefore(bounds: Bounds, isBefore: (block: bigint) => Promise<boolean>): Promise<bigint> {
  let { before, later } = bounds
  for (let halved = 0; halved < HALVINGS && later - before > 64n; halved += 1) {
    const between = (before + later) / 2n
    if (await isBefore(between)) before = between
    else later = between
  }
  return before
}

export const firstBlock = async (since: Since, network: Network, node: ChainNode): Promise<bigint> =>
  typeof since === 'number' ? BigInt(since) : blockBefore(since, network, node)
