import { type Anvil, findAnvil } from '../chains/evm/anvil.ts'
import { createMachine } from '../chains/evm/machine.ts'
import { type LocalNetworkName, NETWORK_NAMES, transferName } from '../chains/networks.ts'
import { type FirstUse, openOnDemandChains } from '../chains/on-demand-chains.ts'
import { type LocalChains, type StartCourse, beginChains } from '../chains/start-chains.ts'
import { deferred } from '../deferred.ts'
import type { Chains, MissingChains } from '../sandbox/payouts/chain-port.ts'
import type { Nodes } from './merchant-site.ts'
import { fundTestWallet } from './test-wallet/funding.ts'

export interface NetworkOptions {
  /** Those that start at once. Default: Base and Solana. */
  readonly networks?: readonly LocalNetworkName[]
  /** The other networks: the sandbox simulates them (the default), or they start at their first use. */
  readonly others?: 'simulated' | 'on demand'
  /** Default: that of this platform. */
  readonly anvil?: Anvil
  readonly slotMs?: number
  readonly blockMs?: number
}

/** A network runs; it is missing, and simulated; or it failed to start at its use, and the next use tries again. */
export type NetworkNews = Pick<StartCourse & FirstUse, 'running' | 'missing' | 'failed'>

interface DemoNetworks {
  /** By transfer name. */
  readonly ports: Chains
  readonly missingChains: MissingChains
  /** The nodes that the page knows. */
  readonly nodes: Readonly<Nodes>
  /** Those that start at once, with the Test Wallet's money. */
  readonly funded: Promise<LocalChains>
  /** Lets them start, once the sandbox and the page are there. */
  begin(sandboxUrl: string): void
  stop(): Promise<void>
}

const NOT_ASKED_FOR = 'it was not asked for. Start with --networks all'

/** Where the sandbox answers for a network that does not run. The others have no stand-in. */
const SIMULATED: Readonly<Partial<Record<LocalNetworkName, string>>> = { solana: '/sandbox/rpc/solana' }

/** The networks of a demo: those that start with it, and those that wait for their first use. */
export async function openNetworks(options: NetworkOptions, news: NetworkNews): Promise<DemoNetworks> {
  const { networks = ['base', 'solana'], others = 'simulated', anvil = findAnvil(), slotMs, blockMs } = options
  const nodeOptions = { machine: createMachine(anvil), ...(slotMs && { slotMs }), ...(blockMs && { blockMs }) }
  const unnamed = NETWORK_NAMES.filter((network) => !networks.includes(network))
  const onDemand = others === 'on demand' ? unnamed : []
  const waiting = await openOnDemandChains({ ...nodeOptions, networks: onDemand }, { ...news, prepare: fundTestWallet })

  const missingChains: Record<string, string> = {}
  const nodes: Nodes = { rpcUrls: { ...waiting.rpcUrls }, isSettled: false }
  let sandboxUrl = ''
  const simulate = (network: LocalNetworkName, reason: string) => {
    missingChains[transferName(network)] = reason
    const path = SIMULATED[network]
    if (path) nodes.rpcUrls[network] = sandboxUrl + path
  }
  // The page is there first: networks that start at the same time would make it wait.
  const opened = deferred<void>()
  opened.promise.catch(() => {})
  const chains = beginChains(
    { ...nodeOptions, networks },
    {
      after: opened.promise,
      running: (network) => {
        nodes.rpcUrls[network] = chains.rpcUrls[network]!
        news.running?.(network)
      },
      missing: (missing) => {
        simulate(missing.network, missing.reason)
        news.missing?.(missing)
      },
    },
  )
  const funded = chains.started.finally(() => (nodes.isSettled = true)).then(withTestMoney)
  // Who closes the demo while it starts does not wait for the money.
  funded.catch(() => {})
  return {
    ports: Object.assign(chains.ports, waiting.ports),
    missingChains,
    nodes,
    funded,
    begin(url) {
      sandboxUrl = url
      const reasons = new Map(waiting.missing.map(({ network, reason }) => [network, reason]))
      for (const network of unnamed)
        if (!waiting.rpcUrls[network]) simulate(network, reasons.get(network) ?? NOT_ASKED_FOR)
      opened.resolve()
    },
    async stop() {
      opened.reject(new Error('The demo has ended.'))
      await Promise.all([waiting.stop(), chains.stop()])
    },
  }
}

async function withTestMoney(chains: LocalChains): Promise<LocalChains> {
  await Promise.all(chains.networks.map(fundTestWallet))
  return chains
}
