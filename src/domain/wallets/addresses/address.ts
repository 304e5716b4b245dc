import type { Network } from '../../networks.ts'
import { familyOf, type Family } from '../../networks.ts'
import { isEvmAddress } from './evm.ts'
import { isAptosAddress, isCoinType, isSuiAddress } from './move.ts'
import { isSolanaAddress } from './solana.ts'
import { isTronAddress } from './tron.ts'

interface AddressRules {
  isAddress(text: string): boolean
  readonly isHexadecimal: boolean
  /** No key belongs to it, so that what is sent there is lost. */
  readonly zero: string
  /** Where a token is not named by an address. */
  readonly isTokenName?: (text: string) => boolean
}

const ADDRESS_RULES: Readonly<Record<Family, AddressRules>> = {
  evm: { isAddress: isEvmAddress, isHexadecimal: true, zero: `0x${'0'.repeat(40)}` },
  solana: { isAddress: isSolanaAddress, isHexadecimal: false, zero: '1'.repeat(32) },
  sui: { isAddress: isSuiAddress, isHexadecimal: true, zero: `0x${'0'.repeat(64)}`, isTokenName: isCoinType },
  aptos: { isAddress: isAptosAddress, isHexadecimal: true, zero: `0x${'0'.repeat(64)}` },
  tron: { isAddress: isTronAddress, isHexadecimal: false, zero: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' },
}

const rulesOf = (network: Network): AddressRules => ADDRESS_RULES[familyOf(network)]

export const isAddressOf = (network: Network, text: string): boolean => rulesOf(network).isAddress(text.trim())

export const isZeroAddress = (network: Network, address: string): boolean =>
  isSameAddress(network, address, rulesOf(network).zero)

/** The address as it is sent. The letter case is kept, because it may be a checksum. */
export function writeAddress(network: Network, text: string): string {
  const address = text.trim()
  if (!rulesOf(network).isHexadecimal) return address
  return /^0x/i.test(address) ? address.replace(/^0X/, '0x') : `0x${address}`
}

/** The name of a token as nodes write it; null for any other text. */
export function readTokenName(network: Network, text: string): string | null {
  const { isTokenName } = rulesOf(network)
  if (isTokenName) return isTokenName(text.trim()) ? text.trim() : null
  return isAddressOf(network, text) ? writeAddress(network, text) : null
}

/** Hexadecimal addresses compare as numbers, because some are written without leading zeros; base58 ones compare with letter case. */
export function isSameAddress(network: Network, one: string, other: string): boolean {
  const fold = (text: string) => {
    const address = writeAddress(network, text)
    return rulesOf(network).isHexadecimal ? address.toLowerCase().replace(/^0x0+/, '0x') : address
  }
  return fold(one) === fold(other)
}
