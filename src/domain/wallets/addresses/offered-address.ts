import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { familyOf, type Family, type Network } from '../../networks.ts'
import { isAddressOf } from './address.ts'
import { encodeBase58 } from './base58.ts'

interface OfferedAddress {
  /** `padded`: zeros at its front are missing, or a digit anywhere else. `converted`: the same account in the other notation. */
  readonly kind: 'padded' | 'converted'
  readonly address: string
}

type Offer = (text: string) => OfferedAddress | null

const APTOS_LENGTH = 64

/** Some wallets leave the zeros at the front out, and a paste that lost its last digit looks the same. */
function padded(text: string): OfferedAddress | null {
  const [, digits] = /^(?:0x)?([\da-f]{60,63})$/i.exec(text) ?? []
  return digits === undefined ? null : { kind: 'padded', address: `0x${digits.padStart(APTOS_LENGTH, '0')}` }
}

/** The hexadecimal form, as nodes of Tron write it, has no checksum. */
function converted(text: string): OfferedAddress | null {
  const [, digits] = /^(?:0x)?(41[\da-f]{40})$/i.exec(text) ?? []
  if (digits === undefined) return null
  const payload = hexToBytes(digits)
  const checksum = sha256(sha256(payload)).subarray(0, 4)
  return { kind: 'converted', address: encodeBase58(Uint8Array.from([...payload, ...checksum])) }
}

const OFFERS: Readonly<Partial<Record<Family, Offer>>> = { aptos: padded, tron: converted }

/** The address that a refused text may stand for. It is shown whole, and taken only by the customer (decisions.md W1). */
export const offeredAddress = (network: Network, text: string): OfferedAddress | null =>
  OFFERS[familyOf(network)]?.(text) ?? null

/** The networks that may be meant where an address is none of the chosen one. */
export const networksOfAddress = (network: Network, text: string, all: readonly Network[]): readonly Network[] =>
  isAddressOf(network, text) ? [] : all.filter((other) => isAddressOf(other, text))
