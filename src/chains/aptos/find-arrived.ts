import type { Arrived, ChainAdapter } from '../adapter.ts'
import { findSent } from './find-sent.ts'

/** By the payout's wallet alone: a node lists what an account has sent, and nothing that it received. */
export async function findArrived(
  ...[deposit, since, node]: Parameters<NonNullable<ChainAdapter['findArrived']>>
): Promise<readonly Arrived[]> {
  const hash = await findSent(deposit, since, node)
  return hash === null ? [] : [{ hash, from: deposit.from }]
}
