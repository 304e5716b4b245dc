import type { ChainAdapter, ChainNode, Since, Transfer } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { readOrder, transfersOf, type TransferOrder } from '../transfer-order.ts'
import { readAddressTransactions, type AddressTransaction } from './node-reads.ts'
import { balanceIncrease } from './token/balance-increase.ts'

const CLOCK_TOLERANCE_SECONDS = 120

const isSince = ({ slot, time }: AddressTransaction, since: Since): boolean =>
  typeof since === 'number' ? slot >= since : time === null || time >= since.getTime() / 1000 - CLOCK_TOLERANCE_SECONDS

/** Searches the owner's transactions, because another account may have relayed it and paid for it (decisions.md C20). */
async function* sentSince(order: TransferOrder, since: Since, node: ChainNode) {
  const owned = await readAddressTransactions(node, order.from)
  for (const { hash } of owned.filter((each) => !each.hasFailed && isSince(each, since))) {
    const units = await balanceIncrease(order, hash, node)
    // Another node has just listed it, and this one cannot say yet what it moved.
    if (units === null) throw unreadable()
    if (units !== 'failed' && units > 0n) yield { hash, units }
  }
}

export async function findSent(
  ...[transfer, since, node]: Parameters<ChainAdapter['findSent']>
): Promise<string | null> {
  for await (const { hash } of sentSince(readOrder('solana', transfer, node), since, node)) return hash
  return null
}

export async function findTransfers(
  ...[transfer, since, node]: Parameters<ChainAdapter['findTransfers']>
): Promise<readonly Transfer[]> {
  const order = readOrder('solana', transfer, node)
  const found: { readonly hash: string; readonly units: bigint }[] = []
  for await (const each of sentSince(order, since, node)) found.push(each)
  return transfersOf(found, order)
}
