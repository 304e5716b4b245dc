const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export function encodeBase58(bytes: Uint8Array): string {
  let text = ''
  for (let rest = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n); rest > 0n; rest /= 58n)
    text = ALPHABET[Number(rest % 58n)]! + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

export const encodeBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
