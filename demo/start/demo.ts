import type { LocalNetworkName } from '../chains/networks.ts'
import { type LocalChains, startChains } from '../chains/start-chains.ts'
import { startStaticServer } from '../hosts/static-server.ts'
import type { DbLocation } from '../sandbox/db/open-db.ts'
import { type SandboxServer, startSandboxServer } from '../sandbox/server.ts'
import type { Settings } from '../sandbox/settings.ts'
import { merchantSite } from './merchant-site.ts'

export interface DemoOptions {
  /** Default: Base and Solana. */
  readonly networks?: readonly LocalNetworkName[]
  /** Preferred ports; default: any free ones. */
  readonly ports?: { readonly page: number; readonly sandbox: number }
  /** Default: in memory. */
  readonly db?: DbLocation
  readonly settings?: Partial<Settings>
  /** The built widget; default: dist/. */
  readonly dist?: string
  readonly slotMs?: number
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

/** Everything that `npm start` runs: networks, sandbox and shop, each on its own loopback port. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { networks = ['base', 'solana'], ports = ANY_PORT, db = { folder: 'memory' }, settings = {} } = options
  const started: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of started.splice(0).toReversed()) await end()
  }
  try {
    const chains = await startChains({ networks, ...(options.slotMs && { slotMs: options.slotMs }) })
    started.push(chains.stop)
    const server = await startSandboxServer({ port: ports.sandbox, db, chains: chains.ports, settings })
    started.push(server.close)
    const { rpcUrls } = chains
    const surroundings = { sandboxUrl: server.url, rpcUrls, ...(options.dist && { dist: options.dist }) }
    const page = await startStaticServer({ ...merchantSite(surroundings), port: ports.page })
    started.push(page.close)
    return { url: page.url, sandboxUrl: server.url, sandbox: server.sandbox, chains, close }
  } catch (error) {
    await close()
    throw error
  }
}
