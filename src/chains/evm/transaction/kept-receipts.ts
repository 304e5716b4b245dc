import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import { hexOf, lookAtNode, readWord } from '../node-values.ts'
import { NO_TRANSACTIONS } from '../facts.ts'

/** Whether a node still has the receipts of a block: without them it leaves logs out of a search (paradigmxyz/reth#27002). */
export async function keepsReceipts(block: bigint, network: Network, node: ChainNode): Promise<boolean> {
  const params = [hexOf(block), false]
  const read = await lookAtNode(node, network, { method: 'eth_getBlockByNumber', params })
  if (read === null) return false
  const { transactions, transactionsRoot } = read as Readonly<Record<string, unknown>>
  const hash = readWord(Array.isArray(transactions) ? transactions[0] : null)
  // Some list a block without its transactions once they are pruned (paradigmxyz/reth#21948).
  if (hash === null) return [null, NO_TRANSACTIONS].includes(readWord(transactionsRoot))
  return (await lookAtNode(node, network, { method: 'eth_getTransactionReceipt', params: [hash] })) !== null
}
