import { asJson, askHttp, bodyOf, unreachable, unreadable } from './http.ts'

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

/** Returns the `result`. Rejects with `NodeRefusal` for a node's `error`, with `network/unreachable` otherwise or after 10 s. */
export async function callNode({ fetch, url }: Node, call: NodeCall): Promise<unknown> {
  return readAnswer(bodyOf(await askHttp(fetch, { url, post: asJson({ jsonrpc: '2.0', id: 1, ...call }) })))
}

/** Like `callNode`, but a refusal is `network/unreachable` too, because no proper node refuses these calls. */
export async function readNode(node: Node, call: NodeCall): Promise<unknown> {
  try {
    return await callNode(node, call)
  } catch (error) {
    throw error instanceof NodeRefusal ? unreachable(error) : error
  }
}
