import * as z from 'zod'
import { JsonRpcError } from '../json-rpc.ts'
import type { SolanaFacts } from './facts.ts'
import type { SolanaLedger } from './ledger.ts'

export interface Node {
  readonly ledger: SolanaLedger
  readonly facts: SolanaFacts
  /** Accepts a transaction and drops it, as a congested network does. */
  losesNext(): boolean
}

export type Method = (node: Node, params: readonly unknown[]) => unknown

/** A method and its parameters. Missing parameters are null. */
export function method<Schema extends z.ZodType<unknown[], unknown[]>>(
  schema: Schema,
  answer: (node: Node, params: z.output<Schema>) => unknown,
): Method {
  return (node, params) => {
    const padded = [...params, null, null, null].slice(0, 3)
    const parsed = schema.safeParse(padded)
    if (!parsed.success) throw new JsonRpcError(-32602, `Invalid params: ${z.prettifyError(parsed.error)}`)
    return answer(node, parsed.data)
  }
}

export const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'Invalid param: WrongSize')
export const ignored = z.unknown()
