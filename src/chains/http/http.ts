import { writeJson } from '../../lib/json.ts'
import { ChainError } from '../chain-error.ts'
import type { Connection } from './ask-at.ts'
import { askNodes, type Chain } from './nodes.ts'
import type { Asked } from './pool.ts'

interface Content {
  readonly type: string
  readonly body: BodyInit
}

export interface HttpQuestion {
  readonly path?: string
  readonly post?: Content
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  /** Parsed JSON, at any status. */
  readonly body: unknown
}

export const unreachable = (cause?: unknown): ChainError => new ChainError('network/unreachable', { cause })

/** For an answer that breaks the node's protocol, from which nothing may be concluded. */
export const unreadable = (): ChainError => unreachable()

export const asJson = (value: unknown): Content => ({ type: 'application/json', body: writeJson(value) })

/** Where a node is asked for a path. Its own query, which may hold its key, stays at the end. */
export function urlOf(base: string, path?: string): string {
  const [, address = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(base) ?? []
  const [, name = '', asked] = /^([^?]*)(?:\?(.*))?$/.exec(path ?? '') ?? []
  const queries = [asked, query].filter(Boolean).join('&')
  return `${path === undefined ? address : `${address.replace(/\/+$/, '')}/${name}`}${queries && `?${queries}`}`
}

export async function exchange(
  { endpoint, fetchFrom, abort }: Connection,
  { path, post }: HttpQuestion,
): Promise<HttpAnswer> {
  const posted = post && { method: 'POST', headers: { 'Content-Type': post.type }, body: post.body }
  const response = await fetchFrom(urlOf(endpoint.url, path), { ...posted, signal: abort })
  const { status, headers } = response
  return { status, headers, body: await response.json() }
}

/**
 * Asks a network's nodes one question over HTTP. Where `read` throws, the node has failed. Rejects with `network/unreachable` for an
 * answer without JSON, or none within 10 s.
 */
export const askHttp = <Read>(
  node: Asked,
  chain: Chain,
  { read, mayAsk, ...question }: HttpQuestion & { read(answer: HttpAnswer): Read; mayAsk?: () => Promise<boolean> },
): Promise<Read> =>
  askNodes(node, chain, {
    ask: async (connection) => read(await exchange(connection, question)),
    ...(mayAsk && { mayAsk }),
  })

/** The body of an answer of success; a status of failure is `network/unreachable`. */
export function bodyOf({ status, body }: HttpAnswer): unknown {
  if (status < 200 || status > 299) throw unreadable()
  return body
}

/** Sends what was signed in this page again, one call at a time. Null where an earlier page signed it. `send` never rejects. */
export function createResend<Signed>(signed: Signed | null, send: (signed: Signed) => Promise<unknown>) {
  let isResending = false
  return async (): Promise<void> => {
    if (isResending || signed === null) return
    isResending = true
    await send(signed)
    isResending = false
  }
}
