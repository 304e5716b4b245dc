import type { GrpcTypes } from '@mysten/sui.js/grpc'
import type { ChainAdapter, ChainNode, Sent, Since, Transfer } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { monotonicTime } from '../../lib/timing/clock.ts'
import { unreadable } from '../http/http.ts'
import { presentUrl } from '../http/pool.ts'
import { readOrder, transfersOf, wholeFirst, type TransferOrder } from '../transfer-order.ts'
import { checkpointBefore, type Start } from './checkpoint.ts'
import { ask } from './grpc.ts'
import { readHead } from './node-reads.ts'
import { maskOf, movedBySender, movedUnits, readLanded, type Landed } from './transaction/landed.ts'
import { isUnpaid } from './unpaid.ts'

const CLOCK_TOLERANCE_MS = 120_000
const PAGE = 50
const PAGES_MAX = 10

interface Page {
  readonly landed: readonly Landed[]
  /** Where the next begins; null at the end of the ledger. */
  readonly next: Uint8Array | null
  /** How far the node has searched; null while it is in the first checkpoint. */
  readonly checkpoint: bigint | null
}

export const literal = (predicate: GrpcTypes.TransactionLiteral['predicate']) => ({ negated: false, predicate })

/** Matches the sender, and the payout's own address unless that is on another network, as for a burn. */
export const filterOf = ({ from, to, burn }: TransferOrder): GrpcTypes.TransactionFilter => {
  const sender = literal({ oneofKind: 'sender', sender: { address: from } })
  if (burn) return { terms: [{ literals: [sender] }] }
  const recipient = literal({ oneofKind: 'affectedAddress', affectedAddress: { address: to } })
  return { terms: [{ literals: [sender, recipient] }] }
}

const CHECKPOINT_BOUND: GrpcTypes.QueryEndReason.CHECKPOINT_BOUND = 3
const LEDGER_TIP: GrpcTypes.QueryEndReason.LEDGER_TIP = 5
/** Any other reason is that there is more. As numbers, because the SDK's enum would bring all of its messages along. */
const ENDS: readonly unknown[] = [CHECKPOINT_BOUND, LEDGER_TIP]

interface Search {
  readonly deposit: Deposit
  readonly order: TransferOrder
  readonly node: ChainNode
  readonly startCheckpoint: bigint
  readonly filter: GrpcTypes.TransactionFilter
  readonly moved: typeof movedUnits
}

/** A list that ends early proves nothing about what it lacks. */
function readPage(frames: readonly GrpcTypes.ListTransactionsResponse[]): Page {
  const last = frames.at(-1)
  const { cursor, checkpoint } = last?.watermark ?? {}
  if (!last?.end) throw unreadable()
  const isOver = ENDS.includes(last.end.reason)
  if (!isOver && !cursor) throw unreadable()
  const landed = frames.flatMap(({ transaction }) => (transaction ? [readLanded(transaction)] : []))
  return { landed, next: isOver ? null : cursor!, checkpoint: checkpoint ?? null }
}

const readTransactionsOf = (
  { deposit, node, startCheckpoint, filter }: Search,
  after: Uint8Array | null,
): Promise<Page> =>
  ask(node, async ({ ledgerService }, options) => {
    const frames: GrpcTypes.ListTransactionsResponse[] = []
    const call = ledgerService.listTransactions(
      {
        readMask: maskOf(deposit),
        filter,
        startCheckpoint,
        options: { limit: PAGE, ...(after && { after }) },
      },
      options,
    )
    for await (const frame of call.responses) frames.push(frame)
    return readPage(frames)
  })

const isRecent = ({ time }: Landed, since: Since) =>
  typeof since === 'number' || time === null || time >= since.getTime() - CLOCK_TOLERANCE_MS

async function readStart(node: ChainNode, since: Since): Promise<Start> {
  if (typeof since !== 'number') return checkpointBefore(node, since.getTime() - CLOCK_TOLERANCE_MS)
  const { checkpoint: newest, oldest } = await readHead(node)
  const first = BigInt(since)
  // This node is behind the one that was asked before.
  if (newest < first) throw unreadable()
  return first < oldest ? { checkpoint: oldest, isPruned: true } : { checkpoint: first, isPruned: false }
}

const STARTS_LAST_MS = 60_000

interface KnownStart {
  readonly start: Promise<Start>
  readonly at: number
}

/** Where the searches since a time begin: three calls less for each that follows. */
const starts = new WeakMap<ChainNode, Map<string, KnownStart>>()

function startOf(node: ChainNode, since: Since): Promise<Start> {
  const ofNode = starts.get(node) ?? new Map<string, KnownStart>()
  starts.set(node, ofNode)
  const key = [presentUrl(node, 'sui'), typeof since, Number(since)].join()
  const known = ofNode.get(key)
  if (known && monotonicTime() - known.at < STARTS_LAST_MS) return known.start
  const start = readStart(node, since)
  ofNode.set(key, { start, at: monotonicTime() })
  start.catch(() => ofNode.delete(key))
  return start
}

/**
 * The transactions that fit a filter, page by page, and whether the node has pruned older ones since then. Throws where the list ends
 * before the ledger does.
 */
export async function* readSince(asked: Omit<Search, 'startCheckpoint'>, since: Since) {
  const { order, node, moved } = asked
  const { checkpoint: startCheckpoint, isPruned } = await startOf(node, since)
  const search = { ...asked, startCheckpoint }
  let after: Uint8Array | null = null
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const { landed, next, checkpoint }: Page = await readTransactionsOf(search, after)
    yield landed.filter((each) => isRecent(each, since) && moved(each, order) > 0n)
    // A node's lists may be behind its other answers.
    if (!next && (checkpoint === null || checkpoint < startCheckpoint)) throw unreadable()
    if (!next) return isPruned
    after = next
  }
  throw unreadable()
}

/** What came before the node's history would show at the payout's address (decisions.md C13). */
async function* sentSince(order: TransferOrder, { deposit, node }: Pick<Search, 'deposit' | 'node'>, since: Since) {
  const asked = { deposit, order, node, filter: filterOf(order), moved: movedBySender }
  const isPruned = yield* readSince(asked, since)
  if (isPruned && !(await isUnpaid(order, node))) throw unreadable()
}

async function* movedSince(order: TransferOrder, searched: Pick<Search, 'deposit' | 'node'>, since: Since) {
  for await (const page of sentSince(order, searched, since))
    for (const landed of page) yield { hash: landed.digest, units: movedUnits(landed, order) }
}

export async function findSent(...[deposit, since, node]: Parameters<ChainAdapter['findSent']>): Promise<Sent | null> {
  const order = readOrder('sui', deposit, node)
  return wholeFirst(movedSince(order, { deposit, node }, since), order)
}

export async function findTransfers(
  ...[deposit, since, node]: Parameters<ChainAdapter['findTransfers']>
): Promise<readonly Transfer[]> {
  const order = readOrder('sui', deposit, node)
  const found: { readonly hash: string; readonly units: bigint }[] = []
  for await (const each of movedSince(order, { deposit, node }, since)) found.push(each)
  return transfersOf(found, order)
}
