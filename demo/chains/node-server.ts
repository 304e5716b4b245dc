import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { requestLimit } from '../sandbox/http/arrival/request-limit.ts'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '600',
}

export interface NodeServer {
  readonly url: string
  close(): Promise<void>
}

export interface NodeRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body: string
}

export interface NodeAnswer {
  readonly status: number
  /** Sent as JSON. Left out: an empty answer. */
  readonly json?: unknown
}

interface NodeRoutes {
  readonly methods: readonly string[]
  /** The limit of a request's body. */
  readonly maxBytes: number
  answer(request: NodeRequest): NodeAnswer | Promise<NodeAnswer>
}

/** The HTTP of a simulated node for pages of any origin, on the loopback interface only. */
export async function startNodeServer({ methods, maxBytes, answer }: NodeRoutes): Promise<NodeServer> {
  const headers = { ...CORS, 'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', ') }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '/' } = request
    const end = (status: number) => void response.writeHead(status, headers).end()
    if (!methods.includes(method)) return end(method === 'OPTIONS' ? 204 : 405)
    const body = await readBytes(request, maxBytes)
    if (body === null) return end(413)
    const { status, json } = await answer({ method, path, body: body.toString('utf8') })
    if (json === undefined) return end(status)
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(json))
  }

  return serveLocally(respond)
}

/** A server on the loopback interface alone. */
export async function serveLocally(
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<NodeServer> {
  const server = createServer(requestLimit(), (request, response) => {
    // A caller that leaves in the middle of its body gets no answer, and ends nothing.
    respond(request, response).catch(() => response.destroy())
  })
  // A caller that is busy for some seconds must not find the connection that it keeps closed.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
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

/** For callers that send credentials, as wallets' clients do, which a wildcard does not allow. */
export function corsOf({ headers }: IncomingMessage): Record<string, string> {
  const { origin, 'access-control-request-headers': asked } = headers
  if (!origin) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET,POST',
    ...(asked && { 'Access-Control-Allow-Headers': asked }),
    Vary: 'Origin',
  }
}

/** Null for a body that is too long. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
