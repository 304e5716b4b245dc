import { type NodeAnswer, type NodeRequest, type NodeServer, startNodeServer } from '../../node-server.ts'
import { TronRefusal } from '../chain/refusal.ts'
import { accountCalls } from './accounts.ts'
import { blockCalls } from './blocks.ts'
import { contractCalls } from './contracts.ts'
import { answerJsonRpc } from './json-rpc.ts'
import type { Call, TronNode } from './node.ts'
import { sandboxCalls } from './sandbox.ts'
import { broadcastCalls, readingCalls } from './transactions.ts'

/** As java-tron's `node.http.maxMessageSize`. */
const MAX_BODY_BYTES = 4_000_000

const readings = { ...blockCalls, ...accountCalls, ...readingCalls }
const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  wallet: { ...readings, ...contractCalls, ...broadcastCalls },
  walletsolidity: readings,
  sandbox: sandboxCalls,
}

/** The HTTP of a Tron node as java-tron and TronGrid have it, with the calls that wallets and pages use. */
export const startTronServer = (node: TronNode): Promise<NodeServer> =>
  startNodeServer({
    methods: ['GET', 'POST'],
    maxBytes: MAX_BODY_BYTES,
    answer: (request) => answerTo(node, request),
  })

async function answerTo(node: TronNode, { method, path, body }: NodeRequest): Promise<NodeAnswer> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const [, interfaceName = '', name = '', ...more] = pathname.split('/')
  try {
    const params = method === 'GET' ? Object.fromEntries(searchParams) : readJson(body)
    if (pathname === '/jsonrpc' && method === 'POST') return { status: 200, json: answerJsonRpc(node, params) }
    const calls = Object.hasOwn(CALLS, interfaceName) ? CALLS[interfaceName]! : {}
    if (more.length > 0 || !Object.hasOwn(calls, name)) return { status: 404 }
    const last = interfaceName === 'walletsolidity' ? node.chain.solid : node.chain.head
    return { status: 200, json: await calls[name]!({ ...node, last }, params) }
  } catch (error) {
    return { status: 200, json: { Error: wordsOf(error) } }
  }
}

const wordsOf = (error: unknown) =>
  error instanceof TronRefusal ? error.message : `class java.lang.RuntimeException : ${String(error)}`

function readJson(body: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(body || '{}')
    if (typeof json === 'object' && json !== null) return json as Record<string, unknown>
  } catch {
    // Refused below.
  }
  throw new TronRefusal('Error', 'class com.alibaba.fastjson.JSONException : syntax error')
}
