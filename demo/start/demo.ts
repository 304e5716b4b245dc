import type { Anvil } from '../chains/evm/anvil.ts'
import { type LocalNetworkName, NETWORK_NAMES, transferName } from '../chains/networks.ts'
import { beginChains, type StartCourse, type LocalChains } from '../chains/start-chains.ts'
import { deferred } from '../deferred.ts'
import { startStaticServer } from '../hosts/static-server.ts'
import type { DbLocation } from '../sandbox/db/open-db.ts'
import { type SandboxServer, startSandboxServer } from '../sandbox/server.ts'
import type { Settings } from '../sandbox/settings.ts'
import { merchantSite, type Nodes } from './merchant-site.ts'
import { fundTestWallet } from './test-wallet/funding.ts'

export interface DemoOptions {
  /** Default: Base and Solana. */
  readonly networks?: readonly LocalNetworkName[]
  /** Default: that of this platform. */
  readonly anvil?: Anvil
  /** Preferred ports; default: any free ones. */
  readonly ports?: { readonly page: number; readonly sandbox: number }
  /** Default: in memory. */
  readonly db?: DbLocation
  readonly settings?: Partial<Settings>
  /** The built widget; default: dist/. */
  readonly dist?: string
  readonly slotMs?: number
  readonly blockMs?: number
}

export interface Demo {
  /** The shop's page. */
  readonly url: string
  readonly sandboxUrl: string
  readonly sandbox: SandboxServer['sandbox']
  readonly chains: LocalChains
  close(): Promise<void>
}

const ANY_PORT = { page: 0, sandbox: 0 }
const NOT_ASKED_FOR = 'not asked for (--networks all)'

/** A demo whose networks may still be starting. They are there once the Test Wallet has its money on them. */
export interface OpenDemo extends Omit<Demo, 'chains'> {
  readonly chains: Promise<LocalChains>
}

/** Where the sandbox answers for a network that does not run. The others have no stand-in. */
const SIMULATED: Readonly<Partial<Record<LocalNetworkName, string>>> = { solana: '/sandbox/rpc/solana' }

/** Why the sandbox simulates a network, by transfer name. */
const notAskedFor = () => Object.fromEntries(NETWORK_NAMES.map((network) => [transferName(network), NOT_ASKED_FOR]))

/** Everything that `npm start` runs, each on its own loopback port. It is there when sandbox and shop are; the networks follow. */
export async function openDemo(
  options: DemoOptions = {},
  news: Pick<StartCourse, 'running' | 'missing'> = {},
): Promise<OpenDemo> {
  const { networks = ['base', 'solana'], ports = ANY_PORT, db = { folder: 'memory' }, settings = {} } = options
  const started: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of started.splice(0).toReversed()) await end()
  }
  // The page is there first: networks that start at the same time would make it wait.
  const shown = deferred<void>()
  try {
    const { slotMs, blockMs, anvil } = options
    const missingChains: Record<string, string> = notAskedFor()
    const nodes: Nodes = { rpcUrls: {}, isSettled: false }
    const simulate = (network: LocalNetworkName) => {
      const path = SIMULATED[network]
      if (path) nodes.rpcUrls[network] = server.url + path
    }
    const chains = beginChains(
      { networks, ...(slotMs && { slotMs }), ...(blockMs && { blockMs }), ...(anvil && { anvil }) },
      {
        after: shown.promise,
        running: (network) => {
          nodes.rpcUrls[network] = chains.rpcUrls[network]!
          news.running?.(network)
        },
        missing: (missing) => {
          missingChains[transferName(missing.network)] = missing.reason
          simulate(missing.network)
          news.missing?.(missing)
        },
      },
    )
    started.push(chains.stop)
    const server = await startSandboxServer({ port: ports.sandbox, db, settings, chains: chains.ports, missingChains })
    started.push(server.close)
    for (const network of NETWORK_NAMES) if (!networks.includes(network)) simulate(network)
    const surroundings = { sandboxUrl: server.url, nodes, ...(options.dist && { dist: options.dist }) }
    const page = await startStaticServer({ ...merchantSite(surroundings), port: ports.page })
    started.push(page.close)
    shown.resolve()
    const settled = chains.started.finally(() => {
      nodes.isSettled = true
    })
    const funded = settled.then(withTestMoney)
    // Who closes the demo while it starts does not wait for the money.
    funded.catch(() => {})
    return { url: page.url, sandboxUrl: server.url, sandbox: server.sandbox, chains: funded, close }
  } catch (error) {
    shown.promise.catch(() => {})
    shown.reject(error)
    await close()
    throw error
  }
}

async function withTestMoney(chains: LocalChains): Promise<LocalChains> {
  await Promise.all(chains.networks.map(fundTestWallet))
  return chains
}

/** Opens the demo and waits for its networks. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const demo = await openDemo(options)
  return { ...demo, chains: await demo.chains }
}
