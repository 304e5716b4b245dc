import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import { readAddress, readNumber } from '../node-values.ts'
import { countAt } from './finality.ts'

/** Another transaction of the wallet with the same nonce keeps a transaction off the chain for good. */
export interface SenderNonce {
  readonly sender: string
  readonly nonce: bigint
}

/** The sender and the nonce of a transaction as a node returns it; null without one of them. */
export function senderNonceOf({ from, nonce }: Readonly<Record<string, unknown>>): SenderNonce | null {
  const [sender, number] = [readAddress(from), readNumber(nonce)]
  return sender !== null && number !== null ? { sender, nonce: number } : null
}

/** Its form in the journal: `0x…:7`. */
export const writeSenderNonce = ({ sender, nonce }: SenderNonce): string => `${sender}:${nonce}`

export function readSenderNonce(text: string | undefined): SenderNonce | null {
  const [, sender, nonce] = /^(0x[0-9a-f]{40}):(\d{1,20})$/i.exec(text ?? '') ?? []
  return sender && nonce ? { sender, nonce: BigInt(nonce) } : null
}

export const isSpentAt = ({ nonce }: SenderNonce, count: bigint): boolean => count > nonce

/** Whether the newest block has a transaction of the sender with this nonce. */
export const isSpent = async (senderNonce: SenderNonce, network: Network, node: ChainNode): Promise<boolean> =>
  isSpentAt(senderNonce, await countAt({ address: senderNonce.sender, block: 'latest' }, network, node))
