import type { ChainAdapter, Since } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { readOrder } from '../transfer-order.ts'
import { readAddressTransactions, type AddressTransaction } from './node-reads.ts'
import { balanceIncrease } from './token/balance-increase.ts'

const CLOCK_TOLERANCE_SECONDS = 120

const isSince = ({ slot, time }: AddressTransaction, since: Since): boolean =>
  typeof since === 'number' ? slot >= since : time === null || time >= since.getTime() / 1000 - CLOCK_TOLERANCE_SECONDS

/** Searches the owner's transactions, because another account may have relayed it and paid for it (decisions.md C20). */
export async function findSent(
  ...[transfer, since, node]: Parameters<ChainAdapter['findSent']>
): Promise<string | null> {
  const order = readOrder('solana', transfer, node)
  const owned = await readAddressTransactions(node, order.from)
  for (const { hash } of owned.filter((each) => !each.hasFailed && isSince(each, since))) {
    const risen = await balanceIncrease(order, hash, node)
    // Another node has just listed it, and this one cannot say yet what it moved.
    if (risen === null) throw unreadable()
    if (risen !== 'failed' && risen > 0n) return hash
  }
  return null
}
