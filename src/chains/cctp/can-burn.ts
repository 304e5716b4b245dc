import { familyOf } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { ChainNode } from '../adapter.ts'
import { loaded } from '../lazy-verb.ts'

/** Whether the wallet can be asked to burn these tokens (decisions.md C3). Rejects with `UnloadedError` when the code cannot be downloaded. */
export async function canBurn(deposit: Deposit, node: Pick<ChainNode, 'cctp' | 'token'>): Promise<boolean> {
  const { network } = deposit
  if (!isRegisteredNetwork(network)) return false
  const [{ readOrder }, { hasBurnContracts }] = await Promise.all([
    loaded(() => import('../transfer-order.ts')),
    loaded(() => import('./contracts.ts')),
  ])
  try {
    return readOrder(familyOf(network), deposit, node).burn !== undefined && hasBurnContracts(network, node)
  } catch {
    return false
  }
}
