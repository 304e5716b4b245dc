import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export function uleb128(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Uint8Array.from([...bytes, rest])
    bytes.push((rest & 0x7f) | 0x80)
  }
}

export const U64_MAX = 2n ** 64n - 1n

export function u64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}

export function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

export const vector = (items: readonly Uint8Array[]): Uint8Array => concatBytes(uleb128(items.length), ...items)

export const byteVector = (bytes: Uint8Array): Uint8Array => concatBytes(uleb128(bytes.length), bytes)

export const text = (value: string): Uint8Array => byteVector(utf8ToBytes(value))
