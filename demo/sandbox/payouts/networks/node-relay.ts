import { MAX_BODY_BYTES } from '../../http/arrival/read-body.ts'
import { pathOf } from '../../http/arrival/path.ts'
import type { Services } from '../../services.ts'
import { NODES_PATH, nodeUrls } from '../../tables/node-urls.ts'
import { isWalletNetwork, transferNameOf } from '../../wallets/networks.ts'

type Answer = (request: Request) => Promise<Response>

const ASKED = /^\/sandbox\/rpc\/([a-z]+)(\/.*)?$/

/**
 * The nodes behind the API's own port, which a page can name once for all: those that run are forwarded to, in whatever protocol they speak.
 * `answer` has the simulated one. Open to every page, as the nodes are.
 */
export const withNodes =
  (services: Services, answer: Answer): Answer =>
  async (request) => {
    if (!services.settings.controls) return answer(request)
    const path = pathOf(request)
    if (path === NODES_PATH && request.method === 'GET') return cors(request, listOf(request))
    const [, network = '', rest = ''] = ASKED.exec(path) ?? []
    if (!isWalletNetwork(network)) return answer(request)
    const name = transferNameOf(network)
    if (!services.chains[name] && network === 'solana' && rest === '') return answer(request)
    if (request.method === 'OPTIONS') return cors(request, new Response(null, { status: 204 }))
    const url = await urlOf(services, name)
    if (url === null) return cors(request, absent(network, services.missingChains[name]))
    return cors(request, await forward(request, url + rest + new URL(request.url).search))
  }

const listOf = (request: Request) => Response.json({ rpcUrls: nodeUrls(new URL(request.url).origin) })

const START_MS = 30_000
const LOOK_EVERY_MS = 100

/** Null for a network that does not run. One that is starting is waited for. */
async function urlOf({ chains }: Services, name: string): Promise<string | null> {
  for (let waited = 0; waited < START_MS; waited += LOOK_EVERY_MS) {
    const port = chains[name]
    if (!port) return null
    if (port.rpcUrl !== null) return port.rpcUrl
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return null
}

/** A JSON-RPC refusal, which also a person reads among the requests of the browser. */
const absent = (network: string, reason = 'it was not started') =>
  refused(503, `The sandbox has no node of ${network}: ${reason}.`)

const refused = (status: number, message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } }, { status })

/** Of this connection alone, or of this page. */
const NOT_FORWARDED = ['connection', 'content-length', 'cookie', 'host', 'origin', 'referer', 'transfer-encoding']
const NOT_RETURNED = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']

async function forward(request: Request, url: string): Promise<Response> {
  const { method, headers } = request
  if (Number(headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES) return refused(413, 'The body is too large.')
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  if (body && body.byteLength > MAX_BODY_BYTES) return refused(413, 'The body is too large.')
  try {
    const answered = await fetch(url, { method, headers: without(headers, NOT_FORWARDED), body, redirect: 'manual' })
    const { status, headers: theirs } = answered
    return new Response(answered.body, { status, headers: without(theirs, NOT_RETURNED) })
  } catch {
    return refused(502, 'The node does not answer.')
  }
}

const without = (headers: Headers, names: readonly string[]) =>
  new Headers([...headers].filter(([name]) => !names.includes(name) && !name.startsWith('access-control-')))

/** For callers that send credentials too, as wallets' clients do, which a wildcard does not allow. */
function cors(request: Request, response: Response): Response {
  const origin = request.headers.get('Origin')
  if (origin === null) return response
  const { headers } = response
  const exposed = [...headers.keys()].join(', ')
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Credentials', 'true')
  headers.set('Access-Control-Allow-Methods', 'GET, POST')
  headers.set('Access-Control-Allow-Headers', request.headers.get('Access-Control-Request-Headers') ?? '*')
  if (exposed) headers.set('Access-Control-Expose-Headers', exposed)
  headers.set('Access-Control-Max-Age', '600')
  headers.append('Vary', 'Origin')
  return response
}
