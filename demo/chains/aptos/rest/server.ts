import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsOf, readBytes, serveLocally } from '../../node-server.ts'
import type { SubmissionFaults } from '../../sending/submission-faults.ts'
import { ApiError } from '../node/api-error.ts'
import type { AptosChain } from '../node/chain.ts'
import { accountRoutes } from './accounts.ts'
import { ledgerHeaders, ledgerRoutes } from './ledger.ts'
import type { RestAnswer, RestCall, Route } from './route.ts'
import { transactionRoutes } from './transactions.ts'

const MAX_BODY_BYTES = 1_000_000
const ROUTES: readonly Route[] = [...ledgerRoutes, ...accountRoutes, ...transactionRoutes]

interface RestServer {
  readonly rpcUrl: string
  close(): Promise<void>
}

/** The REST API of a full node over HTTP, on the loopback interface only. */
export async function startRestServer(chain: AptosChain, faults: SubmissionFaults): Promise<RestServer> {
  const { url, close } = await serveLocally((request, response) => respond({ request, response, chain, faults }))
  return { rpcUrl: `${url}/v1`, close }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly chain: AptosChain
  readonly faults: SubmissionFaults
}

async function respond({ request, response, chain, faults }: Exchange): Promise<void> {
  const cors = corsOf(request)
  if (request.method === 'OPTIONS') {
    response.writeHead(200, cors).end()
    return
  }
  const body = await readBytes(request, MAX_BODY_BYTES)
  if (body === null) {
    response.writeHead(413, cors).end()
    return
  }
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const isSubmission = request.method === 'POST' && /^\/v1\/transactions\/?$/.test(url.pathname)
  const contentType = request.headers['content-type'] ?? ''
  const { status, text, headers } = await answerTo(
    { chain, url, body, contentType, method: request.method ?? '' },
    () => {
      if (isSubmission && faults.isRefused()) throw new ApiError('mempool_is_full', 'Mempool is full')
    },
  )
  if (isSubmission && faults.losesAnswer()) {
    response.destroy()
    return
  }
  const all = { 'Content-Type': 'application/json', ...ledgerHeaders(chain), ...headers, ...cors }
  response.writeHead(status, all).end(text)
}

interface Question {
  readonly chain: AptosChain
  readonly method: string
  readonly url: URL
  readonly body: Uint8Array
  readonly contentType: string
}

async function answerTo(question: Question, before: () => void) {
  try {
    before()
    const { status = 200, value, text = JSON.stringify(value), headers = {} } = await answer(question)
    return { status, text, headers }
  } catch (error) {
    const refusal = error instanceof ApiError ? error : new ApiError('internal_error', String(error))
    return { status: refusal.httpStatus, text: JSON.stringify(refusal.body), headers: {} }
  }
}

function answer({ chain, method, url, body, contentType }: Question): RestAnswer | Promise<RestAnswer> {
  const parts = partsOf(url)
  const found = parts && ROUTES.find((route) => route.method === method && matches(route, parts))
  if (!found) throw new ApiError('web_framework_error', `${method} ${url.pathname} is not a call of this node`)
  const open = found.path.split('/')
  const path = parts.filter((_, index) => open[index] === '*')
  return found.answer({ chain, path, query: url.searchParams, body, contentType } satisfies RestCall)
}

function partsOf({ pathname }: URL): string[] | null {
  const [, rest] = /^\/v1(?:\/(.*?))?\/?$/.exec(pathname) ?? []
  if (!pathname.startsWith('/v1')) return null
  try {
    return (rest ?? '').split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

function matches({ path }: Route, parts: readonly string[]): boolean {
  const wanted = path.split('/')
  return wanted.length === parts.length && wanted.every((each, index) => each === '*' || each === parts[index])
}
