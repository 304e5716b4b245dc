import type { ChainAdapter, ChainNode } from '../../../chains/adapter.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'

interface DepositParts {
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'balance'>
}

const IS_SOMETHING = /[1-9]/

/**
 * Whether a payout's own address has tokens of any sender, such as an exchange. False for a burn, which leaves nothing there. Rejects
 * if the network does not answer.
 */
export async function holdsTokens({ deposit, adapter }: DepositParts, node: ChainNode): Promise<boolean> {
  const { network, coin, to, redemption } = deposit
  if (redemption) return false
  return IS_SOMETHING.test(await adapter.balance({ network, coin, address: to }, node))
}

export const isPaid = (parts: DepositParts, node: ChainNode): Promise<boolean> =>
  holdsTokens(parts, node).catch(() => false)
