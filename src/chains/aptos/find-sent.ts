import type { ChainAdapter, ChainNode, Sent, Since, Transfer } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { readOrder, transfersOf, wholeFirst, type TransferOrder } from '../transfer-order.ts'
import {
  MICROSECONDS,
  PAGE_MAX,
  readBalance,
  readLedger,
  readOrderless,
  readSentTransactions,
  readSequence,
  readTransaction,
} from './node-reads.ts'
import { movedUnits } from './transaction/moved-units.ts'

const CLOCK_TOLERANCE_SECONDS = 120n
const PAGES_MAX = 10
const READS_MAX = 20

interface Search {
  readonly order: TransferOrder
  readonly node: ChainNode
  readonly next: bigint
}

async function* sentFrom({ order, node, next }: Search, first: bigint) {
  // Another node has counted more already.
  if (next < first || next - first > PAGE_MAX * BigInt(PAGES_MAX)) throw unreadable()
  for (let from = first; from < next; from += PAGE_MAX) {
    const end = next - from < PAGE_MAX ? next : from + PAGE_MAX
    const landed = await readSentTransactions(node, order.from, { from, end })
    if (landed === null || BigInt(landed.length) !== end - from) throw unreadable()
    yield* landed
  }
}

/**
 * Decides where a list is empty: its node has pruned the whole history, or is behind. Nothing has come if the payout's own address is
 * empty at a version at which the account has sent all that it has. A burn leaves nothing there (decisions.md C3).
 */
async function requireUnpaid({ order, node, next }: Search): Promise<void> {
  if (order.burn) throw unreadable()
  const { version } = await readLedger(node)
  const [sequence, balance] = await Promise.all([
    readSequence(node, order.from, version),
    readBalance(node, { owner: order.to, asset: order.token.address, version }),
  ])
  if (sequence !== next || balance > 0n) throw unreadable()
}

const oldestOf = (since: Date): bigint =>
  (BigInt(Math.floor(since.getTime() / 1000)) - CLOCK_TOLERANCE_SECONDS) * MICROSECONDS

/** Back to the first older one. A page with pruned ones is refused: then its newer half is read, and the payout's address decides. */
async function* sentSince({ order, node, next }: Search, since: Date) {
  const oldest = oldestOf(since)
  let [end, size] = [next, PAGE_MAX]
  for (let reads = 0; end > 0n && size > 0n; reads += 1) {
    if (reads === READS_MAX) throw unreadable()
    const from = end > size ? end - size : 0n
    const landed = await readSentTransactions(node, order.from, { from, end })
    if (landed === null) {
      size = (end - from) / 2n
      continue
    }
    if (landed.length === 0) return requireUnpaid({ order, node, next })
    const recent = landed.filter(({ time }) => time >= oldest)
    yield* recent
    if (BigInt(recent.length) < end - from) return
    end = from
  }
  if (end > 0n) await requireUnpaid({ order, node, next })
}

/**
 * What a wallet has submitted without a sequence number (AIP-123) is in a list of its own. This page asks for a burn itself, with a number.
 * Where the list does not reach back far enough, or the node has none, the payout's address decides.
 */
async function* sentWithoutOrder({ order, node, next }: Search, since: Since) {
  if (order.burn) return
  const listed = await readOrderless(node, order.from)
  for (const hash of listed?.hashes ?? []) {
    const landed = await readTransaction(node, hash)
    if (!landed || 'waiting' in landed) throw unreadable()
    if (since instanceof Date && landed.time < oldestOf(since)) return
    yield landed
  }
  if (!listed?.isWhole) await requireUnpaid({ order, node, next })
}

export async function* sent(order: TransferOrder, since: Since, node: ChainNode) {
  const search = { order, node, next: await readSequence(node, order.from) }
  const ordered = typeof since === 'number' ? sentFrom(search, BigInt(since)) : sentSince(search, since)
  for (const landed of [ordered, sentWithoutOrder(search, since)])
    for await (const each of landed) {
      const units = movedUnits(each, order)
      if (units > 0n) yield { hash: each.hash, units }
    }
}

/** Searches the owner's transactions, because another account may have paid the fee (decisions.md C20). */
export async function findSent(...[deposit, since, node]: Parameters<ChainAdapter['findSent']>): Promise<Sent | null> {
  const order = readOrder('aptos', deposit, node)
  return wholeFirst(sent(order, since, node), order)
}

export async function findTransfers(
  ...[deposit, since, node]: Parameters<ChainAdapter['findTransfers']>
): Promise<readonly Transfer[]> {
  const order = readOrder('aptos', deposit, node)
  const found: { readonly hash: string; readonly units: bigint }[] = []
  for await (const each of sent(order, since, node)) found.push(each)
  return transfersOf(found, order)
}
