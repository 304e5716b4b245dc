import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { readProperty } from '../wallet-failure.ts'
import { readStatus } from './node-reads.ts'

/**
 * Refusals that say nothing against the transaction: the network has it already, or the node that was asked is behind the one that
 * gave the blockhash.
 */
const NOT_AGAINST_IT = /already (?:been )?processed|blockhash not found/i

/** Known by its name, because this layer does not know the API's. */
function isRefusal(error: unknown): boolean {
  const [name, code, status, outcome, message] = ['name', 'code', 'status', 'outcome', 'message'].map((property) =>
    readProperty(error, property),
  )
  const isDefinite = name === 'ApiError' && code === 'preflight_failed' && status === 422 && outcome !== 'unknown'
  return isDefinite && !NOT_AGAINST_IT.test(String(message))
}

/**
 * Hands the signed transaction over for the first time, with a preflight, so that what cannot succeed is refused before it costs a
 * fee (decisions.md C5). After a refusal that the network knows nothing against, nothing was broadcast. After any other failure it
 * may have been, and the watch goes on.
 */
export async function relayFirst(node: ChainNode, hash: string, transaction: string): Promise<void> {
  try {
    await node.relay(transaction, false)
  } catch (cause) {
    if (!isRefusal(cause)) return
    const isUnknown = await readStatus(node, hash).then(
      (status) => status === null,
      () => false,
    )
    if (isUnknown) throw new ChainError('network/refused', { cause })
  }
}
