import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestLimit } from '../sandbox/http/arrival/request-limit.ts'
import { findFile, type Site, type SiteFile } from './site.ts'

interface Address {
  /** Decoded, so that a file, a route and the headers of an answer are found by the same path. */
  readonly path: string
  readonly search: string
}

/** Null for a target that is not an address. */
function addressOf({ url = '' }: IncomingMessage): Address | null {
  // Not relative to a base: `//shop/console` is a path here, and would be a host there.
  try {
    const { pathname, search } = new URL(url.startsWith('/') ? `http://127.0.0.1${url}` : url)
    return { path: decodeURIComponent(pathname), search }
  } catch {
    return null
  }
}

/** For a `Location`. */
const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

export interface StaticServerOptions extends Site {
  /** The same for every answer, or by path. */
  readonly headers?: Headers | ((path: string) => Headers)
  /** How long a request may take to arrive. */
  readonly requestMs?: number
  /** The preferred port. A free one is used when it is taken or omitted. */
  readonly port?: number
  /** Routes that answer in place of a file, by path. */
  readonly routes?: Readonly<Record<string, Route>>
}

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

export type Route = (exchange: Exchange) => Promise<void>

type Headers = Readonly<Record<string, string>>

export interface StaticServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves a folder on the loopback interface as a merchant's web server would. TypeScript files are served as JavaScript. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { headers, port = 0, requestMs, routes = {}, ...site } = options
  const headersFor = typeof headers === 'function' ? headers : () => headers ?? {}
  const server = createServer(requestLimit(requestMs), (request, response) => {
    const exchange = { request, response }
    const respond = async () => {
      const address = addressOf(request)
      if (!address) return void response.writeHead(404).end()
      const { path } = address
      const route = Object.hasOwn(routes, path) ? routes[path]! : null
      await (route ? route(exchange) : answer({ site, address, headers: headersFor(path) }, exchange))
    }
    respond().catch(() => response.writeHead(500).end())
  })
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return listen(0)
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

interface Asked {
  readonly site: Site
  readonly address: Address
  readonly headers: Headers
}

async function answer({ site, address, headers }: Asked, { request, response }: Exchange) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
    return
  }
  const found = await findFile(site, address.path)
  if (!found) return void response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found')
  if ('redirect' in found) {
    const location = encodedPath(found.redirect) + address.search
    return void response.writeHead(301, { ...headers, Location: location }).end()
  }
  send(found, headers, { request, response })
}

function send({ body, etag, type }: SiteFile, headers: Headers, { request, response }: Exchange): void {
  const all = {
    'Cache-Control': 'no-cache',
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    ...headers,
  }
  if (request.headers['if-none-match'] === etag) response.writeHead(304, all).end()
  else response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : body)
}
