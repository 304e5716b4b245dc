import type { Network } from '../../../domain/networks.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../../adapter.ts'
import { readOrder } from '../../transfer-order.ts'
import { createFinalCount, isPast, type Place } from './final-count.ts'
import { countAt, finalBlock } from './finality.ts'
import { findSent } from './find-sent.ts'
import { lookAtNode, readAddress, readNumber, readWord } from '../node-values.ts'
import { movedUnits, readReceipt, type Receipt } from './receipt.ts'

const writePlace = ({ sender, nonce }: Place) => `${sender}:${nonce}`

function readPlace(text: string | undefined, isOwn: (sender: string) => boolean): Place | null {
  const [, sender, nonce] = /^(0x[0-9a-f]{40}):(\d{1,20})$/i.exec(text ?? '') ?? []
  return sender && nonce && isOwn(sender) ? { sender, nonce: BigInt(nonce) } : null
}

const fieldsOf = (told: unknown) => (told ?? {}) as Readonly<Record<string, unknown>>

function placeOf({ from, nonce }: Readonly<Record<string, unknown>>): Place | null {
  const [sender, number] = [readAddress(from), readNumber(nonce)]
  return sender !== null && number !== null ? { sender, nonce: number } : null
}

const receiptAt = async (hash: string, network: Network, node: ChainNode) =>
  readReceipt(await lookAtNode(node, network, { method: 'eth_getTransactionReceipt', params: [hash] }), hash)

async function readTransaction(hash: string, network: Network, node: ChainNode) {
  const told = fieldsOf(await lookAtNode(node, network, { method: 'eth_getTransactionByHash', params: [hash] }))
  return readWord(told['hash']) === readWord(hash) ? told : null
}

const isOutAt = async (place: Place, network: Network, node: ChainNode): Promise<boolean> =>
  isPast(place, await countAt({ address: place.sender, block: 'latest' }, network, node))

/** A single answer may come from a node that is behind. */
const LOOKS_TO_GIVE_UP = 2

/**
 * Follows a transaction, or the one that its owner sent instead (decisions.md C20). It can no longer land once another has used its nonce
 * in a final block and moved nothing to the payout's own address. While its nonce is unknown, it may always land.
 */
export function follow(
  ...[deposit, told, node, { since, landing } = {}]: Parameters<ChainAdapter['follow']>
): TransactionWatch {
  const { network } = deposit
  const isOwn = (sender: string) => isSameAddress(network, sender, deposit.from)
  let hash = told
  let place = readPlace(landing, isOwn)
  let looksOut = 0
  const isPastForGood = createFinalCount(network, node)

  const receiptOf = (asked: string) => receiptAt(asked, network, node)

  async function judge(receipt: Receipt): Promise<TransactionState> {
    // A reorganisation may undo its block, and then its nonce shows whether it can land again.
    if (!place) await isWaiting().catch(() => false)
    const order = readOrder('evm', deposit, node)
    const moved = receipt.isDone ? movedUnits(receipt, order) : 0n
    if (moved > 0n) return moved === order.units ? 'confirmed' : 'different'
    const isFinal = receipt.block <= (await finalBlock(network, node))
    if (isOwn(receipt.sender) && !receipt.isDone) return isFinal ? 'failed' : 'seen'
    return judgeIdle(receipt.sender, isFinal)
  }

  async function judgeIdle(sender: string, isFinal: boolean): Promise<TransactionState> {
    const other = await findOther()
    if (other !== null && other !== hash) return goOnWith(other)
    // The owners of a multisig approve on the chain, and bundlers try again: the transfer is another transaction, which comes later or never.
    if (!isOwn(sender)) return 'untraceable'
    return isFinal && since !== undefined ? 'replaced' : 'seen'
  }

  async function goOnWith(found: string): Promise<TransactionState> {
    if (found !== hash) place = null
    hash = found
    const receipt = await receiptOf(found)
    return receipt ? judge(receipt) : 'seen'
  }

  /** Not for the transaction of another sender, which proves nothing: the transfer may come by the next one. */
  async function isWaiting(): Promise<boolean> {
    const told = await readTransaction(hash, network, node)
    const found = told && placeOf(told)
    if (!told || (found && !isOwn(found.sender))) return false
    place = found ?? place
    return true
  }

  async function findOther(): Promise<string | null> {
    return since === undefined ? null : findSent(deposit, since, node)
  }

  async function isTakenForGood(taken: Place): Promise<boolean> {
    if (since === undefined || !(await isPastForGood(taken))) return false
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
      const isOut = place !== null && (await isOutAt(place, network, node))
      if (waits && !isOut) return 'seen'
      // A node that refuses the search proves nothing, so nothing is decided below.
      const other = await findOther().catch(() => null)
      if (other !== null) return goOnWith(other)
      if (!place) return 'untraceable'
      if (isOut && (await isTakenForGood(place))) looksOut = earlierLooks + 1
      return looksOut >= LOOKS_TO_GIVE_UP ? 'replaced' : 'unseen'
    },
  }
}
