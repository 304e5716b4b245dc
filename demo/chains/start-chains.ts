import type { ChainPort, Chains } from '../sandbox/payouts/chain-port.ts'
import { type Anvil, createAnvilNodes, findAnvil } from './evm/anvil.ts'
import { compileToken } from './evm/compile-token.ts'
import { startEvmNetwork } from './evm/evm-network.ts'
import type { LocalNetwork } from './local-network.ts'
import { type EvmNetworkName, type LocalNetworkName, transferName } from './networks.ts'
import type { SolanaNetwork } from './solana/solana-network.ts'
import { waitingPort } from './waiting-port.ts'

export interface ChainOptions {
  readonly networks: readonly LocalNetworkName[]
  /** How long a Solana slot takes. Default: 400, as on the real network. */
  readonly slotMs?: number
  /** The program of the EVM networks. Default: that of this platform. */
  readonly anvil?: Anvil
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
  /** Asked for, and not started. */
  readonly missing: readonly MissingNetwork[]
  readonly solana: SolanaNetwork | null
  stop(): Promise<void>
}

/** The EVM networks share one guard and one compiled token, made for the first of them. */
function evmNetworks(anvil: Anvil) {
  let parts: Parameters<typeof startEvmNetwork>[1] | null = null
  return {
    async start(network: EvmNetworkName): Promise<LocalNetwork> {
      if ('missing' in anvil) throw new Error(anvil.missing)
      parts ??= { nodes: createAnvilNodes(anvil.binary), contracts: compileToken() }
      return startEvmNetwork(network, parts)
    },
    stop: async () => parts?.nodes.stop(),
  }
}

/** Its runtime is a package of native code, which not every platform has and the sandbox's package does not bring. */
async function startSolana(options: { slotMs?: number }): Promise<SolanaNetwork> {
  const { startSolanaNetwork } = await import('./solana/solana-network.ts').catch((error: unknown) => {
    throw isNotFound(error) ? new Error(`litesvm is not installed for ${process.platform}-${process.arch}`) : error
  })
  return startSolanaNetwork(options)
}

const isNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code))

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export interface StartingChains {
  /** Of every network that was asked for, until one cannot start. A call to one that is starting waits for it. */
  readonly ports: Chains
  /** Of the networks that run already. */
  readonly rpcUrls: Readonly<Partial<Record<LocalNetworkName, string>>>
  /** Resolves when each network runs or is missing. */
  readonly started: Promise<LocalChains>
  /** Also ends networks that are still starting. */
  stop(): Promise<void>
}

export interface StartCourse {
  /** What the networks wait for before they start. Their ports are there at once. */
  readonly after?: Promise<unknown>
  running?(network: LocalNetworkName): void
  missing?(network: MissingNetwork): void
}

/** Starts networks in this process, and does not wait for them. Their state is lost when it ends. A network that cannot start is missing, and the others run. */
export function beginChains(options: ChainOptions, course: StartCourse = {}): StartingChains {
  const { networks, anvil = findAnvil(), ...solanaOptions } = options
  const evm = evmNetworks(anvil)
  const { after = Promise.resolve() } = course
  const solana = networks.includes('solana') ? after.then(() => startSolana(solanaOptions)) : null
  const ports: Record<string, ChainPort> = {}
  const rpcUrls: Partial<Record<LocalNetworkName, string>> = {}

  const begin = async (network: LocalNetworkName): Promise<LocalNetwork | MissingNetwork> => {
    const name = transferName(network)
    const starting = network === 'solana' ? solana! : after.then(() => evm.start(network))
    ports[name] = waitingPort(name, starting)
    try {
      const local = await starting
      ports[name] = local.port
      rpcUrls[network] = local.rpcUrl
      course.running?.(network)
      return local
    } catch (error) {
      delete ports[name]
      const missing = { network, reason: reasonOf(error) }
      course.missing?.(missing)
      return missing
    }
  }
  const stop = async () => {
    const started = await solana?.catch(() => null)
    await Promise.all([started?.stop(), evm.stop()])
  }
  const outcomes = Promise.all(networks.map(begin))
  return {
    ports,
    rpcUrls,
    started: outcomes.then(async (each) => summary(each, { solana: await solana?.catch(() => null), stop })),
    stop,
  }
}

function summary(
  outcomes: readonly (LocalNetwork | MissingNetwork)[],
  { solana = null, stop }: { solana: SolanaNetwork | null | undefined; stop: () => Promise<void> },
): LocalChains {
  const running = outcomes.filter((outcome): outcome is LocalNetwork => 'port' in outcome)
  return {
    ports: Object.fromEntries(running.map(({ network, port }) => [transferName(network), port])),
    rpcUrls: Object.fromEntries(running.map(({ network, rpcUrl }) => [network, rpcUrl])),
    networks: running,
    missing: outcomes.filter((outcome): outcome is MissingNetwork => 'reason' in outcome),
    solana,
    stop,
  }
}

/** Starts networks and waits for each. */
export const startChains = (options: ChainOptions): Promise<LocalChains> => beginChains(options).started
