import type { Stablecoin } from '../../src/domain/currency.ts'
import type { Family, Network } from '../../src/domain/networks.ts'

/** A public test network, and the product's network whose adapter is tried on it. */
export interface Testnet {
  readonly name: string
  readonly network: Network
  readonly coin: Stablecoin
  readonly rpcUrl: string
  readonly token: string
  /** Holds tokens all the time, as far as is known. */
  readonly holder: string | null
}

/**
 * Nodes: the default of viem for Base Sepolia, of @solana/web3.js for devnet, of Sui's and Aptos' own documents for their testnets, and
 * TRON's reference (developers.tron.network) for Nile. None of them asks for a key.
 * Tokens: Circle's USDC (developers.circle.com/stablecoins/usdc-contract-addresses), and the USDT that Nile's faucet gives, which
 * java-tron's own system tests use. Base Sepolia's holder is the USDC market of Compound (compound-finance/comet, deployments/base-sepolia).
 */
const TESTNETS: Readonly<Record<Family, Testnet>> = {
  evm: {
    name: 'Base Sepolia',
    network: 'base',
    coin: 'usdc',
    rpcUrl: 'https://sepolia.base.org',
    token: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    holder: '0x571621Ce60Cebb0c1D442B5afb38B1663C6Bf017',
  },
  solana: {
    name: 'Solana devnet',
    network: 'solana',
    coin: 'usdc',
    rpcUrl: 'https://api.devnet.solana.com',
    token: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
    holder: null,
  },
  sui: {
    name: 'Sui testnet',
    network: 'sui',
    coin: 'usdc',
    rpcUrl: 'https://fullnode.testnet.sui.io:443',
    token: '0xa1ec7fc00a6f40db9693ad1415d0c193ad3906494428cf252621037bd7117e29::usdc::USDC',
    holder: null,
  },
  aptos: {
    name: 'Aptos testnet',
    network: 'aptos',
    coin: 'usdc',
    rpcUrl: 'https://api.testnet.aptoslabs.com/v1',
    token: '0x69091fbab5f7d635ee7ac5098cf0c1efbe31d68fec0f2cd565e8d168daf52832',
    holder: null,
  },
  tron: {
    name: 'TRON Nile',
    network: 'tron',
    coin: 'usdt',
    rpcUrl: 'https://nile.trongrid.io',
    token: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
    holder: null,
  },
}

export const FAMILIES = Object.keys(TESTNETS) as readonly Family[]

/** What is sent: a faucet gives a thousand times as much. */
export const AMOUNT = '0.01'

/** The decimals of each token here. */
export const DECIMALS = 6

/** A transfer of another wallet. */
export interface RecentTransfer {
  readonly hash: string
  readonly from: string
  readonly to: string
  readonly amount: string
}

export interface Settings extends Testnet {
  readonly family: Family
  readonly key: string | null
  readonly transfer: RecentTransfer | null
}

type Environment = Readonly<Record<string, string | undefined>>

export const variableOf = (family: Family, name: 'RPC_URL' | 'TOKEN' | 'HOLDER' | 'TRANSFER' | 'KEY'): string =>
  `LIVE_${family.toUpperCase()}_${name}`

/** `hash from to amount` */
function readTransfer(text: string | null): RecentTransfer | null {
  const [hash, from, to, amount, ...more] = text?.split(/[\s,]+/) ?? []
  return hash && from && to && amount && more.length === 0 ? { hash, from, to, amount } : null
}

/** An empty variable counts as unset. A holder of another token does not count. */
export function settingsOf(family: Family, env: Environment): Settings {
  const testnet = TESTNETS[family]
  const given = (name: Parameters<typeof variableOf>[1]) => env[variableOf(family, name)]?.trim() || null
  const [rpcUrl, token] = [given('RPC_URL'), given('TOKEN')]
  return {
    ...testnet,
    family,
    rpcUrl: rpcUrl ?? testnet.rpcUrl,
    token: token ?? testnet.token,
    holder: given('HOLDER') ?? (rpcUrl || token ? null : testnet.holder),
    key: given('KEY'),
    transfer: readTransfer(given('TRANSFER')),
  }
}
