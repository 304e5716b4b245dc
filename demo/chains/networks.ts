export interface EvmToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** `transfer` of Ethereum's USDT returns no bool: it is older than the standard. */
  readonly silent?: true
}

/** The facts of a token that all families have. */
export interface PlainToken {
  readonly address: string
  readonly decimals: number
}

interface Tokens<Token> {
  readonly usdc?: Token
  readonly usdt?: Token
}

export interface EvmNetwork {
  readonly chainId: number
  readonly tokens: Tokens<EvmToken>
}

/** Real chain ids and token addresses, so that a page with the production configuration works with these networks. */
export const EVM_NETWORKS = {
  ethereum: {
    chainId: 1,
    tokens: {
      usdc: token('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin', 'USDC'),
      usdt: { ...token('0xdAC17F958D2ee523a2206206994597C13D831ec7', 'Tether USD', 'USDT'), silent: true },
    },
  },
  base: {
    chainId: 8453,
    tokens: {
      usdc: token('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'USD Coin', 'USDC'),
      usdt: token('0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2', 'Tether USD', 'USDT'),
    },
  },
  polygon: {
    chainId: 137,
    tokens: {
      usdc: token('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USD Coin', 'USDC'),
      usdt: token('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT0', 'USDT0'),
    },
  },
  arbitrum: {
    chainId: 42161,
    tokens: {
      usdc: token('0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'USD Coin', 'USDC'),
      usdt: token('0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 'USD₮0', 'USD₮0'),
    },
  },
  optimism: {
    chainId: 10,
    tokens: {
      usdc: token('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'USD Coin', 'USDC'),
      usdt: token('0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 'Tether USD', 'USDT'),
    },
  },
  avalanche: {
    chainId: 43114,
    tokens: {
      usdc: token('0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USD Coin', 'USDC'),
      usdt: token('0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', 'TetherToken', 'USDt'),
    },
  },
  sei: {
    chainId: 1329,
    tokens: {
      usdc: token('0xe15fC38F6D8c56aF07bbCBe3BAf5708A2Bf42392', 'USDC', 'USDC'),
      usdt: token('0x9151434b16b9763660705744891fA906F660EcC5', 'USD₮0', 'USD₮0'),
    },
  },
  bsc: {
    chainId: 56,
    tokens: {
      usdc: { ...token('0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 'USD Coin', 'USDC'), decimals: 18 },
      usdt: { ...token('0x55d398326f99059fF775485246999027B3197955', 'Tether USD', 'USDT'), decimals: 18 },
    },
  },
  sepolia: {
    chainId: 11155111,
    tokens: { usdc: token('0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', 'USDC', 'USDC') },
  },
  gnosis: {
    chainId: 100,
    tokens: {
      usdc: token('0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0', 'Bridged USDC (Gnosis)', 'USDC.e'),
      usdt: token('0x4ECaBa5870353805a9F068101A40E0f32ed605C6', 'Tether USD on xDai', 'USDT'),
    },
  },
} satisfies Record<string, EvmNetwork>

export type EvmNetworkName = keyof typeof EVM_NETWORKS

export const SOLANA_TOKENS = {
  usdc: { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 },
  usdt: { address: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', decimals: 6 },
} satisfies Required<Tokens<PlainToken>>

/** Fungible assets, by the addresses of their metadata. */
export const APTOS_TOKENS = {
  usdc: { address: '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b', decimals: 6 },
  usdt: { address: '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b', decimals: 6 },
} satisfies Required<Tokens<PlainToken>>

/** Coins, by their types. */
export const SUI_TOKENS = {
  usdc: { address: '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC', decimals: 6 },
  usdt: { address: '0x375f70cf2ae4c00bf37117d0c85a2c71545e6ee05c4a5c7d282cd66a4504b068::usdt::USDT', decimals: 6 },
} satisfies Required<Tokens<PlainToken>>

/** Circle ended USDC on Tron. */
export const TRON_TOKENS = {
  usdt: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 },
} satisfies Tokens<PlainToken>

export type Family = 'evm' | 'solana' | 'sui' | 'aptos' | 'tron'

interface NetworkRow {
  readonly family: Family
  readonly tokens: Tokens<PlainToken>
  /** The node is ours, and checks each transaction as a real one does: it is called simulated (verifying) where it is named. */
  readonly isSimulated?: true
}

/** Every network that can run here, by the name that wallets have for it. */
const LOCAL_NETWORKS = {
  ...inFamily('evm', EVM_NETWORKS),
  solana: { family: 'solana', tokens: SOLANA_TOKENS },
  sui: { family: 'sui', tokens: SUI_TOKENS, isSimulated: true },
  aptos: { family: 'aptos', tokens: APTOS_TOKENS, isSimulated: true },
  tron: { family: 'tron', tokens: TRON_TOKENS, isSimulated: true },
} satisfies Record<string, NetworkRow>

export type LocalNetworkName = keyof typeof LOCAL_NETWORKS

export const NETWORK_NAMES = Object.keys(LOCAL_NETWORKS) as readonly LocalNetworkName[]

export const familyOf = (network: LocalNetworkName): Family => rowOf(network).family

export const tokensOf = (network: LocalNetworkName): Tokens<PlainToken> => rowOf(network).tokens

/** Whether its node is "simulated (verifying)", as it is called wherever it is named. */
export const isSimulated = (network: LocalNetworkName): boolean => rowOf(network).isSimulated === true

const rowOf = (network: LocalNetworkName): NetworkRow => LOCAL_NETWORKS[network]

/** The networks that have another name in payouts. */
const TRANSFER_NAMES: Readonly<Partial<Record<LocalNetworkName, string>>> = { solana: 'sol' }

/** The name of the network in payouts: `sol` where wallets have `solana`. */
export const transferName = (network: LocalNetworkName): string => TRANSFER_NAMES[network] ?? network

/** The network that payouts call by this name; null for one that cannot run here. */
export const networkOfTransfer = (name: string): LocalNetworkName | null =>
  NETWORK_NAMES.find((network) => transferName(network) === name) ?? null

function token(address: string, name: string, symbol: string): EvmToken {
  return { address, name, symbol, decimals: 6 }
}

function inFamily<Name extends string>(
  family: Family,
  networks: Readonly<Record<Name, Pick<NetworkRow, 'tokens'>>>,
): Record<Name, NetworkRow> {
  const rows = Object.entries<Pick<NetworkRow, 'tokens'>>(networks)
  return Object.fromEntries(rows.map(([name, { tokens }]) => [name, { family, tokens }])) as Record<Name, NetworkRow>
}
