import type { Connection } from './ask-at.ts'
import { asJson, bodyOf, exchange, unreachable, unreadable, type HttpAnswer } from './http.ts'
import { requireWithinLimits } from './limits.ts'
import { NodeRefusal } from './node-refusal.ts'
import { askNodes, type Chain } from './nodes.ts'
import type { Asked } from './pool.ts'

export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
  readonly path?: string
}

function readAnswer(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) throw unreadable()
  const { error, result } = answer as { readonly error?: unknown; readonly result?: unknown }
  if (typeof error === 'object' && error !== null) {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
    const words = typeof message === 'string' ? message : ''
    requireWithinLimits(words)
    throw new NodeRefusal(typeof code === 'number' ? code : null, words)
  }
  if (result === undefined || (error !== undefined && error !== null)) throw unreadable()
  return result
}

const UNKNOWN_KEY = 401

/** Some nodes refuse a call with a status of its own, such as 400 or 413, and their `error` in the body. */
function bodyOfCall(answer: HttpAnswer): unknown {
  const { status, body } = answer
  const isRefusal = status >= 400 && status < 500 && status !== UNKNOWN_KEY
  if (isRefusal && typeof body === 'object' && body !== null && 'error' in body) return { error: body.error }
  return bodyOf(answer)
}

export async function callAt(connection: Connection, { path, ...call }: NodeCall): Promise<unknown> {
  const post = asJson({ jsonrpc: '2.0', id: 1, ...call })
  return readAnswer(bodyOfCall(await exchange(connection, { post, ...(path !== undefined && { path }) })))
}

/** Returns the `result`. Rejects with `NodeRefusal` for a node's `error`, with `network/unreachable` otherwise or after 10 s. */
export const callNode = (node: Asked, chain: Chain, call: NodeCall): Promise<unknown> =>
  askNodes(node, chain, { ask: (connection) => callAt(connection, call) })

/** Like `callNode`, but a refusal is `network/unreachable` too, because no proper node refuses these calls. */
export async function readNode(node: Asked, chain: Chain, call: NodeCall): Promise<unknown> {
  try {
    return await callNode(node, chain, call)
  } catch (error) {
    throw error instanceof NodeRefusal ? unreachable(error) : error
  }
}
