import { APTOS_TOKENS, type PlainToken } from '../networks.ts'

interface AptosAsset extends PlainToken {
  readonly name: string
  readonly symbol: string
}

export const APT: AptosAsset = {
  address: `0x${'a'.padStart(64, '0')}`,
  name: 'Aptos Coin',
  symbol: 'APT',
  decimals: 8,
}

/** Fungible assets, by the addresses of their metadata. */
export const APTOS_ASSETS: readonly AptosAsset[] = [
  APT,
  { ...APTOS_TOKENS.usdc, name: 'USDC', symbol: 'USDC' },
  { ...APTOS_TOKENS.usdt, name: 'Tether USD', symbol: 'USDt' },
]

export const APTOS_CHAIN_ID = 1
