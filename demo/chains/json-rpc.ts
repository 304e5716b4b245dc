export class JsonRpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'JsonRpcError'
    this.code = code
    this.data = data
  }
}

export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[]
}

interface RpcAnswer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

export async function rpc<Result>(url: string, method: string, params: readonly unknown[] = []): Promise<Result> {
  const answer = (await post(url, { jsonrpc: '2.0', id: 1, method, params })) as RpcAnswer
  return resultOf(answer) as Result
}

/** Several calls in one request. The results are in the order of the calls. */
export async function rpcBatch(url: string, calls: readonly RpcCall[]): Promise<unknown[]> {
  const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
  const answers = (await post(url, body)) as RpcAnswer[]
  return answers.toSorted((a, b) => a.id - b.id).map(resultOf)
}

function resultOf({ error, result }: RpcAnswer): unknown {
  if (error) throw new JsonRpcError(error.code, error.message, error.data)
  return result
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
