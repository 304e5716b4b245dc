import { createHash } from 'node:crypto'

/** An address in its long form, 64 lower-case digits, or null. A node takes addresses without their leading zeros too. */
export function readAddress(text: string): string | null {
  const [, digits] = /^(?:0x)?([0-9a-f]{1,64})$/i.exec(text) ?? []
  return digits === undefined ? null : `0x${digits.toLowerCase().padStart(64, '0')}`
}

/** As the API writes it: the addresses 0x0 to 0xf are short, all others long (AIP-40). */
export const shownAddress = (address: string): string => address.replace(/^0x0{63}/, '0x')

export const sha3 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha3-256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`
