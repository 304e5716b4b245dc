import type { IncomingMessage } from 'node:http'
import { JsonRpcError } from '../chains/json-rpc.ts'
import type { Exchange, Route } from './static-server.ts'

/** By name. A method throws a `JsonRpcError`, or anything else for a failure of its own. */
export type RpcMethods = Readonly<Record<string, (...params: readonly unknown[]) => unknown>>

const MAX_BODY_BYTES = 100_000
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/

type Refused = (headers: IncomingMessage['headers'], method: string) => boolean

/** A page of another site must not call. The host is checked too, because a site can point a name of its own at this machine. */
const REFUSALS: readonly (readonly [status: number, refused: Refused])[] = [
  [405, (_, method) => method !== 'POST'],
  [403, ({ host = '', origin }) => !LOOPBACK.test(host) || origin !== `http://${host}`],
  [415, ({ 'content-type': type = '' }) => !/^application\/json(?:;|$)/.test(type)],
]

/** JSON-RPC 2.0 for the site's own pages, one call a request. */
export function jsonRpcRoute(methods: RpcMethods): Route {
  return async ({ request, response }: Exchange) => {
    const { headers, method = '' } = request
    const refusal = REFUSALS.find(([, refused]) => refused(headers, method))
    const body = refusal ? null : await readBody(request)
    if (body === null) return void response.writeHead(refusal?.[0] ?? 413, { Connection: 'close' }).end()
    const answer = JSON.stringify(await answerTo(body, methods))
    response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }).end(answer)
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

function readCall(body: string): Call {
  let call: unknown
  try {
    call = JSON.parse(body)
  } catch {
    throw new JsonRpcError(-32700, 'Parse error')
  }
  const { id = null, method, params = [] } = (call ?? {}) as Readonly<Record<string, unknown>>
  if (typeof method !== 'string' || !Array.isArray(params)) throw new JsonRpcError(-32600, 'Invalid request')
  return { id, method, params }
}

async function answerTo(body: string, methods: RpcMethods) {
  let id: unknown = null
  try {
    const call = readCall(body)
    id = call.id
    if (!Object.hasOwn(methods, call.method)) throw new JsonRpcError(-32601, 'Method not found')
    const result = (await methods[call.method]!(...call.params)) ?? null
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    const { code, message, data } = error instanceof JsonRpcError ? error : new JsonRpcError(-32603, messageOf(error))
    return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
