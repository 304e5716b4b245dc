import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const HEX = /^(?:0x)?([0-9a-fA-F]{40})$/

/** EIP-55: a letter is upper-case where the hash of the lower-case address has a nibble of 8 or more. */
function withChecksum(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return Array.from(lower, (char, index) => ((hash[index] ?? '0') >= '8' ? char.toUpperCase() : char)).join('')
}

/** Accepts a valid checksum, or a single letter case, which carries no checksum. */
export function isEvmAddress(text: string): boolean {
  const digits = HEX.exec(text)?.[1]
  if (digits === undefined) return false
  const hasOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return hasOneCase || digits === withChecksum(digits.toLowerCase())
}
