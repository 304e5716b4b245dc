import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import { readAddress, readNumber } from '../node-values.ts'
import { countAt } from './finality.ts'

/** Another transaction of the wallet with the same nonce keeps a transaction off the chain for good. */
export interface Place {
  readonly sender: string
  readonly nonce: bigint
}

/** The sender and the nonce of a transaction as a node returns it; null without one of them. */
export function placeOf({ from, nonce }: Readonly<Record<string, unknown>>): Place | null {
  const [sender, number] = [readAddress(from), readNumber(nonce)]
  return sender !== null && number !== null ? { sender, nonce: number } : null
}

/** What the journal keeps of a place: `0x…:7`. */
export const writePlace = ({ sender, nonce }: Place): string => `${sender}:${nonce}`

export function readPlace(text: string | undefined): Place | null {
  const [, sender, nonce] = /^(0x[0-9a-f]{40}):(\d{1,20})$/i.exec(text ?? '') ?? []
  return sender && nonce ? { sender, nonce: BigInt(nonce) } : null
}

export const isPast = ({ nonce }: Place, count: bigint): boolean => count > nonce

/** Whether the newest block has a transaction of the sender with this nonce. */
export const isTaken = async (place: Place, network: Network, node: ChainNode): Promise<boolean> =>
  isPast(place, await countAt({ address: place.sender, block: 'latest' }, network, node))
