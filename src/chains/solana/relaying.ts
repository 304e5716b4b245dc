import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { readStatus } from './node-reads.ts'

/**
 * Hands the signed transaction over for the first time, with a preflight, so that what cannot succeed is refused before it costs a
 * fee (decisions.md C5). After a refusal that the network knows nothing against, nothing was broadcast. After any other failure it
 * may have been, and the watch goes on.
 */
export async function relayFirst(node: ChainNode, hash: string, transaction: string): Promise<void> {
  if ((await node.relay(transaction, false)) !== 'refused') return
  const isUnknown = await readStatus(node, hash).then(
    (status) => status === null,
    () => false,
  )
  if (isUnknown) throw new ChainError('network/refused')
}
