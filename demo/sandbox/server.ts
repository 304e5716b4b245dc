import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { IncomingMessage, Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock, type Clock } from './clock.ts'
import { reset } from './controls/reset.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import { openDb, type DbLocation } from './db/open-db.ts'
import { ConnectionDropped } from './http/answer.ts'
import { requestLimit } from './http/arrival/request-limit.ts'
import type { Random } from './ids.ts'
import type { Chains, MissingChains } from './payouts/chain-port.ts'
import { readSettings, type Settings } from './settings.ts'

const HOST = '127.0.0.1'
const DEFAULT_PORT = 4010

export interface SandboxServerOptions {
  /** A free port is used when this one is taken or 0. */
  readonly port?: number
  readonly db?: DbLocation
  readonly chains?: Chains
  readonly missingChains?: MissingChains
  readonly clock?: Clock
  readonly random?: Random
  /** These override the environment. */
  readonly settings?: Partial<Settings>
  /** How long a request may take to arrive. */
  readonly requestMs?: number
  report?(error: unknown): void
}

export interface SandboxServer {
  readonly url: string
  readonly sandbox: Sandbox
  close(): Promise<void>
}

const say = (error: unknown) => console.error(error)

/** Listens on the loopback interface only. A second port serves the same pages from another origin, for `?origin=evil`. */
export async function startSandboxServer(options: SandboxServerOptions = {}): Promise<SandboxServer> {
  const { port = DEFAULT_PORT, chains = {}, missingChains = {}, clock = systemClock, report = say } = options
  const location = options.db ?? { url: process.env.DATABASE_URL }
  const db = await openDb(location)
  if (location.url && location.fresh) await reset(db)
  const box: { sandbox?: Sandbox } = {}
  const answer = (request: Request, env: Connection) => answerOver(box.sandbox!, request, env)
  const open = (wanted: number) => listen(answer, wanted, requestLimit(options.requestMs))
  const listeners = [await open(port), await open(0)] as const
  const [url, evilOrigin] = [originOf(listeners[0]), originOf(listeners[1])]
  const settings = { ...readSettings(process.env), evilOrigin, ...options.settings }
  const sandbox = createSandbox({ db, chains, missingChains, clock, random: options.random, settings, report })
  box.sandbox = sandbox
  sandbox.start()
  return {
    url,
    sandbox,
    close: async () => {
      await Promise.all(listeners.map(end))
      await sandbox.stop()
      await db.close()
    },
  }
}

interface Connection {
  readonly incoming: Pick<IncomingMessage, 'headers'>
  readonly outgoing: { destroy(): unknown }
}

type Answer = (request: Request, env: Connection) => Promise<Response>

async function answerOver(sandbox: Sandbox, request: Request, { incoming, outgoing }: Connection): Promise<Response> {
  // Without one, the address of the request has the name on which the server listens, whoever it was meant for.
  if (!incoming.headers.host) return new Response(null, { status: 400 })
  try {
    return await sandbox.fetch(request)
  } catch (error) {
    if (!(error instanceof ConnectionDropped)) throw error
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

async function listen(fetch: Answer, port: number, limit: ServerOptions): Promise<Server> {
  try {
    return await listenOn(fetch, port, limit)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    return listenOn(fetch, 0, limit)
  }
}

const listenOn = (fetch: Answer, port: number, serverOptions: ServerOptions): Promise<Server> =>
  new Promise((resolve, reject) => {
    const options = { fetch, port, hostname: HOST, overrideGlobalObjects: false, serverOptions }
    const server = serve(options, () => resolve(server as Server))
    server.once('error', reject)
  })

const originOf = (server: Server) => `http://${HOST}:${(server.address() as AddressInfo).port}`

const end = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

async function main(): Promise<void> {
  const { DATABASE_URL: url, PORT, SANDBOX_DATA: folder } = process.env
  // Imported only here: the packages of the networks are large, and tests pass their own networks.
  const { remoteChains } = await import('../chains/remote-chains.ts')
  const server = await startSandboxServer({
    port: PORT ? Number(PORT) : DEFAULT_PORT,
    chains: remoteChains(process.env),
    db: { url, folder, fresh: process.argv.includes('--fresh') },
  })
  console.log(`sandbox listening on ${server.url}`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

if (import.meta.main) await main()
