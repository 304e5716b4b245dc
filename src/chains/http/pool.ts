import type { Network } from '../../domain/networks.ts'
import { writeJson } from '../../lib/json.ts'
import { monotonicTime } from '../../lib/timing/clock.ts'
import type { ChainNode } from '../adapter.ts'
import type { Endpoint } from './rpc-node.ts'

export type Asked = Pick<ChainNode, 'fetch' | 'nodes' | 'patienceMs'>

export interface Pool {
  readonly endpoints: readonly Endpoint[]
  present: number
  changes: number
  /** The newest block that any of them has shown, in milliseconds of the chain’s time, and since when. Zero: none has. */
  newest: number
  grewAt: number
  readonly states: readonly NodeState[]
}

interface NodeState {
  restsUntil: number
  comparedAt: number
  comparing: Promise<void> | null
}

/** Of a page, whose elements ask through one `fetch`. */
const pools = new WeakMap<typeof fetch, Map<string, Pool>>()

const fresh = (): NodeState => ({ restsUntil: 0, comparedAt: Number.NEGATIVE_INFINITY, comparing: null })

export function poolOf(node: Asked, network: Network): Pool {
  const endpoints = node.nodes(network)
  const ofPage = pools.get(node.fetch) ?? new Map<string, Pool>()
  pools.set(node.fetch, ofPage)
  const key = writeJson([network, endpoints])
  const pool = ofPage.get(key) ?? {
    endpoints,
    present: 0,
    changes: 0,
    newest: 0,
    grewAt: 0,
    states: endpoints.map(fresh),
  }
  ofPage.set(key, pool)
  return pool
}

const REST_MS = 30_000

/** A node that has failed is not asked for half a minute, if there is another. */
export function rest({ states }: Pool, index: number): void {
  states[index]!.restsUntil = monotonicTime() + REST_MS
}

/** Those to ask in the host's order. Where all rest, each is worth a try. */
export function awakeIn({ states }: Pool): readonly number[] {
  const awake = [...states.keys()].filter((index) => states[index]!.restsUntil <= monotonicTime())
  return awake.length > 0 ? awake : [...states.keys()]
}

export function answeredBy(pool: Pool, index: number): void {
  if (pool.present !== index) pool.changes += 1
  pool.present = index
}

export function presentUrl(node: Asked, network: Network): string {
  const { endpoints, present } = poolOf(node, network)
  return endpoints[present]!.url
}

export const changesOf = (node: Asked, network: Network): number => poolOf(node, network).changes

/** Lets the present node rest. False where no other is left to ask. */
export function leaveNode(node: Asked, network: Network): boolean {
  const pool = poolOf(node, network)
  rest(pool, pool.present)
  return pool.states.some(({ restsUntil }) => restsUntil <= monotonicTime())
}
