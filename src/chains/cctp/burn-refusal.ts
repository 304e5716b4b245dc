import { familyOf } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { ChainNode } from '../adapter.ts'
import { ChainError, UnpayableError } from '../chain-error.ts'
import { loaded } from '../lazy-verb.ts'
import type { TransferOrder } from '../transfer-order.ts'

/** Why the wallet cannot be asked for a burn; null where it can (decisions.md C3). Rejects where code or the recipient's node is silent. */
export async function burnRefusal(deposit: Deposit, node: ChainNode): Promise<ChainError | null> {
  const { network, redemption } = deposit
  if (!isRegisteredNetwork(network)) return new ChainError('network/no-cctp-domain')
  const [{ readOrder }, { hasBurnContracts }] = await Promise.all([
    loaded(() => import('../transfer-order.ts')),
    loaded(() => import('./contracts.ts')),
  ])
  const family = familyOf(network)
  const order = orderOf(() => readOrder(family, deposit, node))
  if (order instanceof ChainError) return order
  if (!order.burn || !hasBurnContracts(network, node)) return new ChainError('network/no-cctp-domain')
  if (redemption !== 'solana') return null
  const { isUsdcAccount } = await loaded(() => import('../solana/token/usdc-account.ts'))
  const isAccount = await isUsdcAccount(order.to, node).catch((cause: unknown) => {
    throw new ChainError('network/unreachable', { cause })
  })
  return isAccount ? null : new UnpayableError(family)
}

function orderOf(read: () => TransferOrder): TransferOrder | ChainError {
  try {
    return read()
  } catch (error) {
    if (error instanceof ChainError) return error
    throw error
  }
}
