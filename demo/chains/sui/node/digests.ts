import { bcs } from '@mysten/sui.js/bcs'
import { fromBase58, toBase58, toHex } from '@mysten/sui.js/utils'
import { blake2b } from '@noble/hashes/blake2.js'

const OBJECT_ID_OF_TRANSACTION = 0xf1

const hash = (...parts: readonly Uint8Array[]): Uint8Array => blake2b(Buffer.concat(parts), { dkLen: 32 })

/** Digests of what this node makes up itself. The SDK computes those of transactions. */
export const digestOf = (...parts: readonly unknown[]): string => toBase58(hash(Buffer.from(parts.join('|'))))

/** The id of the object that a transaction creates as its nth. */
export function createdObjectId(digest: string, index: number): string {
  const number = bcs.u64().serialize(index).toBytes()
  return `0x${toHex(hash(Buffer.of(OBJECT_ID_OF_TRANSACTION), fromBase58(digest), number))}`
}

/** Where a node keeps the address balance of an owner. */
export const accumulatorId = (owner: string, coinType: string): string =>
  `0x${toHex(hash(Buffer.from(`accumulator|${owner}|${coinType}`)))}`

/** As a chain is called in errors: the first four bytes of its digest. */
export const shortChainId = (digest: string): string => toHex(fromBase58(digest).subarray(0, 4))
