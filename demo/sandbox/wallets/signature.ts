import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, base64, hex } from '@scure/base'

const utf8 = new TextEncoder()

/** Ed25519 over the message's bytes, as base58 or base64. */
export function isSolanaSignature(message: string, signature: string, address: string): boolean {
  return [base58, base64].some((coder) => {
    try {
      const bytes = coder.decode(signature)
      return bytes.length === 64 && ed25519.verify(bytes, utf8.encode(message), base58.decode(address))
    } catch {
      return false
    }
  })
}

/** EIP-191 `personal_sign`: 65 bytes of hex, the last one the recovery id, with or without 27. */
export function isEvmSignature(message: string, signature: string, address: string): boolean {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) return false
  const bytes = hex.decode(signature.slice(2).toLowerCase())
  const recovery = bytes[64]! >= 27 ? bytes[64]! - 27 : bytes[64]!
  if (recovery > 1) return false
  try {
    const recovered = Uint8Array.of(recovery, ...bytes.slice(0, 64))
    const key = secp256k1.recoverPublicKey(recovered, personalHash(message), { prehash: false })
    return evmAddressOf(key) === address.toLowerCase()
  } catch {
    return false
  }
}

function personalHash(message: string): Uint8Array {
  const text = utf8.encode(message)
  const prefix = utf8.encode(`\u0019Ethereum Signed Message:\n${text.length}`)
  return keccak_256(Uint8Array.of(...prefix, ...text))
}

/** Lower case. Takes a compressed or an uncompressed public key. */
export function evmAddressOf(publicKey: Uint8Array): string {
  const uncompressed = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return `0x${hex.encode(keccak_256(uncompressed.slice(1)).slice(-20))}`
}
