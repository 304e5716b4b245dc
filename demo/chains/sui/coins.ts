import { type PlainToken, SUI_TOKENS } from '../networks.ts'

interface SuiCoinType extends PlainToken {
  readonly name: string
  readonly symbol: string
}

/** Addresses of types are long, as a node writes them. */
export const SUI: SuiCoinType = {
  address: `0x${'2'.padStart(64, '0')}::sui::SUI`,
  name: 'Sui',
  symbol: 'SUI',
  decimals: 9,
}

export const SUI_COINS: readonly SuiCoinType[] = [
  SUI,
  { ...SUI_TOKENS.usdc, name: 'USDC', symbol: 'USDC' },
  { ...SUI_TOKENS.usdt, name: 'Tether USD', symbol: 'USDT' },
]

/** The digest of the first checkpoint of mainnet. Its first four bytes are 35834a8a, the short name of the chain. */
export const SUI_CHAIN_ID = '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S'
