import { writeJson } from '../lib/json.ts'
import { within } from '../lib/timing/within.ts'
import { ChainError } from './chain-error.ts'

const ANSWER_MAX_MS = 10_000

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

const unreachable = (cause?: unknown) => new ChainError('network/unreachable', { cause })

/** For an answer that breaks the node's protocol, from which nothing may be concluded. */
export const unreadable = (): ChainError => unreachable()

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

async function post({ fetch: ask, url }: Node, call: NodeCall, signal: AbortSignal): Promise<unknown> {
  const body = writeJson({ jsonrpc: '2.0', id: 1, ...call })
  const response = await ask(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal })
  if (!response.ok) throw unreadable()
  return response.json()
}

/** Returns the `result`. Rejects with `NodeRefusal` for a node's `error`, with `network/unreachable` otherwise or after 10 s. */
export async function callNode(node: Node, call: NodeCall): Promise<unknown> {
  const asking = new AbortController()
  const answer = within(ANSWER_MAX_MS, post(node, call, asking.signal), () => {
    asking.abort()
    throw unreachable()
  })
  return readAnswer(
    await answer.catch((error: unknown) => {
      throw unreachable(error)
    }),
  )
}

/** Like `callNode`, but a refusal is `network/unreachable` too, because no proper node refuses these calls. */
export async function readNode(node: Node, call: NodeCall): Promise<unknown> {
  try {
    return await callNode(node, call)
  } catch (error) {
    throw error instanceof NodeRefusal ? unreachable(error) : error
  }
}
