import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import { unreadable } from '../../http/http.ts'
import { hexOf, lookAtNode, numberOf, readNumber } from '../node-values.ts'

const TAGS = ['finalized', 'safe']
const BLOCKS_ENOUGH = 12n

async function readTagged(tag: string, network: Network, node: ChainNode): Promise<bigint> {
  const block = await lookAtNode(node, network, { method: 'eth_getBlockByNumber', params: [tag, false] })
  const number = readNumber(((block ?? {}) as Readonly<Record<string, unknown>>)['number'])
  if (number === null) throw unreadable()
  return number
}

/** The newest block that no reorganisation can undo: finalized, else safe, else 12 blocks ago (decisions.md C6). */
export async function finalBlock(network: Network, node: ChainNode): Promise<bigint> {
  for (const tag of TAGS) {
    const number = await readTagged(tag, network, node).catch(() => null)
    if (number !== null) return number
  }
  const newest = await numberOf(node, network, { method: 'eth_blockNumber', params: [] })
  return newest > BLOCKS_ENOUGH ? newest - BLOCKS_ENOUGH : 0n
}

export const countAt = (
  { address, block }: { readonly address: string; readonly block: bigint | 'latest' | 'pending' },
  network: Network,
  node: ChainNode,
): Promise<bigint> =>
  numberOf(node, network, {
    method: 'eth_getTransactionCount',
    params: [address, typeof block === 'bigint' ? hexOf(block) : block],
  })
