import type { ChainAdapter, ChainNode } from '../../../chains/adapter.ts'
import { toUnits } from '../../../lib/money.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'

interface DepositParts {
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'balance'>
}

/** What a payout's own address has, of any sender: less than the payout's amount, such as dust, or enough. */
export type Held = 'none' | 'less' | 'enough'

/** No token has more decimals. */
const DECIMALS = 18

/** Nothing for a burn, which leaves nothing at an address. Rejects if the network does not answer. */
export async function heldTokens({ deposit, adapter }: DepositParts, node: ChainNode): Promise<Held> {
  const { network, coin, to, redemption, amount } = deposit
  if (redemption) return 'none'
  const balance = await adapter.balance({ network, coin, address: to }, node)
  const held = toUnits(balance, DECIMALS)
  if (held === 0n) return 'none'
  const asked = toUnits(amount, DECIMALS)
  return held !== null && asked !== null && held < asked ? 'less' : 'enough'
}

/** Whether it has tokens of any sender, such as an exchange. */
export const holdsTokens = async (parts: DepositParts, node: ChainNode): Promise<boolean> =>
  (await heldTokens(parts, node)) !== 'none'

export const isPaid = (parts: DepositParts, node: ChainNode): Promise<boolean> =>
  holdsTokens(parts, node).catch(() => false)
