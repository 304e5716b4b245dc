import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import { NO_TRANSACTIONS } from '../facts.ts'
import { hexOf, lookAtNode, readWord } from '../node-values.ts'

/** Blocks without a transaction are rare on the networks of customers, and show nothing. */
const BLOCKS_MAX = 8n

const firstOf = (transactions: unknown): string | null =>
  readWord(Array.isArray(transactions) ? (transactions as readonly unknown[])[0] : null)

/** Whether a node still has the receipts since a block: without them it leaves logs out of a search (paradigmxyz/reth#27002). */
export async function keepsReceipts(since: bigint, network: Network, node: ChainNode): Promise<boolean> {
  for (let block = since; block < since + BLOCKS_MAX; block += 1n) {
    const read = await lookAtNode(node, network, { method: 'eth_getBlockByNumber', params: [hexOf(block), false] })
    if (read === null) return block > since
    const { transactions, transactionsRoot } = read as Readonly<Record<string, unknown>>
    const hash = firstOf(transactions)
    if (hash !== null)
      return (await lookAtNode(node, network, { method: 'eth_getTransactionReceipt', params: [hash] })) !== null
    // Some list a block without its transactions once they are pruned (paradigmxyz/reth#21948).
    if (readWord(transactionsRoot) !== NO_TRANSACTIONS) return transactionsRoot === undefined
  }
  return true
}
