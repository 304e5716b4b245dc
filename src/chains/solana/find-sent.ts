import type { ChainAdapter, Since } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { readOrder } from '../transfer-order.ts'
import { readOwned, type SignedByOwner } from './node-reads.ts'
import { risenBy } from './watch-transaction.ts'

/** In seconds: how far the clocks of networks and servers may differ. */
const CLOCK_TOLERANCE = 120

const isSince = ({ slot, time }: SignedByOwner, since: Since): boolean =>
  typeof since === 'number' ? slot >= since : time === null || time >= since.getTime() / 1000 - CLOCK_TOLERANCE

/** Finds a transfer among the owner's transactions, no matter who relayed it and paid for it (decisions.md C20). */
export async function findSent(
  ...[transfer, since, node]: Parameters<ChainAdapter['findSent']>
): Promise<string | null> {
  const order = readOrder('solana', transfer, node)
  const owned = await readOwned(node, order.from)
  for (const { hash } of owned.filter((each) => !each.hasFailed && isSince(each, since))) {
    const risen = await risenBy(order, hash, node)
    // Another node has just named it, and this one cannot tell yet what it moved.
    if (risen === null) throw unreadable()
    if (risen !== 'failed' && risen > 0n) return hash
  }
  return null
}
