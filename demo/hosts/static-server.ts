import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Site, type SiteFile, findFile } from './site.ts'

export interface StaticServerOptions extends Site {
  /** The same for every answer, or by path. */
  readonly headers?: Headers | ((path: string) => Headers)
  /** The preferred port. A free one is used when it is taken or omitted. */
  readonly port?: number
  /** What answers in place of a file, by path. */
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
  const { headers, port = 0, routes = {}, ...site } = options
  const headersFor = typeof headers === 'function' ? headers : () => headers ?? {}
  const server = createServer((request, response) => {
    const exchange = { request, response }
    const respond = async () => {
      const { pathname } = addressOf(request)
      const route = Object.hasOwn(routes, pathname) ? routes[pathname]! : null
      await (route ? route(exchange) : answer(site, headersFor, exchange))
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

const addressOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://127.0.0.1')

async function answer(site: Site, headersFor: (path: string) => Headers, { request, response }: Exchange) {
  const { pathname, search } = addressOf(request)
  const headers = headersFor(pathname)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
    return
  }
  const found = await findFile(site, pathname)
  if (!found) return void response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found')
  if ('redirect' in found) return void response.writeHead(301, { ...headers, Location: found.redirect + search }).end()
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
