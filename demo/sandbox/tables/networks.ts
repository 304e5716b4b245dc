// Written again on purpose: the sandbox judges the product's tables, and so reads none of them. test/contract/rows compares both.
import type { TransferRules } from './transfer-rules.ts'

export type Family = 'evm' | 'solana' | 'sui' | 'aptos' | 'tron'
/** Whether the local node of a family is ours, and checks each transaction as a real one does: it is called simulated (verifying) where it is named. */
export const IS_SIMULATED: Readonly<Record<Family, boolean>> = {
  evm: false,
  solana: false,
  sui: true,
  aptos: true,
  tron: true,
}

/** The facts of a token that all families have. On Sui the address is the type of the coin, on Aptos that of its metadata. */
export interface PlainToken {
  readonly address: string
  readonly decimals: number
}

export interface EvmToken extends PlainToken {
  readonly name: string
  readonly symbol: string
  /** `transfer` of Ethereum's USDT returns no bool: it is older than the standard. */
  readonly silent?: true
}

export interface Tokens<Token> {
  readonly usdc?: Token
  readonly usdt?: Token
}

interface CommonRow {
  /** For the console and the Test Wallet. */
  readonly title: string
  /** Null where no transfer goes. */
  readonly transfers: TransferRules | null
}

interface EvmRow extends CommonRow {
  readonly family: 'evm'
  readonly chainId: number
  readonly tokens: Tokens<EvmToken>
}

interface OtherRow extends CommonRow {
  readonly family: Exclude<Family, 'evm'>
  readonly tokens: Tokens<PlainToken>
}

const usdc = { usdc: { least: { source: '1', destination: '1' } } } as const
const usdt = { usdt: { least: { source: '2', destination: '2' } } } as const

/** Most networks are so. In which directions money goes, each row says for itself. */
const plain = {
  takesLinks: false,
  fee: '0',
  needs: null,
  isRegistered: false,
  burnsTo: null,
} as const

const evm = { family: 'evm' } as const
const evmToken = (address: string, name: string, symbol: string): EvmToken => ({ address, name, symbol, decimals: 6 })

/**
 * The networks of the API by the names that wallets have for them, with real chain ids and token addresses, so that a page with the
 * production configuration works with the local ones. The product has a table of its own, which this one never reads: each is checked by
 * the other.
 */
export const NETWORK_ROWS = {
  solana: {
    family: 'solana',
    title: 'Solana',
    tokens: {
      usdc: { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 },
      usdt: { address: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', decimals: 6 },
    },
    transfers: {
      ...plain,
      name: 'sol',
      coins: { ...usdc, ...usdt },
      paysOut: true,
      takesSourceless: true,
      takesLinks: true,
    },
  },
  ethereum: {
    ...evm,
    title: 'Ethereum',
    chainId: 1,
    tokens: {
      usdc: evmToken('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin', 'USDC'),
      usdt: { ...evmToken('0xdAC17F958D2ee523a2206206994597C13D831ec7', 'Tether USD', 'USDT'), silent: true },
    },
    transfers: {
      ...plain,
      name: 'ethereum',
      coins: { ...usdc, usdt: { least: { source: '2', destination: '20' } } },
      paysOut: true,
      takesSourceless: true,
      takesLinks: true,
      fee: '0.5',
    },
  },
  base: {
    ...evm,
    title: 'Base',
    chainId: 8453,
    tokens: {
      usdc: evmToken('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'USD Coin', 'USDC'),
      usdt: evmToken('0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2', 'Tether USD', 'USDT'),
    },
    transfers: { ...plain, name: 'base', coins: usdc, paysOut: true, takesSourceless: true },
  },
  polygon: {
    ...evm,
    title: 'Polygon',
    chainId: 137,
    tokens: {
      usdc: evmToken('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USD Coin', 'USDC'),
      usdt: evmToken('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT0', 'USDT0'),
    },
    transfers: { ...plain, name: 'polygon', coins: { ...usdc, ...usdt }, paysOut: true, takesSourceless: true },
  },
  arbitrum: {
    ...evm,
    title: 'Arbitrum',
    chainId: 42161,
    tokens: {
      usdc: evmToken('0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'USD Coin', 'USDC'),
      usdt: evmToken('0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 'USD₮0', 'USD₮0'),
    },
    transfers: { ...plain, name: 'arbitrum', coins: { ...usdc, ...usdt }, paysOut: true, takesSourceless: true },
  },
  optimism: {
    ...evm,
    title: 'Optimism',
    chainId: 10,
    tokens: {
      usdc: evmToken('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'USD Coin', 'USDC'),
      usdt: evmToken('0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 'Tether USD', 'USDT'),
    },
    transfers: { ...plain, name: 'optimism', coins: {}, paysOut: false, takesSourceless: false, takesLinks: true },
  },
  avalanche: {
    ...evm,
    title: 'Avalanche',
    chainId: 43114,
    tokens: {
      usdc: evmToken('0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USD Coin', 'USDC'),
      usdt: evmToken('0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', 'TetherToken', 'USDt'),
    },
    transfers: { ...plain, name: 'avalanche', coins: { ...usdc, ...usdt }, paysOut: true, takesSourceless: true },
  },
  sui: {
    family: 'sui',
    title: 'Sui',
    tokens: {
      usdc: {
        address: '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC',
        decimals: 6,
      },
      usdt: {
        address: '0x375f70cf2ae4c00bf37117d0c85a2c71545e6ee05c4a5c7d282cd66a4504b068::usdt::USDT',
        decimals: 6,
      },
    },
    transfers: {
      ...plain,
      name: 'sui',
      coins: usdc,
      paysOut: true,
      takesSourceless: false,
      needs: 'allowSuiPayouts',
      isRegistered: true,
      burnsTo: 'ethereum',
    },
  },
  sei: {
    ...evm,
    title: 'Sei',
    chainId: 1329,
    tokens: {
      usdc: evmToken('0xe15fC38F6D8c56aF07bbCBe3BAf5708A2Bf42392', 'USDC', 'USDC'),
      usdt: evmToken('0x9151434b16b9763660705744891fA906F660EcC5', 'USD₮0', 'USD₮0'),
    },
    transfers: { ...plain, name: 'sei', coins: usdc, paysOut: false, takesSourceless: false },
  },
  bsc: {
    ...evm,
    title: 'BNB Smart Chain',
    chainId: 56,
    tokens: {
      usdc: { ...evmToken('0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 'USD Coin', 'USDC'), decimals: 18 },
      usdt: { ...evmToken('0x55d398326f99059fF775485246999027B3197955', 'Tether USD', 'USDT'), decimals: 18 },
    },
    transfers: null,
  },
  sepolia: {
    ...evm,
    title: 'Sepolia',
    chainId: 11155111,
    tokens: { usdc: evmToken('0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', 'USDC', 'USDC') },
    transfers: null,
  },
  gnosis: {
    ...evm,
    title: 'Gnosis',
    chainId: 100,
    tokens: {
      usdc: evmToken('0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0', 'Bridged USDC (Gnosis)', 'USDC.e'),
      usdt: evmToken('0x4ECaBa5870353805a9F068101A40E0f32ed605C6', 'Tether USD on xDai', 'USDT'),
    },
    transfers: null,
  },
  /** Circle ended USDC on Tron. */
  tron: {
    family: 'tron',
    title: 'Tron',
    tokens: { usdt: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 } },
    transfers: {
      ...plain,
      name: 'tron',
      coins: { usdt: { least: { source: '5', destination: '2' } } },
      paysOut: true,
      takesSourceless: true,
      fee: '1',
    },
  },
  aptos: {
    family: 'aptos',
    title: 'Aptos',
    tokens: {
      usdc: { address: '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b', decimals: 6 },
      usdt: { address: '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b', decimals: 6 },
    },
    transfers: {
      ...plain,
      name: 'aptos',
      coins: usdc,
      paysOut: true,
      takesSourceless: false,
      isRegistered: true,
      burnsTo: 'sol',
    },
  },
} satisfies Record<string, EvmRow | OtherRow>

export type WalletNetwork = keyof typeof NETWORK_ROWS
export const WALLET_NETWORKS = Object.keys(NETWORK_ROWS) as unknown as readonly [WalletNetwork, ...WalletNetwork[]]
