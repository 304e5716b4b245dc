import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, hex } from '@scure/base'
import { addressKey, base58check, toChecksumAddress } from './address.ts'
import type { Family } from '../tables/networks.ts'
import { evmAddressOf } from './signature.ts'

/**
 * Key pairs that everybody knows: the wallets of the seeds, and the keys of test wallets. On simulated networks their
 * addresses hold 5000.00 of each token. Never send anything real to them.
 */
const secretOf = (family: Family, index: number) =>
  sha256(new TextEncoder().encode(`sphere-ramp sandbox test key ${family} ${index}`))

const addressOf: Record<Family, (secret: Uint8Array) => string> = {
  evm: (secret) => toChecksumAddress(evmAddressOf(secp256k1.getPublicKey(secret))),
  tron: (secret) => base58check.encode(hex.decode(`41${evmAddressOf(secp256k1.getPublicKey(secret)).slice(2)}`)),
  solana: (secret) => base58.encode(ed25519.getPublicKey(secret)),
  sui: (secret) => `0x${hex.encode(blake2b(Uint8Array.of(0, ...ed25519.getPublicKey(secret)), { dkLen: 32 }))}`,
  aptos: (secret) => `0x${hex.encode(sha3_256(Uint8Array.of(...ed25519.getPublicKey(secret), 0)))}`,
}

interface TestKey {
  /** 32 bytes: a private key of secp256k1, or a seed of ed25519. */
  readonly secret: Uint8Array
  readonly address: string
}

export const TEST_KEYS_PER_FAMILY = 12

export function testKey(family: Family, index: number): TestKey {
  const secret = secretOf(family, index)
  return { secret, address: addressOf[family](secret) }
}

const families: readonly Family[] = ['evm', 'solana', 'sui', 'aptos', 'tron']
let known: ReadonlySet<string> | null = null

export function isTestAddress(address: string): boolean {
  known ??= new Set(
    families.flatMap((family) =>
      Array.from({ length: TEST_KEYS_PER_FAMILY }, (_, index) => addressKey(testKey(family, index).address)),
    ),
  )
  return known.has(addressKey(address))
}
