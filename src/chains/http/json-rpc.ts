import { asJson, askHttp, bodyOf, unreachable, unreadable, type HttpAnswer } from './http.ts'

export class NodeRefusal extends Error {
  readonly code: number | null

  constructor(code: number | null, message: string) {
    super(message)
    this.name = 'NodeRefusal'
    this.code = code
  }
}

export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

interface Node {
  readonly fetch: typeof fetch
  readonly url: string
}

function readAnswer(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) throw unreadable()
  const { error, result } = answer as { readonly error?: unknown; readonly result?: unknown }
  if (typeof error === 'object' && error !== null) {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
    throw new NodeRefusal(typeof code === 'number' ? code : null, typeof message === 'string' ? message : '')
  }
  if (result === undefined || (error !== undefined && error !== null)) throw unreadable()
  return result
}

/** Some nodes refuse a call with a status of its own, such as 400 or 413, and their `error` in the body. */
function bodyOfCall(answer: HttpAnswer): unknown {
  const { status, body } = answer
  const isRefusal = status >= 400 && status < 500
  if (isRefusal && typeof body === 'object' && body !== null && 'error' in body) return { error: body.error }
  return bodyOf(answer)
}

/** Returns the `result`. Rejects with `NodeRefusal` for a node's `error`, with `network/unreachable` otherwise or after 10 s. */
export async function callNode({ fetch, url }: Node, call: NodeCall): Promise<unknown> {
  return readAnswer(bodyOfCall(await askHttp(fetch, { url, post: asJson({ jsonrpc: '2.0', id: 1, ...call }) })))
}

/** Like `callNode`, but a refusal is `network/unreachable` too, because no proper node refuses these calls. */
export async function readNode(node: Node, call: NodeCall): Promise<unknown> {
  try {
    return await callNode(node, call)
  } catch (error) {
    throw error instanceof NodeRefusal ? unreachable(error) : error
  }
}
