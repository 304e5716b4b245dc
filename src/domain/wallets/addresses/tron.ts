import { sha256 } from '@noble/hashes/sha2.js'
import { decodeBase58 } from './base58.ts'

const PREFIX = 0x41
const PAYLOAD_LENGTH = 21
const CHECKSUM_LENGTH = 4

/** Base58 with a checksum, the format that wallets show. */
export function isTronAddress(text: string): boolean {
  const bytes = decodeBase58(text)
  if (bytes?.length !== PAYLOAD_LENGTH + CHECKSUM_LENGTH || bytes[0] !== PREFIX) return false
  const expected = sha256(sha256(bytes.subarray(0, PAYLOAD_LENGTH)))
  return bytes.subarray(PAYLOAD_LENGTH).every((byte, index) => byte === expected[index])
}
