import type { Network } from '../../networks.ts'
import { familyOf, type Family } from '../../networks.ts'
import { isEvmAddress } from './evm.ts'
import { isAptosAddress, isSuiAddress } from './move.ts'
import { isSolanaAddress } from './solana.ts'
import { isTronAddress } from './tron.ts'

const CHECKS: Readonly<Record<Family, (text: string) => boolean>> = {
  evm: isEvmAddress,
  solana: isSolanaAddress,
  sui: isSuiAddress,
  aptos: isAptosAddress,
  tron: isTronAddress,
}

export const isAddressOf = (network: Network, text: string): boolean => CHECKS[familyOf(network)](text.trim())

const HEX_FAMILIES: readonly Family[] = ['evm', 'sui', 'aptos']

/** The address as it is sent. The letter case is kept, because it may be a checksum. */
export function writeAddress(network: Network, text: string): string {
  const address = text.trim()
  if (!HEX_FAMILIES.includes(familyOf(network))) return address
  return /^0x/i.test(address) ? address.replace(/^0X/, '0x') : `0x${address}`
}

/** Hexadecimal addresses compare without letter case; base58 ones compare with it. */
export function isSameAddress(network: Network, one: string, other: string): boolean {
  const fold = (text: string) => {
    const address = writeAddress(network, text)
    return HEX_FAMILIES.includes(familyOf(network)) ? address.toLowerCase() : address
  }
  return fold(one) === fold(other)
}
