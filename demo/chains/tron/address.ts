import { hex } from '@scure/base'
import { base58check } from '../../sandbox/wallets/address.ts'

const HEX = /^41[0-9a-f]{40}$/

/** 21 bytes in hexadecimal digits (`41…`), from either form; null for anything else. */
export function readAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const digits = address.toLowerCase()
  if (HEX.test(digits)) return digits
  try {
    const decoded = hex.encode(base58check.decode(address))
    return HEX.test(decoded) ? decoded : null
  } catch {
    return null
  }
}

export function hexAddress(address: string): string {
  const read = readAddress(address)
  if (read === null) throw new Error(`Not a Tron address: ${address}`)
  return read
}

/** `T…`, as people read it. */
export const base58Address = (digits: string): string => base58check.encode(hex.decode(digits))

/** The 20 bytes that the virtual machine knows. */
export const evmAddress = (address: string): string => `0x${hexAddress(address).slice(2)}`

export const fromEvmAddress = (address: string): string => `41${address.slice(-40).toLowerCase()}`
