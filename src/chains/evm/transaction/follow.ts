import type { ChainAdapter, Since, TransactionState, TransactionWatch } from '../../adapter.ts'
import { readOrder } from '../../transfer-order.ts'
import { countAt, finalBlock } from './finality.ts'
import { findSent, firstBlock } from './find-sent.ts'
import { lookAtNode, readAddress, readNumber, readWord } from '../node-values.ts'
import { movedUnits, readReceipt, type Receipt } from './receipt.ts'

/** A transaction's place among those of its sender. Another one with the same place keeps it off the chain for good. */
interface Place {
  readonly sender: string
  readonly nonce: bigint
}

const writePlace = ({ sender, nonce }: Place) => `${sender}:${nonce}`

function readPlace(text: string | undefined): Place | null {
  const [, sender, nonce] = /^(0x[0-9a-f]{40}):(\d{1,20})$/i.exec(text ?? '') ?? []
  return sender && nonce ? { sender, nonce: BigInt(nonce) } : null
}

/** One answer may come from a node that is behind. */
const LOOKS_TO_GIVE_UP = 2

/**
 * Looks after a transaction (decisions.md C20). While the network does not know its hash, it is searched for a transfer from the wallet
 * to the payout's own address, which the wallet's owner may have sent in its place; that one's hash is taken over. A transaction whose
 * place was taken, in a final block, by another that moved nothing to the payout's address can never come. One whose place was never
 * seen may always.
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
    const order = readOrder('evm', deposit, node)
    if (receipt.isDone) return movedUnits(receipt, order) >= order.units ? 'confirmed' : 'different'
    return receipt.block <= (await finalBlock(network, node)) ? 'failed' : 'seen'
  }

  /** Whether the network knows it, though it is in no block. */
  async function isWaiting(): Promise<boolean> {
    const told = await lookAtNode(node, network, { method: 'eth_getTransactionByHash', params: [hash] })
    const { hash: itself, from: sender, nonce } = (told ?? {}) as Readonly<Record<string, unknown>>
    if (readWord(itself) !== readWord(hash)) return false
    const [address, number] = [readAddress(sender), readNumber(nonce)]
    if (address !== null && number !== null) place = { sender: address, nonce: number }
    return true
  }

  /** The transfer that came in its place; null where there is none. */
  async function findOther(): Promise<string | null> {
    if (from === undefined) return null
    from = Number(await firstBlock(from, network, node))
    return findSent(deposit, from, node)
  }

  const isPast = async ({ sender, nonce }: Place, block: bigint | 'latest') =>
    (await countAt({ address: sender, block }, network, node)) > nonce

  async function isTakenForGood(taken: Place): Promise<boolean> {
    if (from === undefined || !(await isPast(taken, await finalBlock(network, node)))) return false
    // Asked once more, after the count: what has come until then is in these logs.
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
      // A node that refuses the search says nothing of the transaction, and decides nothing below.
      const other = await findOther().catch(() => null)
      if (other !== null) {
        hash = other
        const found = await receiptOf(other)
        return found ? judge(found) : 'seen'
      }
      if (!place) return 'untraceable'
      if (isOut && (await isTakenForGood(place))) looksOut = earlierLooks + 1
      return looksOut >= LOOKS_TO_GIVE_UP ? 'replaced' : 'unseen'
    },
  }
}
