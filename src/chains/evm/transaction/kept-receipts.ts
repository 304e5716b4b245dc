import type { Network } from '../../../domain/networks.ts'
import type { ChainNode, Since } from '../../adapter.ts'
import { hexOf, lookAtNode, readWord } from '../node-values.ts'
import { firstBlock } from './first-block.ts'

/** Whether a node still has the receipts of that time: without them it leaves logs out of a search (paradigmxyz/reth#27002). */
export async function keepsReceipts(since: Since, network: Network, node: ChainNode): Promise<boolean> {
  const number = hexOf(await firstBlock(since, network, node))
  const block = await lookAtNode(node, network, { method: 'eth_getBlockByNumber', params: [number, false] })
  if (block === null) return false
  const { transactions } = block as { readonly transactions?: unknown }
  const hash = readWord(Array.isArray(transactions) ? transactions[0] : null)
  if (hash === null) return true
  return (await lookAtNode(node, network, { method: 'eth_getTransactionReceipt', params: [hash] })) !== null
}
