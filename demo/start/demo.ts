import type { LocalChains } from '../chains/start-chains.ts'
import { startStaticServer } from '../hosts/static-server.ts'
import type { DbLocation } from '../sandbox/db/open-db.ts'
import { type SandboxServer, startSandboxServer } from '../sandbox/server.ts'
import type { Settings } from '../sandbox/settings.ts'
import { type NetworkNews, type NetworkOptions, openNetworks } from './demo-networks.ts'
import { merchantSite } from './merchant-site.ts'

export interface DemoOptions extends NetworkOptions {
  /** Preferred ports; default: any free ones. */
  readonly ports?: { readonly page: number; readonly sandbox: number }
  /** Default: in memory. */
  readonly db?: DbLocation
  readonly settings?: Partial<Settings>
  /** The built widget; default: dist/. */
  readonly dist?: string
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

/** A demo whose networks may still be starting. They are there once the Test Wallet has its money on them. */
export interface OpenDemo extends Omit<Demo, 'chains'> {
  readonly chains: Promise<LocalChains>
}

/** Everything that `npm start` runs, each on its own loopback port. It is there when sandbox and shop are; the networks follow. */
export async function openDemo(options: DemoOptions = {}, news: NetworkNews = {}): Promise<OpenDemo> {
  const { ports = ANY_PORT, db = { folder: 'memory' }, settings = {} } = options
  const started: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of started.splice(0).toReversed()) await end()
  }
  try {
    const networks = await openNetworks(options, news)
    started.push(networks.stop)
    const { ports: chains, missingChains, nodes, funded } = networks
    const server = await startSandboxServer({ port: ports.sandbox, db, settings, chains, missingChains })
    started.push(server.close)
    const surroundings = { sandboxUrl: server.url, nodes, missingChains, ...(options.dist && { dist: options.dist }) }
    const page = await startStaticServer({ ...merchantSite(surroundings), port: ports.page })
    started.push(page.close)
    networks.begin(server.url)
    return { url: page.url, sandboxUrl: server.url, sandbox: server.sandbox, chains: funded, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens the demo and waits for its networks. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const demo = await openDemo(options)
  return { ...demo, chains: await demo.chains }
}
