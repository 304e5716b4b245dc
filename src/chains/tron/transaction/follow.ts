import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../../adapter.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { NOTHING_SIGNED, type HandOver } from '../../http/hand-over.ts'
import { readOrder, stateOfMoved } from '../../transfer-order.ts'
import { isSolid, readExpiration, readHead, readInfo, readSolid, type TransactionInfo } from '../node-reads.ts'
import { movedBy } from './transfer-log.ts'

interface Watched {
  readonly deposit: Deposit
  readonly hash: string
  readonly node: ChainNode
  /** In milliseconds of the chain's time: no block after one of this time contains it. Null where it is unknown. */
  readonly expiration: number | null
  readonly handOver: HandOver
  /** A node has shown it in a block. */
  readonly isSeen?: boolean | undefined
}

export const writeBound = (expiration: number): string => expiration.toString()

const readBound = (bound = ''): number | null => (/^\d{1,15}$/.test(bound) ? Number(bound) : null)

/** A single answer may come from a node that is behind. */
const LOOKS_TO_GIVE_UP = 2

/** Each call may reach another node, and one that is behind does not have the transaction. */
const NODES_TO_ASK = 3
/** No block contains a transaction whose expiration lies more than a day behind it. */
const LONGEST_MS = 24 * 60 * 60_000
/** A node that has shown a block is ahead of another by less. */
const NODES_APART_MS = 60 * 60_000

/** Hands the same bytes over where a look does not find them. They can land until a solid block has the time of their expiration. */
export function watchTransaction({ deposit, hash, node, handOver, isSeen, ...watched }: Watched): TransactionWatch {
  let { expiration } = watched
  let expiredLooks = 0

  const solidInfo = () => readInfo(node, hash, 'walletsolidity')

  async function judge({ isDone, logs }: TransactionInfo): Promise<TransactionState> {
    const order = readOrder('tron', deposit, node)
    const moved = isDone ? logs.reduce((sum, log) => sum + movedBy(log, order), 0n) : 0n
    if (moved === order.units) return 'confirmed'
    // The other fork may have it in another block, where it does not fail.
    const solid = await solidInfo()
    if (!isDone) return solid && !solid.isDone ? 'failed' : 'unseen'
    return solid?.isDone ? stateOfMoved(moved, order) : 'seen'
  }

  /** Asked after the block, so that all that landed before it is known. */
  async function unlessExpired(expires: number): Promise<TransactionState> {
    const earlierLooks = expiredLooks
    expiredLooks = 0
    const { time } = await readSolid(node)
    if (time < expires) return 'unseen'
    if (await isSolid(node, hash)) return 'seen'
    expiredLooks = earlierLooks + 1
    return expiredLooks >= LOOKS_TO_GIVE_UP ? 'expired' : 'unseen'
  }

  /** For one that another device has signed: where a fork drops it, no node says any more until when it can land. */
  async function learnExpiration(info: TransactionInfo | null): Promise<number | null> {
    for (let asked = 0; asked < NODES_TO_ASK; asked += 1) {
      const read = await readExpiration(node, hash).catch(() => null)
      if (read !== null) return read
    }
    if (!info) return (await readHead(node)).time + NODES_APART_MS + LONGEST_MS
    return info.blockTime === 0 ? null : info.blockTime + LONGEST_MS
  }

  return {
    hash,
    get bound() {
      return expiration === null ? undefined : writeBound(expiration)
    },
    async look() {
      const info = await readInfo(node, hash, 'wallet')
      if (info || isSeen) expiration ??= await learnExpiration(info)
      if (info) return judge(info)
      void handOver.again()
      if (handOver.isRefused) return 'failed'
      return expiration === null ? 'untraceable' : unlessExpired(expiration)
    },
  }
}

export const follow = (...[deposit, hash, node, known]: Parameters<ChainAdapter['follow']>): TransactionWatch =>
  watchTransaction({
    deposit,
    hash,
    node,
    expiration: readBound(known?.bound),
    handOver: NOTHING_SIGNED,
    isSeen: known?.isSeen,
  })
