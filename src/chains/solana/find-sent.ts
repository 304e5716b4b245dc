import type { ChainAdapter, ChainNode, Sent, Since, Transfer } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { readOrder, transfersOf, wholeFirst, type TransferOrder } from '../transfer-order.ts'
import { SIGNATURES_MAX } from './facts.ts'
import { readAddressTransactions, readBlockTime, readFirstSlot, type AddressTransaction } from './node-reads.ts'
import { balanceIncrease } from './token/balance-increase.ts'

const CLOCK_TOLERANCE_SECONDS = 120
const PAGES_MAX = 20

const isBefore = ({ slot, time }: Pick<AddressTransaction, 'slot' | 'time'>, since: Since): boolean =>
  typeof since === 'number' ? slot < since : time !== null && time < since.getTime() / 1000 - CLOCK_TOLERANCE_SECONDS

/** A list that ends may end where its node has purged its ledger, which takes two days where it keeps no archive. */
async function requireHistory(since: Since, node: ChainNode): Promise<void> {
  const slot = await readFirstSlot(node)
  const time = slot === 0 || typeof since === 'number' ? null : await readBlockTime(node, slot)
  if (slot > 0 && !isBefore({ slot, time }, since)) throw unreadable()
}

/** Page by page back to the first older one. A list that does not end there proves nothing. */
async function* ownedSince({ from }: TransferOrder, since: Since, node: ChainNode) {
  let before: string | undefined
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page = await readAddressTransactions(node, from, { before, since: typeof since === 'number' ? since : 0 })
    const recent = page.filter((each) => !isBefore(each, since))
    yield* recent
    if (recent.length < page.length) return
    if (page.length < SIGNATURES_MAX) return requireHistory(since, node)
    before = page.at(-1)!.hash
  }
  throw unreadable()
}

/** Searches the owner's transactions, because another account may have relayed it and paid for it (decisions.md C20). */
async function* sentSince(order: TransferOrder, since: Since, node: ChainNode) {
  for await (const { hash, hasFailed } of ownedSince(order, since, node)) {
    if (hasFailed) continue
    const units = await balanceIncrease(order, hash, node)
    // Another node has just listed it, and this one cannot say yet what it moved.
    if (units === null) throw unreadable()
    if (units !== 'failed' && units > 0n) yield { hash, units }
  }
}

export async function findSent(...[transfer, since, node]: Parameters<ChainAdapter['findSent']>): Promise<Sent | null> {
  const order = readOrder('solana', transfer, node)
  return wholeFirst(sentSince(order, since, node), order)
}

export async function findTransfers(
  ...[transfer, since, node]: Parameters<ChainAdapter['findTransfers']>
): Promise<readonly Transfer[]> {
  const order = readOrder('solana', transfer, node)
  const found: { readonly hash: string; readonly units: bigint }[] = []
  for await (const each of sentSince(order, since, node)) found.push(each)
  return transfersOf(found, order)
}
