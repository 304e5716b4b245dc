import type { ChainAdapter, Since } from '../adapter.ts'
import { unreadable } from '../json-rpc.ts'
import { readOrder } from '../transfer-order.ts'
import { readOwned, type SignedByOwner } from './node-reads.ts'
import { risenBy } from './watch-transaction.ts'

/** Clocks of networks and servers differ by so much. In seconds. */
const CLOCK_TOLERANCE = 120

const isSince = ({ slot, time }: SignedByOwner, since: Since): boolean =>
  typeof since === 'number' ? slot >= since : time === null || time >= since.getTime() / 1000 - CLOCK_TOLERANCE

/** Looks through the owner's transactions, whoever has handed them to the network and paid for them (decisions.md C20). */
export async function findSent(
  ...[transfer, since, node]: Parameters<ChainAdapter['findSent']>
): Promise<string | null> {
  const order = readOrder('solana', transfer, node)
  const owned = await readOwned(node, order.from)
  for (const { hash } of owned.filter((each) => !each.hasFailed && isSince(each, since))) {
    const risen = await risenBy(order, hash, node)
    // Another of its nodes has just named it: until this one knows it too, nothing is known of what it has sent.
    if (risen === null) throw unreadable()
    if (risen !== 'failed' && risen > 0n) return hash
  }
  return null
}
