import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { accountHex } from '../address.ts'

const SIGNATURE = /^(?:0x)?([0-9a-f]{130})$/i

/** The address, as a contract has it, whose key made a signature of this hash. The last byte is 0 or 1, or 27 more. */
function signerOf(signature: Uint8Array, hash: Uint8Array): string {
  const last = signature[64]!
  const point = secp256k1.Signature.fromBytes(signature.subarray(0, 64))
    .addRecoveryBit(last < 27 ? last : last - 27)
    .recoverPublicKey(hash)
  return bytesToHex(keccak_256(point.toBytes(false).subarray(1)).subarray(-20))
}

/** The one signature that the wallet gave back; null where it is not the sender's of this very transaction. */
export function readSignature(signed: unknown, id: string, from: string): Uint8Array | null {
  try {
    const { signature } = signed as { readonly signature?: unknown }
    const [only, ...others] = signature as readonly unknown[]
    const [, digits] = SIGNATURE.exec(typeof only === 'string' && others.length === 0 ? only : '') ?? []
    const bytes = digits ? hexToBytes(digits) : null
    return bytes && signerOf(bytes, hexToBytes(id)) === accountHex(from) ? bytes : null
  } catch {
    // No signature, or one of no key.
    return null
  }
}
