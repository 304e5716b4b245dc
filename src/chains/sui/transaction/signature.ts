import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fromBase64 } from '@mysten/sui.js/utils'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'

/** Ed25519, secp256k1, secp256r1: a flag, the signature and one key, of which the account's address is a hash. */
const OF_ONE_KEY: readonly unknown[] = [0, 1, 2]
const KEY_AT = 65
/** Several keys, zkLogin, passkey: who signed is in what the network verifies. */
const OTHERS: readonly unknown[] = [3, 5, 6]
const MAX_BYTES = 16_384

const ADDRESS_BYTES = 32

/** Whether it is one signature, and of this account as far as a key shows it. */
function isOf(signature: Uint8Array, from: string): boolean {
  const [flag = -1] = signature
  if (!OF_ONE_KEY.includes(flag)) return OTHERS.includes(flag) && signature.length <= MAX_BYTES
  const address = blake2b(Uint8Array.of(flag, ...signature.subarray(KEY_AT)), { dkLen: ADDRESS_BYTES })
  return isSameAddress('sui', `0x${bytesToHex(address)}`, from)
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** The signature, where the wallet has signed these very bytes. Null for anything else, which never leaves this page. */
export function readSignature(answer: unknown, bytes: Uint8Array, from: string): Uint8Array | null {
  try {
    const { bytes: signedBytes, signature: signed } = answer as Readonly<Record<string, unknown>>
    if (typeof signedBytes !== 'string' || typeof signed !== 'string' || !isSame(fromBase64(signedBytes), bytes))
      return null
    const signature = fromBase64(signed)
    return isOf(signature, from) ? signature : null
  } catch {
    return null
  }
}
