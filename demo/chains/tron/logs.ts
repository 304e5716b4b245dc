import { readTransfer, transferLog } from '../evm/erc20.ts'
import { base58Address, evmAddress, fromEvmAddress } from './address.ts'

/** As a node of TRON shows it: addresses without their first byte, and nothing with 0x. */
export interface TronLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

interface TokenTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly units: bigint
}

const bare = (digits: string) => digits.slice(2)

/** The log of a transfer, whose addresses are in base58. */
export function logOfTransfer({ token, from, to, units }: TokenTransfer): TronLog {
  const { topics, data } = transferLog({ from: evmAddress(from), to: evmAddress(to), value: units })
  return { address: bare(evmAddress(token)), topics: topics.map(bare), data: bare(data) }
}

export function readTransferLog({ topics, data }: TronLog): Omit<TokenTransfer, 'token'> {
  const { from, to, value } = readTransfer({ topics: topics.map((topic) => `0x${topic}`), data: `0x${data}` })
  const shown = (address: string) => base58Address(fromEvmAddress(address))
  return { from: shown(from), to: shown(to), units: value }
}
