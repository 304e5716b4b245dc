import type { Chains } from '../sandbox/payouts/chain-port.ts'
import { anvilBinary, createAnvilNodes } from './evm/anvil.ts'
import { compileToken } from './evm/compile-token.ts'
import { startEvmNetwork } from './evm/evm-network.ts'
import type { LocalNetwork } from './local-network.ts'
import { type EvmNetworkName, type LocalNetworkName, transferName } from './networks.ts'
import { type SolanaNetwork, startSolanaNetwork } from './solana/solana-network.ts'

export interface ChainOptions {
  readonly networks: readonly LocalNetworkName[]
  /** How long a Solana slot takes. Default: 400, as on the real network. */
  readonly slotMs?: number
  /** The program of the EVM networks. Default: that of this platform; null where there is none. */
  readonly anvil?: string | null
}

export interface MissingNetwork {
  readonly network: LocalNetworkName
  readonly reason: string
}

export interface LocalChains {
  /** For the sandbox, by transfer name (`base`, `sol`). */
  readonly ports: Chains
  /** For the page, by wallet name (`base`, `solana`). */
  readonly rpcUrls: Readonly<Partial<Record<LocalNetworkName, string>>>
  readonly networks: readonly LocalNetwork[]
  /** Asked for, and not to be had here. */
  readonly missing: readonly MissingNetwork[]
  readonly solana: SolanaNetwork | null
  stop(): Promise<void>
}

const NO_ANVIL = `anvil is not installed for ${process.platform}-${process.arch}`

/** Starts networks in this process. Their state is lost when it ends. */
export async function startChains(options: ChainOptions): Promise<LocalChains> {
  const { networks, anvil = anvilBinary(), ...solanaOptions } = options
  const evmNames = networks.filter((name): name is EvmNetworkName => name !== 'solana')
  const nodes = anvil && evmNames.length > 0 ? createAnvilNodes(anvil) : null
  const contracts = nodes && compileToken()
  const solana = networks.includes('solana') ? startSolanaNetwork(solanaOptions) : null
  const evm = nodes && contracts ? evmNames.map((name) => startEvmNetwork(name, { nodes, contracts })) : []

  const stop = async () => {
    const started = await solana?.catch(() => null)
    await Promise.all([started?.stop(), nodes?.stop()])
  }
  try {
    const running = await Promise.all([...evm, ...(solana ? [solana] : [])])
    return {
      ports: Object.fromEntries(running.map(({ network, port }) => [transferName(network), port])),
      rpcUrls: Object.fromEntries(running.map(({ network, rpcUrl }) => [network, rpcUrl])),
      networks: running,
      missing: nodes ? [] : evmNames.map((network) => ({ network, reason: NO_ANVIL })),
      solana: await solana,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
