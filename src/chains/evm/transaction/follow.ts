import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainAdapter, Since, TransactionState, TransactionWatch } from '../../adapter.ts'
import { readOrder } from '../../transfer-order.ts'
import { countAt, finalBlock } from './finality.ts'
import { findSent, firstBlock } from './find-sent.ts'
import { lookAtNode, readAddress, readNumber, readWord } from '../node-values.ts'
import { movedUnits, readReceipt, type Receipt } from './receipt.ts'

/** Another transaction with the same sender and nonce keeps a transaction off the chain for good. */
interface Place {
  readonly sender: string
  readonly nonce: bigint
}

const writePlace = ({ sender, nonce }: Place) => `${sender}:${nonce}`

function readPlace(text: string | undefined): Place | null {
  const [, sender, nonce] = /^(0x[0-9a-f]{40}):(\d{1,20})$/i.exec(text ?? '') ?? []
  return sender && nonce ? { sender, nonce: BigInt(nonce) } : null
}

const fieldsOf = (told: unknown) => (told ?? {}) as Readonly<Record<string, unknown>>

function placeOf({ from, nonce }: Readonly<Record<string, unknown>>): Place | null {
  const [sender, number] = [readAddress(from), readNumber(nonce)]
  return sender !== null && number !== null ? { sender, nonce: number } : null
}

/** A single answer may come from a node that is behind. */
const LOOKS_TO_GIVE_UP = 2

/**
 * Follows a transaction (decisions.md C20). While the network does not know its hash, looks for the transfer that the owner sent instead,
 * and takes over that hash. It can never land once another transaction has used its nonce in a final block and moved nothing to the
 * payout's own address. While its nonce is unknown, it may always land.
 */
export function follow(
  ...[deposit, told, node, { since, landing } = {}]: Parameters<ChainAdapter['follow']>
): TransactionWatch {
  const { network } = deposit
  let hash = told
  let place = readPlace(landing)
  let from: Since | undefined = since
  let looksOut = 0

  const receiptOf = async (asked: string) =>
    readReceipt(await lookAtNode(node, network, { method: 'eth_getTransactionReceipt', params: [asked] }), asked)

  async function judge(receipt: Receipt): Promise<TransactionState> {
    // A reorganisation may undo its block, and then its nonce tells whether it can land again.
    if (!place) await isWaiting().catch(() => false)
    const order = readOrder('evm', deposit, node)
    const moved = receipt.isDone ? movedUnits(receipt, order) : 0n
    if (moved > 0n) return moved === order.units ? 'confirmed' : 'different'
    const isFinal = receipt.block <= (await finalBlock(network, node))
    return receipt.isDone ? judgeIdle(receipt.sender, isFinal) : isFinal ? 'failed' : 'seen'
  }

  /** For a successful transaction that moved nothing to the payout's address. */
  async function judgeIdle(sender: string, isFinal: boolean): Promise<TransactionState> {
    const other = await findOther()
    if (other !== null && other !== hash) return goOnWith(other)
    // The owners of a multisig approve on the chain, and the transfer is another transaction, which comes later or never.
    if (!isSameAddress(network, sender, deposit.from)) return 'untraceable'
    return isFinal && from !== undefined ? 'replaced' : 'seen'
  }

  async function goOnWith(found: string): Promise<TransactionState> {
    if (found !== hash) place = null
    hash = found
    const receipt = await receiptOf(found)
    return receipt ? judge(receipt) : 'seen'
  }

  async function isWaiting(): Promise<boolean> {
    const told = await lookAtNode(node, network, { method: 'eth_getTransactionByHash', params: [hash] })
    if (readWord(fieldsOf(told)['hash']) !== readWord(hash)) return false
    place = placeOf(fieldsOf(told)) ?? place
    return true
  }

  async function findOther(): Promise<string | null> {
    if (from === undefined) return null
    from = Number(await firstBlock(from, network, node))
    return findSent(deposit, from, node)
  }

  const isPast = async ({ sender, nonce }: Place, block: bigint | 'latest') =>
    (await countAt({ address: sender, block }, network, node)) > nonce

  async function isTakenForGood(taken: Place): Promise<boolean> {
    if (from === undefined || !(await isPast(taken, await finalBlock(network, node)))) return false
    // Searched again after the count, so that the logs include all that landed before it.
    return (await findOther()) === null && (await receiptOf(hash)) === null
  }

  return {
    get hash() {
      return hash
    },
    get landing() {
      return place ? writePlace(place) : undefined
    },
    async look() {
      const earlierLooks = looksOut
      looksOut = 0
      const receipt = await receiptOf(hash)
      if (receipt) return judge(receipt)
      const waits = await isWaiting()
      const isOut = place !== null && (await isPast(place, 'latest'))
      if (waits && !isOut) return 'seen'
      // A node that refuses the search says nothing about the transaction, and decides nothing below.
      const other = await findOther().catch(() => null)
      if (other !== null) return goOnWith(other)
      if (!place) return 'untraceable'
      if (isOut && (await isTakenForGood(place))) looksOut = earlierLooks + 1
      return looksOut >= LOOKS_TO_GIVE_UP ? 'replaced' : 'unseen'
    },
  }
}
