import * as z from 'zod'
import { readAddress } from '../address.ts'
import type { Block } from '../chain/block.ts'
import type { TronChain } from '../chain/chain.ts'
import { TronRefusal } from '../chain/refusal.ts'
import type { TronTransaction } from '../chain/transaction.ts'
import type { VirtualMachine } from '../chain/virtual-machine.ts'

export interface TronNode {
  readonly chain: TronChain
  readonly machine: VirtualMachine
  /** The contracts that are deployed, with what a node shows of them. */
  readonly contracts: Readonly<Record<string, unknown>>
  /** Takes a transaction, or throws a `TronRefusal`. */
  take(transaction: TronTransaction): Promise<void>
}

/** The chain as one call sees it: `wallet/` the newest block, `walletsolidity/` the newest solid one. */
export interface View extends TronNode {
  readonly last: Block
}

type Params = Readonly<Record<string, unknown>>
export type Call = (view: View, params: Params) => unknown

/** A call and its parameters. Others are ignored, as java-tron does. */
export const call =
  <Output>(schema: z.ZodType<Output>, answer: (view: View, params: Output) => unknown): Call =>
  (view, params) => {
    const parsed = schema.safeParse(params)
    if (parsed.success) return answer(view, parsed.data)
    const [issue] = parsed.error.issues
    throw new TronRefusal(
      'Error',
      `class java.lang.IllegalArgumentException : ${issue?.path.join('.')}: ${issue?.message}`,
    )
  }

/** In either form. */
export const address = z.string().transform((text, context) => {
  const read = readAddress(text)
  if (read !== null) return read
  context.addIssue('Invalid address')
  return z.NEVER
})

/** Parameters of a query are texts. */
export const flag = z.preprocess((value) => value === true || value === 'true', z.boolean())
export const whole = z.coerce.number().int().min(0)
export const txId = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .toLowerCase()
