import { familyOf, type Family, type Network } from '../../networks.ts'
import { isSameAddress, isZeroAddress } from './address.ts'

const ofMove = (ids: readonly string[]) => ids.map((id) => `0x${id.padStart(64, '0')}`)

/**
 * Packages, objects and programs of the networks themselves, to which no key belongs. Sui: `SUI_FRAMEWORK_ADDRESS` and its neighbours in
 * sui-types; Aptos: 0x1 and the reserved 0x2 to 0xa of its framework; Solana: the token programs. Looked up on 2026-11-29.
 */
const SYSTEM: Readonly<Partial<Record<Family, readonly string[]>>> = {
  sui: ofMove(['1', '2', '3', '5', '6', '8']),
  aptos: ofMove(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a']),
  solana: ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
}

/** On Sui the name of a token begins with its package, which has no key either. */
const contractOf = (token: string): string => token.split('::')[0] ?? token

/** Whether an address is known to be nobody's, so that what is sent there is lost. `tokens` are the names of the network's stablecoins. */
export function isNobodys(network: Network, address: string, tokens: readonly string[]): boolean {
  const others = [...(SYSTEM[familyOf(network)] ?? []), ...tokens.map(contractOf)]
  return isZeroAddress(network, address) || others.some((other) => isSameAddress(network, address, other))
}
