import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../adapter.ts'
import { NOTHING_SIGNED, type HandOver } from '../http/hand-over.ts'
import { unreadable } from '../http/http.ts'
import { monotonicTime } from '../../lib/timing/clock.ts'
import { readOrder, stateOfMoved } from '../transfer-order.ts'
import { readCheckpoint } from './checkpoint.ts'
import { readPresent } from './node-reads.ts'
import { maskOf, movedBySender, readTransactions, type Landed } from './transaction/landed.ts'
import { readBound, writeBound, type Bound } from './transaction/bound.ts'
import { isUnpaid } from './unpaid.ts'

interface Watched {
  readonly deposit: Deposit
  readonly hash: string
  readonly node: ChainNode
  readonly bound: Bound | null
  readonly handOver: HandOver
}

/** A transaction that has used one of our inputs, or is in a later epoch, and the state that ours has then. */
interface Witness {
  readonly digest: string
  readonly state: 'expired' | 'replaced'
  /** A whole epoch has passed in which it could not land, so no node is as far behind. */
  readonly isLongAgo: boolean
}

/** It takes two calls, and public nodes allow a page a hundred in half a minute. */
const WITNESS_EVERY_MS = 5000

async function findWitness(node: ChainNode, { lastEpoch, inputs }: Bound): Promise<Witness | null> {
  const present = await readPresent(
    node,
    inputs.map(({ id }) => id),
  )
  const used = inputs.flatMap(({ id, version }) => {
    const now = present.get(id)
    return now && now.version > version ? [now.by] : []
  })
  if (used[0] !== undefined) return { digest: used[0], state: 'replaced', isLongAgo: false }
  const { epoch, transaction } = await readCheckpoint(node)
  return epoch > lastEpoch ? { digest: transaction, state: 'expired', isLongAgo: epoch > lastEpoch + 1n } : null
}

/**
 * It can no longer land in an epoch after its last, or once another transaction has used one of its inputs. One answer must then have that
 * transaction, not have ours, and have one of the checkpoint before the signature, or show the payout's address empty an epoch later: so a node that is behind decides nothing.
 */
export function watchTransaction({ deposit, hash: given, node, bound, handOver }: Watched): TransactionWatch {
  let hash = given
  const mask = maskOf(deposit)

  function judge(landed: Landed): TransactionState {
    const order = readOrder('sui', deposit, node)
    if (!landed.isListed) return 'seen'
    if (!landed.isSuccess) return 'failed'
    return stateOfMoved(movedBySender(landed, order), order)
  }

  async function judgeUnseen(known: Bound): Promise<TransactionState> {
    const witness = await findWitness(node, known)
    if (!witness) return 'unseen'
    const before = await readCheckpoint(node, known.checkpoint).catch((error: unknown) => {
      if (witness.isLongAgo) return null
      throw error
    })
    const digests = [witness.digest, hash, ...(before ? [before.transaction] : [])]
    const [shown, ours, oldest] = await readTransactions(node, digests, mask)
    if (ours) return judge(ours)
    const order = readOrder('sui', deposit, node)
    if (!shown || !(oldest || (witness.isLongAgo && (await isUnpaid(order, node))))) throw unreadable()
    if (witness.state === 'expired' || movedBySender(shown, order) <= 0n) return witness.state
    // The wallet has sent the same tokens by itself.
    hash = shown.digest
    return judge(shown)
  }

  let unseenAt = Number.NEGATIVE_INFINITY
  async function judgeRarely(known: Bound): Promise<TransactionState> {
    if (monotonicTime() - unseenAt < WITNESS_EVERY_MS) return 'unseen'
    const state = await judgeUnseen(known)
    if (state === 'unseen') unseenAt = monotonicTime()
    return state
  }

  return {
    get hash() {
      return hash
    },
    bound: bound ? writeBound(bound) : undefined,
    async look() {
      const [found] = await readTransactions(node, [hash], mask)
      if (found) return judge(found)
      void handOver.again()
      if (handOver.isRefused) return 'failed'
      return bound ? judgeRarely(bound) : 'untraceable'
    },
  }
}

export const follow = (...[deposit, hash, node, known]: Parameters<ChainAdapter['follow']>): TransactionWatch =>
  watchTransaction({
    deposit,
    hash,
    node,
    bound: readBound(known?.bound),
    handOver: NOTHING_SIGNED,
  })
