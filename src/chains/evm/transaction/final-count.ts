import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import { unreadable } from '../../http/http.ts'
import { hexOf, lookAtNode, numberOf, readNumber, readWord } from '../node-values.ts'
import { countAt, finalBlock } from './finality.ts'
import { isSpentAt, type SenderNonce } from './sender-nonce.ts'

interface Mark {
  readonly senderNonce: SenderNonce
  readonly number: bigint
  readonly hash: string
}

async function readBlock(tag: string, network: Network, node: ChainNode) {
  const answer = await lookAtNode(node, network, { method: 'eth_getBlockByNumber', params: [tag, false] })
  const block = (answer ?? {}) as Readonly<Record<string, unknown>>
  const [number, hash] = [readNumber(block['number']), readWord(block['hash'])]
  if (number === null || hash === null) throw unreadable()
  return { number, hash }
}

/** The newest block, if the sender's count is past the nonce there (EIP-1898). */
async function markAt(senderNonce: SenderNonce, network: Network, node: ChainNode): Promise<Mark | null> {
  const { number, hash } = await readBlock('latest', network, node)
  const params = [senderNonce.sender, { blockHash: hash }]
  const count = await numberOf(node, network, { method: 'eth_getTransactionCount', params })
  return isSpentAt(senderNonce, count) ? { senderNonce, number, hash } : null
}

/**
 * Asks whether a sender's count is past a nonce in a final block. Many nodes keep the states of 128 blocks alone, and a final block of an
 * L2 is older: there a block that had such a count is remembered until it is final, and then asked for by its number.
 */
export function createFinalCount(network: Network, node: ChainNode): (senderNonce: SenderNonce) => Promise<boolean> {
  let mark: Mark | null = null
  return async (senderNonce) => {
    const final = await finalBlock(network, node)
    const count = await countAt({ address: senderNonce.sender, block: final }, network, node).catch(() => null)
    if (count !== null) return isSpentAt(senderNonce, count)
    const isOf = mark?.senderNonce.sender === senderNonce.sender && mark.senderNonce.nonce === senderNonce.nonce
    if (!mark || !isOf) mark = await markAt(senderNonce, network, node)
    if (!mark || mark.number > final) return false
    const isThere = (await readBlock(hexOf(mark.number), network, node)).hash === mark.hash
    // A reorganisation has taken it back.
    if (!isThere) mark = null
    return isThere
  }
}
