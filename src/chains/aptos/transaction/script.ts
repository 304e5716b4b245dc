import { bytesToHex } from '@noble/hashes/utils.js'

/** A number, or an address in hexadecimal. */
export type Value = bigint | string

interface Script {
  readonly sender: string
  readonly bytecode: Uint8Array
  readonly values: readonly Value[]
}

const number = (bytes: Uint8Array): bigint => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
const hex = (bytes: Uint8Array): string => `0x${bytesToHex(bytes)}`

/** Length and reader of an argument, by its variant. A burn uses no other variant. */
const KINDS: Readonly<Record<number, readonly [length: number, read: (bytes: Uint8Array) => Value]>> = {
  1: [8, number],
  3: [32, hex],
  7: [4, number],
}

function readerOf(bytes: Uint8Array) {
  let at = 0
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new RangeError('The bytes end too early')
    at += length
    return bytes.subarray(at - length, at)
  }
  const length = (): number => {
    let [value, shift] = [0, 0]
    for (;;) {
      const [byte = 0] = take(1)
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
      shift += 7
    }
  }
  return { take, length }
}

const [ADDRESS, SEQUENCE] = [32, 8]
const SCRIPT = 0

/** The script that a transaction calls; null where it calls none, or one with types or with other arguments than a burn has. */
export function readScript(transaction: Uint8Array): Script | null {
  try {
    const { take, length } = readerOf(transaction)
    const sender = hex(take(ADDRESS))
    take(SEQUENCE)
    if (length() !== SCRIPT) return null
    const bytecode = take(length())
    if (length() !== 0) return null
    const values = Array.from({ length: length() }, () => {
      const [size, read] = KINDS[length()]!
      return read(take(size))
    })
    return { sender, bytecode, values }
  } catch {
    return null
  }
}
