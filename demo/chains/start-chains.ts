import type { Chains } from '../sandbox/payouts/chain-port.ts'
import { createAnvilNodes } from './evm/anvil.ts'
import { compileToken } from './evm/compile-token.ts'
import { startEvmNetwork } from './evm/evm-network.ts'
import type { LocalNetwork } from './local-network.ts'
import { type EvmNetworkName, type LocalNetworkName, transferName } from './networks.ts'
import { type SolanaNetwork, startSolanaNetwork } from './solana/solana-network.ts'

export interface ChainOptions {
  readonly networks: readonly LocalNetworkName[]
  /** How long a Solana slot takes. Default: 400, as on the real network. */
  readonly slotMs?: number
}

export interface LocalChains {
  /** For the sandbox, by transfer name (`base`, `sol`). */
  readonly ports: Chains
  /** For the page, by wallet name (`base`, `solana`). */
  readonly rpcUrls: Readonly<Partial<Record<LocalNetworkName, string>>>
  readonly networks: readonly LocalNetwork[]
  readonly solana: SolanaNetwork | null
  stop(): Promise<void>
}

/** Starts networks in this process. Their state is lost when it ends. */
export async function startChains({ networks, ...solanaOptions }: ChainOptions): Promise<LocalChains> {
  const evmNames = networks.filter((name): name is EvmNetworkName => name !== 'solana')
  const nodes = evmNames.length > 0 ? createAnvilNodes() : null
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
      solana: await solana,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
