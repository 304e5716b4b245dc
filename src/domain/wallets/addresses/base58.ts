const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
// No address is longer, and the decoding time grows with the square of the length.
const LONGEST = 64

/** Decodes a base58 text; null when it is invalid. Each leading 1 is a zero byte. */
export function decodeBase58(text: string): Uint8Array | null {
  if (text === '' || text.length > LONGEST) return null
  let value = 0n
  for (const char of text) {
    const digit = ALPHABET.indexOf(char)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 255n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes])
}

/** Each zero byte at the front is a leading 1. */
export function encodeBase58(bytes: Uint8Array): string {
  let text = ''
  for (let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n); value > 0n; value /= 58n)
    text = ALPHABET.charAt(Number(value % 58n)) + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}
