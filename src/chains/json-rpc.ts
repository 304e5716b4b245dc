import { writeJson } from '../lib/json.ts'
import { within } from '../lib/timing/within.ts'
import { ChainError } from './chain-error.ts'

const ANSWER_MAX_MS = 10_000

/** A node's own refusal of a call, which the caller turns into a `ChainError` or into an answer. */
export class NodeRefusal extends Error {
  /** Null when the node gave none. */
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

/** What a node says that is not what its protocol promises. Nothing follows from it. */
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

/**
 * Asks a node once by JSON-RPC 2.0, and returns its `result`, which the caller reads as unknown. Rejects with `NodeRefusal` for an
 * `error` of the node, and with `network/unreachable` for everything else that is no answer within ten seconds.
 */
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

/** Like `callNode`, for calls that no proper node refuses. */
export async function readNode(node: Node, call: NodeCall): Promise<unknown> {
  try {
    return await callNode(node, call)
  } catch (error) {
    throw error instanceof NodeRefusal ? unreachable(error) : error
  }
}
