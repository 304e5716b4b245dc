import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { readStatus } from './node-reads.ts'

/** Relays with a preflight (decisions.md C5). Throws only where it was refused and is unknown to the network: nothing was broadcast. */
export async function relayWithPreflight(node: ChainNode, hash: string, transaction: string): Promise<void> {
  if ((await node.relay(transaction, false)) !== 'refused') return
  const isUnknown = await readStatus(node, hash).then(
    (status) => status === null,
    () => false,
  )
  if (isUnknown) throw new ChainError('network/refused')
}
