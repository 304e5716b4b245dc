import { JsonRpcError } from '../json-rpc.ts'
import { startNodeServer } from '../node-server.ts'
import type { Method, Node } from './method.ts'
import { accountMethods } from './methods/accounts.ts'
import { clusterMethods } from './methods/cluster.ts'
import { transactionMethods } from './methods/transactions.ts'

const MAX_BODY_BYTES = 1_000_000

export interface JsonRpcServer {
  readonly rpcUrl: string
  close(): Promise<void>
}

/** The JSON-RPC of a Solana node over HTTP. */
export async function startJsonRpcServer(
  node: Node,
  extra: Readonly<Record<string, Method>> = {},
): Promise<JsonRpcServer> {
  const methods = new Map<string, Method>(
    Object.entries({ ...clusterMethods, ...accountMethods, ...transactionMethods, ...extra }),
  )
  const { url: rpcUrl, close } = await startNodeServer({
    methods: ['POST'],
    maxBytes: MAX_BODY_BYTES,
    answer: ({ body }) => ({ status: 200, json: answerBody(body, (call) => answerTo(node, methods, call)) }),
  })
  return { rpcUrl, close }
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
