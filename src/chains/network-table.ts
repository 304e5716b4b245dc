import type { Stablecoin } from '../domain/currency.ts'
import type { ChainFacts, EvmNode, KnownToken, OtherToken, PublicNode } from '../domain/network-row.ts'
import type { NETWORK_RULES } from '../domain/network-rules.ts'
import type { Network } from '../domain/networks.ts'

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const
const other = (symbol: string, address: string): OtherToken => ({ symbol, address })
const six = (address: string, other: OtherToken | null): KnownToken => ({ address, decimals: 6, other })
const eighteen = (address: string, other: OtherToken | null): KnownToken => ({ address, decimals: 18, other })

/** Compared with issuers’ pages and published token lists on 2026-11-29. */
export const CHAINS = {
  solana: {
    native: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrl: 'https://api.mainnet-beta.solana.com',
    tokens: {
      usdc: six(
        'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        other('USDCet', 'A9mUU4qviSctJVPJdBJWkb28deg915LYJKrzQ19ji3FM'),
      ),
      usdt: six(
        'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
        other('USDTet', 'Dn4noZ5jgGfkntzcQSUZ8czkreiZ1ForXYoV2H8Dm7S1'),
      ),
    },
  },
  ethereum: {
    native: ETHER,
    rpcUrl: 'https://ethereum-rpc.publicnode.com',
    tokens: {
      usdc: six('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', null),
      usdt: six('0xdAC17F958D2ee523a2206206994597C13D831ec7', null),
    },
  },
  base: {
    native: ETHER,
    rpcUrl: 'https://mainnet.base.org',
    tokens: {
      usdc: six(
        '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        other('USDbC', '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA'),
      ),
      usdt: six('0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2', null),
    },
  },
  polygon: {
    native: { name: 'POL', symbol: 'POL', decimals: 18 },
    rpcUrl: 'https://polygon-bor-rpc.publicnode.com',
    tokens: {
      usdc: six(
        '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
        other('USDC.e', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'),
      ),
      usdt: six('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', null),
    },
  },
  arbitrum: {
    native: ETHER,
    rpcUrl: 'https://arb1.arbitrum.io/rpc',
    tokens: {
      usdc: six(
        '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
        other('USDC.e', '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8'),
      ),
      usdt: six('0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', null),
    },
  },
  optimism: {
    native: ETHER,
    rpcUrl: 'https://mainnet.optimism.io',
    tokens: {
      usdc: six(
        '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
        other('USDC.e', '0x7F5c764cBc14f9669B88837ca1490cCa17c31607'),
      ),
      usdt: six(
        '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
        other('USDT0', '0x01bFF41798a0BcF287b996046Ca68b395DbC1071'),
      ),
    },
  },
  avalanche: {
    native: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
    rpcUrl: 'https://api.avax.network/ext/bc/C/rpc',
    tokens: {
      usdc: six(
        '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
        other('USDC.e', '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664'),
      ),
      usdt: six(
        '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
        other('USDT.e', '0xc7198437980c041c805A1EDcbA50c1Ce5db95118'),
      ),
    },
  },
  sei: {
    native: { name: 'Sei', symbol: 'SEI', decimals: 18 },
    rpcUrl: 'https://evm-rpc.sei-apis.com',
    tokens: {
      usdc: six(
        '0xe15fC38F6D8c56aF07bbCBe3BAf5708A2Bf42392',
        other('USDC.n', '0x3894085Ef7Ff0f0aeDf52E2A2704928d1Ec074F1'),
      ),
      usdt: six('0x9151434b16b9763660705744891fA906F660EcC5', null),
    },
  },
  bsc: {
    native: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrl: 'https://bsc-rpc.publicnode.com',
    tokens: {
      usdc: eighteen('0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', null),
      usdt: eighteen('0x55d398326f99059fF775485246999027B3197955', null),
    },
  },
  sepolia: {
    native: ETHER,
    rpcUrl: 'https://ethereum-sepolia-rpc.publicnode.com',
    tokens: { usdc: six('0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', null) },
  },
  gnosis: {
    native: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
    rpcUrl: 'https://rpc.gnosischain.com',
    tokens: {
      usdc: six('0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0', null),
      usdt: six('0x4ECaBa5870353805a9F068101A40E0f32ed605C6', null),
    },
  },
  sui: {
    native: { name: 'Sui', symbol: 'SUI', decimals: 9 },
    rpcUrl: 'https://fullnode.mainnet.sui.io:443',
    tokens: {
      usdc: six(
        '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC',
        other('wUSDC', '0x5d4b302506645c37ff133b98c4b50a5ae14841659738d6d733d59d0d217a93bf::coin::COIN'),
      ),
      usdt: six(
        '0x375f70cf2ae4c00bf37117d0c85a2c71545e6ee05c4a5c7d282cd66a4504b068::usdt::USDT',
        other('wUSDT', '0xc060006111016b8a020ad5b33834984a437aaa7d3c74c18e09a95d48aceab08c::coin::COIN'),
      ),
    },
  },
  tron: {
    native: { name: 'TRON', symbol: 'TRX', decimals: 6 },
    rpcUrl: 'https://api.trongrid.io',
    tokens: { usdt: six('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', null) },
  },
  aptos: {
    native: { name: 'Aptos Coin', symbol: 'APT', decimals: 8 },
    rpcUrl: 'https://fullnode.mainnet.aptoslabs.com/v1',
    tokens: {
      usdc: six(
        '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b',
        other('lzUSDC', '0xf22bede237a07e121b56d91a491eb7bcdfd1f5907926a9e58338f964a01b17fa::asset::USDC'),
      ),
      usdt: six(
        '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b',
        other('lzUSDT', '0xf22bede237a07e121b56d91a491eb7bcdfd1f5907926a9e58338f964a01b17fa::asset::USDT'),
      ),
    },
  },
} as const satisfies Readonly<Record<Network, ChainFacts>>

type NodeOf<Name extends Network> = (typeof NETWORK_RULES)[Name]['family'] extends 'evm' ? EvmNode : PublicNode

const PUBLICNODE = { limits: 'shared', source: 'https://www.publicnode.com', day: '2026-11-29' } as const

/** The nodes at `rpcUrl`. Documents and tests read it; the package has none of it. */
export const PUBLIC_NODES = {
  solana: {
    limits: '100 calls in 10 s an address, 40 of one method; may refuse a page with 403',
    source: 'https://solana.com/docs/references/clusters',
    day: '2026-11-29',
  },
  ethereum: { ...PUBLICNODE, blockMs: 12_000 },
  base: {
    limits: 'rate-limited',
    source: 'https://docs.base.org/base-chain/quickstart/connecting-to-base',
    day: '2026-11-29',
    blockMs: 2000,
  },
  polygon: { ...PUBLICNODE, blockMs: 2000 },
  arbitrum: { limits: 'rate-limited', source: 'https://docs.arbitrum.io/chain-info', day: '2026-11-29', blockMs: 250 },
  optimism: {
    limits: 'rate-limited',
    source: 'https://docs.optimism.io/superchain/networks',
    day: '2026-11-29',
    blockMs: 2000,
  },
  avalanche: {
    limits: 'shared; reads 2,048 blocks of logs at once. The URL of any node ends with `/ext/bc/C/rpc`',
    source: 'https://build.avax.network/docs/rpcs/c-chain/rpc',
    day: '2026-11-29',
    blockMs: 1000,
  },
  sei: {
    limits: 'shared. Any node has to be one of the EVM side',
    source: 'https://docs.sei.io/evm/networks',
    day: '2026-11-29',
    blockMs: 400,
  },
  bsc: { ...PUBLICNODE, blockMs: 450 },
  sepolia: { ...PUBLICNODE, limits: 'shared; a test network', blockMs: 12_000 },
  gnosis: {
    limits: 'shared',
    source: 'https://docs.gnosischain.com/tools/RPC%20Providers',
    day: '2026-11-29',
    blockMs: 5000,
  },
  sui: {
    limits: '100 calls in 30 s an address',
    source: 'https://docs.sui.io/references/sui-api/rpc-best-practices',
    day: '2026-11-29',
  },
  tron: {
    limits: 'without a key few calls, then a pause of 5 to 30 s',
    source: 'https://developers.tron.network/reference-link/rate-limits',
    day: '2026-11-29',
  },
  aptos: { limits: 'an anonymous limit an address', source: 'https://aptos.dev/build/apis', day: '2026-11-29' },
} as const satisfies { readonly [Name in Network]: NodeOf<Name> }

export const chainFacts = (network: Network): ChainFacts | null =>
  Object.hasOwn(CHAINS, network) ? CHAINS[network] : null

/** The token of nearly the same name that a wallet may hold instead; null where there is none. */
export function bridgedToken(network: Network, coin: Stablecoin): (OtherToken & { readonly decimals: number }) | null {
  const other = chainFacts(network)?.tokens[coin]?.other
  return other ? { ...other, decimals: 6 } : null
}
