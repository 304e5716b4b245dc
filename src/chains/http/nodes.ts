import type { Network } from '../../domain/networks.ts'
import type { ChainNode } from '../adapter.ts'
import { askAt, type Ask } from './ask-at.ts'

export type Asked = Pick<ChainNode, 'fetch' | 'nodes'>

/** Asks the network's node. Rejects with `network/unreachable`, and with a node's own `NodeRefusal`. */
export async function askNodes<Answer>(node: Asked, network: Network, ask: Ask<Answer>): Promise<Answer> {
  return askAt(node.fetch, node.nodes(network)[0]!, ask)
}
