import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { NOTHING_SIGNED, type HandOver } from '../http/hand-over.ts'
import { unreadable } from '../http/http.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import { readOrder, stateOfMoved, type TransferOrder } from '../transfer-order.ts'
import {
  MICROSECONDS,
  readHash,
  readLedger,
  readSentTransactions,
  readSequence,
  readTransaction,
  type Landed,
  type Bound,
} from './node-reads.ts'
import { movedUnits } from './transaction/moved-units.ts'

interface Watched {
  readonly deposit: Deposit
  readonly hash: string
  readonly node: ChainNode
  /** Null where the wallet chose it and did not say. A node with the transaction in its mempool says it. */
  readonly bound: Bound | null
  readonly handOver: HandOver
  /** A node has had it in its mempool. */
  readonly isSeen?: boolean | undefined
}

export const writeBound = ({ expiration, sequence }: Bound): string => `${expiration}:${sequence}`

function readBound(text = ''): Bound | null {
  const [, expiration, sequence] = /^(\d{1,15}):(\d{1,20})$/.exec(text) ?? []
  return expiration && sequence ? { expiration: BigInt(expiration), sequence: BigInt(sequence) } : null
}

const isSentBy = ({ sender }: Landed, { from }: TransferOrder): boolean =>
  typeof sender === 'string' && isSameAddress('aptos', sender, from)

/**
 * A wallet that submits by itself may answer with the hash of another transaction, such as an agreement of a signer: what it does proves
 * nothing of the transfer (decisions.md C20).
 *
 * It can no longer land once another transaction has its sequence number, or once that number is unused at a version past its expiration.
 * That version is requested by its number, so that a node that is behind does not answer: a page cannot read the headers of a 404.
 */
export function watchTransaction({ deposit, node, handOver, ...given }: Watched): TransactionWatch {
  let hash = readHash(given.hash) ?? given.hash
  let bound = given.bound
  let isHint = bound === null && !given.isSeen

  function judge(landed: Landed): TransactionState {
    const order = readOrder('aptos', deposit, node)
    const units = movedUnits(landed, order)
    if (isHint && (landed.isSuccess ? units <= 0n : !isSentBy(landed, order))) return 'untraceable'
    if (!landed.isSuccess) return 'failed'
    return stateOfMoved(units, order)
  }

  /** A wallet may have sent the same transfer by itself, with another fee payer and therefore another hash. */
  async function judgeUsedSequence(sequence: bigint): Promise<TransactionState> {
    const order = readOrder('aptos', deposit, node)
    const [taken] = (await readSentTransactions(node, order.from, { from: sequence, end: sequence + 1n })) ?? []
    if (!taken) throw unreadable()
    if (taken.hash !== hash && movedUnits(taken, order) <= 0n) return 'replaced'
    hash = taken.hash
    return judge(taken)
  }

  async function judgeUnseen({ expiration, sequence }: Bound): Promise<TransactionState> {
    const { from } = readOrder('aptos', deposit, node)
    const { version, time } = await readLedger(node)
    if ((await readSequence(node, from, version)) > sequence) return judgeUsedSequence(sequence)
    return time > expiration * MICROSECONDS ? 'expired' : 'unseen'
  }

  return {
    get hash() {
      return hash
    },
    get bound() {
      return bound ? writeBound(bound) : undefined
    },
    async look() {
      const found = await readTransaction(node, hash)
      if (found && 'waiting' in found) {
        bound ??= found.waiting
        isHint = false
        return 'seen'
      }
      if (found) return judge(found)
      void handOver.again()
      if (handOver.isRefused) return 'failed'
      return bound ? judgeUnseen(bound) : 'untraceable'
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
    isSeen: known?.isSeen,
  })
