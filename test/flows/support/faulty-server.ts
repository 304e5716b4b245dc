import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to one POST of a payout on its way to the sandbox, or on its way back. */
export type Fault =
  | 'none'
  /** The connection ends without an answer: after the sandbox has made it, or before it heard of it. */
  | 'dropAfter'
  | 'dropBefore'
  /** It never gets further. */
  | 'hang'
  | { readonly status: number; readonly body: string; readonly type?: string; readonly retryAfter?: string }

interface Options {
  /** A key that was used is refused, as the like-named product's public API does. */
  readonly refusesUsedKeys?: boolean
  /** Payouts do not say which key made them. */
  readonly hidesKeys?: boolean
  /** The list of payouts cannot be read any more once a payout is asked for. */
  readonly losesList?: boolean
  /** Changes what is answered about payouts. */
  readonly change?: (payout: Record<string, unknown>) => Record<string, unknown>
}

/** A server between the widget and the sandbox that keeps connections alive and fails the calls of payouts as a test demands. */
export interface FaultyServer {
  readonly url: string
  readonly faults: Fault[]
  /** While true, the list of payouts cannot be read. */
  listIsDown: boolean
  /** What the sandbox has of the customer. */
  payouts(): Promise<Record<string, unknown>[]>
  /** The keys of the POSTs that came. */
  readonly keys: string[]
  close(): Promise<void>
}

const bodyOf = async (stream: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
  ) as Record<string, string>

function send(response: ServerResponse, status: number, { body, headers }: { body: string; headers: Headers }): void {
  const kept = [...headers].filter(
    ([name]) => !['content-length', 'content-encoding', 'transfer-encoding'].includes(name),
  )
  response.writeHead(status, Object.fromEntries(kept)).end(body)
}

export async function startFaultyServer(sandboxUrl: string, options: Options = {}): Promise<FaultyServer> {
  const faults: Fault[] = []
  const keys: string[] = []
  const state = { listIsDown: false }
  let authorization: Record<string, string> = {}

  const forward = async (request: IncomingMessage, body: Buffer) => {
    const { method = 'GET', url = '/' } = request
    const answer = await fetch(sandboxUrl + url, {
      method,
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }

  const changed = (text: string): string =>
    text.replaceAll(/"idempotencyKey":"[^"]*",?/g, (found) => (options.hidesKeys ? '' : found)).replace(/,\}/g, '}')

  const changedPayout = (text: string): string => {
    const answer = JSON.parse(text) as { data?: { payout?: Record<string, unknown> } }
    if (options.change && answer.data?.payout) answer.data.payout = options.change(answer.data.payout)
    return JSON.stringify(answer)
  }

  async function create(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const key = String(request.headers['idempotency-key'])
    const isUsed = keys.includes(key)
    keys.push(key)
    if (options.losesList && !isUsed) state.listIsDown = true
    const fault = faults.shift() ?? 'none'
    if (fault === 'hang') return
    if (fault === 'dropBefore') return void request.socket.destroy()
    if (typeof fault === 'object') {
      const { headers } = await forward(
        { ...request, method: 'OPTIONS', url: request.url, headers: request.headers } as IncomingMessage,
        Buffer.alloc(0),
      )
      headers.set('content-type', fault.type ?? 'application/json')
      if (fault.retryAfter) headers.set('retry-after', fault.retryAfter)
      return send(response, fault.status, { body: fault.body, headers })
    }
    if (isUsed && options.refusesUsedKeys) {
      const { headers } = await forward(
        { ...request, method: 'OPTIONS', url: request.url, headers: request.headers } as IncomingMessage,
        Buffer.alloc(0),
      )
      headers.set('content-type', 'application/json')
      const refusal = JSON.stringify({ error: { code: 'transfer/duplicate', message: 'Duplicate request' } })
      return send(response, 409, { body: refusal, headers })
    }
    const answer = await forward(request, body)
    if (fault === 'dropAfter') return void request.socket.destroy()
    send(response, answer.status, { ...answer, body: changed(changedPayout(answer.body)) })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const path = (request.url ?? '').split('?')[0]!
    if (request.headers.authorization) authorization = headersOf(request)
    if (request.method === 'POST' && path === '/v1/ramp/payouts') return create(request, response, body)
    if (state.listIsDown && request.method === 'GET' && path === '/v1/ramp/payouts')
      return void request.socket.destroy()
    const result = await forward(request, body)
    const isPayout = request.method === 'GET' && path.startsWith('/v1/ramp/payouts/payout_')
    send(response, result.status, { ...result, body: changed(isPayout ? changedPayout(result.body) : result.body) })
  }

  const server: Server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    keys,
    get listIsDown() {
      return state.listIsDown
    },
    set listIsDown(isDown) {
      state.listIsDown = isDown
    },
    async payouts() {
      const response = await fetch(`${sandboxUrl}/v1/ramp/payouts`, {
        headers: {
          authorization: authorization['authorization']!,
          'x-application-id': authorization['x-application-id']!,
        },
      })
      const { data } = (await response.json()) as { data: { payouts: Record<string, unknown>[] } }
      return data.payouts
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
