import type { ChainPort, Chains } from '../sandbox/payouts/chain-port.ts'
import { type Anvil, findAnvil } from './evm/anvil.ts'
import { type Machine, createMachine } from './evm/machine.ts'
import { type LocalNodes, type NodeOptions, familyFor } from './families.ts'
import type { LocalNetwork } from './local-network.ts'
import { type LocalNetworkName, transferName } from './networks.ts'
import { waitingPort } from './waiting-port.ts'

export interface ChainOptions extends Omit<NodeOptions, 'machine'> {
  readonly networks: readonly LocalNetworkName[]
  /** The program of networks over anvil. Default: that of this platform. */
  readonly anvil?: Anvil
  /** Shared with other networks. Default: one of their own. */
  readonly machine?: Machine
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
  readonly nodes: LocalNodes
  stop(): Promise<void>
}

export const machineOf = ({ anvil = findAnvil(), machine = createMachine(anvil) }: ChainOptions): Machine => machine

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).trim()

interface StartingChains {
  /** The ports of all requested networks, except those that cannot start. A call to one that is starting waits for it. */
  readonly ports: Chains
  /** The URLs of the networks that already run. */
  readonly rpcUrls: Readonly<Partial<Record<LocalNetworkName, string>>>
  /** Resolves when each network runs or is missing. */
  readonly started: Promise<LocalChains>
  /** Also ends networks that are still starting. */
  stop(): Promise<void>
}

export interface StartCourse {
  /** The networks start after this. Their ports are there at once. */
  readonly after?: Promise<unknown>
  running?(network: LocalNetworkName): void
  missing?(network: MissingNetwork): void
}

/** Starts networks in this process, and does not wait for them. Their state is lost when it ends. A network that cannot start is missing, and the others run. */
export function beginChains(options: ChainOptions, course: StartCourse = {}): StartingChains {
  const { networks, anvil: _, ...nodeOptions } = options
  const { after = Promise.resolve() } = course
  const machine = machineOf(options)
  const starts: Promise<LocalNetwork>[] = []
  const ports: Record<string, ChainPort> = {}
  const rpcUrls: Partial<Record<LocalNetworkName, string>> = {}

  const begin = async (network: LocalNetworkName): Promise<LocalNetwork | MissingNetwork> => {
    const name = transferName(network)
    const starting = after.then(() => familyFor(network).start(network, { ...nodeOptions, machine }))
    starts.push(starting)
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
    const ends = starts.map(async (starting) => (await starting.catch(() => null))?.stop?.())
    await Promise.all([machine.stop(), ...ends])
  }
  const outcomes = Promise.all(networks.map(begin))
  return { ports, rpcUrls, started: outcomes.then((each) => summary(each, stop)), stop }
}

function summary(outcomes: readonly (LocalNetwork | MissingNetwork)[], stop: () => Promise<void>): LocalChains {
  const running = outcomes.filter((outcome): outcome is LocalNetwork => 'port' in outcome)
  return {
    ports: Object.fromEntries(running.map(({ network, port }) => [transferName(network), port])),
    rpcUrls: Object.fromEntries(running.map(({ network, rpcUrl }) => [network, rpcUrl])),
    networks: running,
    missing: outcomes.filter((outcome): outcome is MissingNetwork => 'reason' in outcome),
    nodes: Object.fromEntries(running.map((node) => [node.network, node])) as LocalNodes,
    stop,
  }
}

/** Starts networks and waits for each. */
export const startChains = (options: ChainOptions): Promise<LocalChains> => beginChains(options).started
