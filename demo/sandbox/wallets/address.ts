// Written again on purpose: the sandbox judges the addresses that the product accepts.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, createBase58check, hex } from '@scure/base'
import type { Family, WalletNetwork } from '../tables/networks.ts'
import { familyOf } from './networks.ts'

export const base58check = createBase58check(sha256)

/** EIP-55: a letter is upper case where the hex digit of the keccak hash of the lower-case address is 8 or more. */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)))
  return `0x${[...digits].map((digit, at) => (hash[at]! >= '8' ? digit.toUpperCase() : digit)).join('')}`
}

function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || address === toChecksumAddress(address)
}

function isSolanaAddress(address: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return false
  return base58.decode(address).length === 32
}

function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false
  try {
    const bytes = base58check.decode(address)
    return bytes.length === 21 && bytes[0] === 0x41
  } catch {
    return false
  }
}

const isSuiAddress = (address: string) => /^0x[0-9a-fA-F]{64}$/.test(address)

/** Short forms are the special addresses 0x0 to 0xf only. */
const isAptosAddress = (address: string) => isSuiAddress(address) || /^0x[0-9a-fA-F]$/.test(address)

const validity: Record<Family, (address: string) => boolean> = {
  evm: isEvmAddress,
  solana: isSolanaAddress,
  sui: isSuiAddress,
  aptos: isAptosAddress,
  tron: isTronAddress,
}

export const isAddressOn = (network: WalletNetwork, address: string) => validity[familyOf(network)](address)

/** Two spellings of one address compare equal; base58 is case-sensitive, hex is not. */
export const addressKey = (address: string) => (address.startsWith('0x') ? address.toLowerCase() : address)
