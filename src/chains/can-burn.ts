import type { Deposit } from '../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../domain/payouts/transaction-id.ts'
import type { ChainNode } from './adapter.ts'

/** Whether the wallet can be asked to burn these tokens (decisions.md C3). Never rejects: without its chunk nothing is burned. */
export async function canBurn(deposit: Deposit, node: Pick<ChainNode, 'cctp' | 'token'>): Promise<boolean> {
  const { network } = deposit
  if (!isRegisteredNetwork(network)) return false
  try {
    const [{ readOrder }, { readBurnContracts }] = await Promise.all([
      import('./transfer-order.ts'),
      import('./cctp/contracts.ts'),
    ])
    return readOrder(network, deposit, node).burn !== undefined && readBurnContracts(network, node) !== null
  } catch {
    return false
  }
}
