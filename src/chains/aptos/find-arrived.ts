import { allWholeFirst, readOrder } from '../transfer-order.ts'
import type { Arrived, ChainAdapter } from '../adapter.ts'
import { sent } from './find-sent.ts'

/** By the payout's wallet alone: a node lists what an account has sent, and nothing that it received. */
export async function findArrived(
  ...[deposit, since, node]: Parameters<NonNullable<ChainAdapter['findArrived']>>
): Promise<readonly Arrived[]> {
  const order = readOrder('aptos', deposit, node)
  const found = await allWholeFirst(sent(order, since, node), order)
  return found.map((sent) => ({ ...sent, from: deposit.from }))
}
