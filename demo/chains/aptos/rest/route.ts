import type { AptosChain } from '../node/chain.ts'

export interface RestCall {
  readonly chain: AptosChain
  /** The parts of the path that a route leaves open, decoded. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly body: Uint8Array
  readonly contentType: string
}

export interface RestAnswer {
  readonly status?: number
  /** JSON, for numbers that JavaScript would round. */
  readonly text?: string
  readonly value?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Route {
  readonly method: 'GET' | 'POST'
  /** `accounts/*` */
  readonly path: string
  answer(call: RestCall): RestAnswer | Promise<RestAnswer>
}

export const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, answer })
export const post = (path: string, answer: Route['answer']): Route => ({ method: 'POST', path, answer })
