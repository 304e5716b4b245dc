import { blake2b } from '@noble/hashes/blake2.js'
import { base58, hex } from '@scure/base'

const OBJECT_ID_OF_TRANSACTION = 0xf1

const hash = (...parts: readonly Uint8Array[]): Uint8Array => blake2b(Buffer.concat(parts), { dkLen: 32 })

/** Digests of what this node makes up itself. The SDK computes those of transactions. */
export const digestOf = (...parts: readonly unknown[]): string => base58.encode(hash(Buffer.from(parts.join('|'))))

/** The id of the object that a transaction creates as its nth. */
export function createdObjectId(digest: string, index: number): string {
  const number = Buffer.alloc(8)
  number.writeBigInt64LE(BigInt(index))
  return `0x${hex.encode(hash(Buffer.of(OBJECT_ID_OF_TRANSACTION), base58.decode(digest), number))}`
}

/** Where a node keeps the address balance of an owner. */
export const accumulatorId = (owner: string, coinType: string): string =>
  `0x${hex.encode(hash(Buffer.from(`accumulator|${owner}|${coinType}`)))}`

/** As a chain is called in errors: the first four bytes of its digest. */
export const shortChainId = (digest: string): string => hex.encode(base58.decode(digest).subarray(0, 4))
