import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { requestLimit } from '../../sandbox/http/arrival/request-limit.ts'
import { JsonRpcError } from '../json-rpc.ts'
import type { Method, Node } from './method.ts'
import { accountMethods } from './methods/accounts.ts'
import { clusterMethods } from './methods/cluster.ts'
import { transactionMethods } from './methods/transactions.ts'

const MAX_BODY_BYTES = 1_000_000
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '600',
}

export interface JsonRpcServer {
  readonly rpcUrl: string
  close(): Promise<void>
}

/** The JSON-RPC of a Solana node over HTTP, on the loopback interface only. */
export async function startJsonRpcServer(
  node: Node,
  extra: Readonly<Record<string, Method>> = {},
): Promise<JsonRpcServer> {
  const methods = new Map<string, Method>(
    Object.entries({ ...clusterMethods, ...accountMethods, ...transactionMethods, ...extra }),
  )
  const server = createServer(requestLimit(), (request, response) => {
    // A caller that leaves in the middle of its body is nobody to answer, and no reason to end.
    respond(request, response, (call) => answerTo(node, methods, call)).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function respond(request: IncomingMessage, response: ServerResponse, answer: (call: unknown) => unknown) {
  if (request.method !== 'POST') {
    response.writeHead(request.method === 'OPTIONS' ? 204 : 405, CORS).end()
    return
  }
  const body = await readBody(request)
  if (body === null) {
    response.writeHead(413, CORS).end()
    return
  }
  const reply = JSON.stringify(answerBody(body, answer))
  response.writeHead(200, { 'Content-Type': 'application/json', ...CORS }).end(reply)
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

function answerBody(body: string, answer: (call: unknown) => unknown): unknown {
  let calls: unknown
  try {
    calls = JSON.parse(body)
  } catch {
    return { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }
  }
  return Array.isArray(calls) ? calls.map(answer) : answer(calls)
}

function answerTo(node: Node, methods: ReadonlyMap<string, Method>, call: unknown) {
  const { id = null, method, params = [] } = (call ?? {}) as { id?: unknown; method?: unknown; params?: unknown }
  try {
    if (typeof method !== 'string' || !Array.isArray(params)) throw new JsonRpcError(-32600, 'Invalid request')
    const run = methods.get(method)
    if (!run) throw new JsonRpcError(-32601, 'Method not found')
    return { jsonrpc: '2.0', id, result: run(node, params) }
  } catch (error) {
    const { code, message, data } = error instanceof JsonRpcError ? error : new JsonRpcError(-32603, 'Internal error')
    return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
  }
}
