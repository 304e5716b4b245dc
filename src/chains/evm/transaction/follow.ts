import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainAdapter, ChainNode, Since, TransactionState, TransactionWatch } from '../../adapter.ts'
import { readOrder, stateOfMoved } from '../../transfer-order.ts'
import { lookAtNode, readWord } from '../node-values.ts'
import { createFinalCount } from './final-count.ts'
import { finalBlock } from './finality.ts'
import { findSent } from './find-sent.ts'
import { isSpent, senderNonceOf, readSenderNonce, writeSenderNonce, type SenderNonce } from './sender-nonce.ts'
import { movedUnits, readReceipt, type Receipt } from './receipt.ts'

type Deposit = Parameters<ChainAdapter['follow']>[0]

/** A transfer whose transaction is followed. Its owner may send another one instead, which has another hash and maybe another nonce. */
interface Following {
  readonly deposit: Deposit
  readonly node: ChainNode
  readonly since: Since | undefined
  readonly isSpentForGood: (senderNonce: SenderNonce) => Promise<boolean>
  hash: string
  senderNonce: SenderNonce | null
}

const isOwn = ({ deposit }: Following, sender: string): boolean => isSameAddress(deposit.network, sender, deposit.from)

async function ask({ deposit, node, hash }: Following, method: string): Promise<unknown> {
  return lookAtNode(node, deposit.network, { method, params: [hash] })
}

async function receiptOf(following: Following): Promise<Receipt | null> {
  return readReceipt(await ask(following, 'eth_getTransactionReceipt'), following.hash)
}

async function findOther({ deposit, since, node }: Following): Promise<string | null> {
  return since === undefined ? null : ((await findSent(deposit, since, node))?.hash ?? null)
}

/** Not for the transaction of another sender, which proves nothing: the transfer may come by the next one. */
async function isWaiting(following: Following): Promise<boolean> {
  const answer = ((await ask(following, 'eth_getTransactionByHash')) ?? {}) as Readonly<Record<string, unknown>>
  if (readWord(answer['hash']) !== readWord(following.hash)) return false
  const found = senderNonceOf(answer)
  if (found && !isOwn(following, found.sender)) return false
  following.senderNonce = found ?? following.senderNonce
  return true
}

async function judge(following: Following, receipt: Receipt): Promise<TransactionState> {
  const { deposit, node } = following
  // A reorganisation may undo its block, and then its nonce shows whether it can land again.
  if (!following.senderNonce) await isWaiting(following).catch(() => false)
  const order = readOrder('evm', deposit, node)
  const moved = receipt.isDone ? movedUnits(receipt, order) : 0n
  if (moved > 0n) return stateOfMoved(moved, order)
  const isFinal = receipt.block <= (await finalBlock(deposit.network, node))
  if (isOwn(following, receipt.sender) && !receipt.isDone) return isFinal ? 'failed' : 'seen'
  return judgeIdle(following, receipt.sender, isFinal)
}

/** For a transaction that has moved nothing to the payout's address. */
async function judgeIdle(following: Following, sender: string, isFinal: boolean): Promise<TransactionState> {
  const other = await findOther(following)
  if (other !== null && other !== following.hash) return followOther(following, other)
  // The owners of a multisig approve on the chain, and bundlers try again: the transfer is another transaction, which comes later or never.
  if (!isOwn(following, sender)) return 'untraceable'
  return isFinal && following.since !== undefined ? 'replaced' : 'seen'
}

async function followOther(following: Following, found: string): Promise<TransactionState> {
  if (found !== following.hash) following.senderNonce = null
  following.hash = found
  const receipt = await receiptOf(following)
  return receipt ? judge(following, receipt) : 'seen'
}

async function isNonceSpent(following: Following, taken: SenderNonce): Promise<boolean> {
  if (following.since === undefined || !(await following.isSpentForGood(taken))) return false
  // Searched again after the count, so that the logs include all that landed before it.
  return (await findOther(following)) === null && (await receiptOf(following)) === null
}

/** A single answer may come from a node that is behind. */
const LOOKS_TO_GIVE_UP = 2

/**
 * Follows a transaction, or the one that its owner sent instead (decisions.md C20). It can no longer land once another has used its nonce
 * in a final block and moved nothing to the payout's own address. While its nonce is unknown, it may always land.
 */
export function follow(
  ...[deposit, hash, node, { since, bound } = {}]: Parameters<ChainAdapter['follow']>
): TransactionWatch {
  const { network } = deposit
  const following: Following = {
    deposit,
    node,
    since,
    hash,
    senderNonce: null,
    isSpentForGood: createFinalCount(network, node),
  }
  const kept = readSenderNonce(bound)
  if (kept && isOwn(following, kept.sender)) following.senderNonce = kept
  let spentLooks = 0

  return {
    get hash() {
      return following.hash
    },
    get bound() {
      return following.senderNonce ? writeSenderNonce(following.senderNonce) : undefined
    },
    async look() {
      const earlierLooks = spentLooks
      spentLooks = 0
      const receipt = await receiptOf(following)
      if (receipt) return judge(following, receipt)
      const waits = await isWaiting(following)
      const { senderNonce } = following
      const isSpentNow = senderNonce !== null && (await isSpent(senderNonce, network, node))
      if (waits && !isSpentNow) return 'seen'
      // A node that refuses the search proves nothing, so nothing is decided below.
      const other = await findOther(following).catch(() => null)
      if (other !== null) return followOther(following, other)
      if (!senderNonce) return 'untraceable'
      if (isSpentNow && (await isNonceSpent(following, senderNonce))) spentLooks = earlierLooks + 1
      return spentLooks >= LOOKS_TO_GIVE_UP ? 'replaced' : 'unseen'
    },
  }
}
