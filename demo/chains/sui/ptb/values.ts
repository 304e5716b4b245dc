import { bcs } from '@mysten/sui.js/bcs'
import { base64 } from '@scure/base'
import type { SuiCoin } from '../node/state.ts'
import { type Input, type WireTransaction, ownedObject, withdrawalOf } from '../node/wire-transaction.ts'
import { argumentFailure } from './failure.ts'

/** A coin under way: one of the inputs, or a new one, which has no owner until it is transferred. */
export interface WorkCoin {
  readonly objectId: string
  readonly coinType: string
  readonly before: SuiCoin | null
  balance: bigint
  owner: string | null
  isGone: boolean
}

export type Value =
  | { readonly kind: 'coin'; readonly coin: WorkCoin }
  | { readonly kind: 'balance'; readonly coinType: string; readonly units: bigint }
  | { readonly kind: 'withdrawal'; readonly coinType: string; readonly units: bigint }
  | { readonly kind: 'pure'; readonly bytes: Uint8Array }
  | { readonly kind: 'shared'; readonly objectId: string; readonly isMutable: boolean }
  /** A burn that was checked, and one whose tokens are burned. Each must be used. */
  | { readonly kind: 'receipt'; readonly coinType: string; readonly units: bigint }
  | { readonly kind: 'ticket' }

export interface Argument {
  readonly $kind: string
  readonly GasCoin?: true
  readonly Input?: number
  readonly Result?: number
  readonly NestedResult?: [number, number]
}

const MUST_BE_USED: readonly Value['kind'][] = ['coin', 'balance', 'receipt', 'ticket']

interface Shared {
  readonly id: string
  readonly isChanged?: boolean
}

/** A value that can be moved once. */
interface Slot {
  value: Value | null
}

/** The values of a programmable transaction: its gas coin, its inputs, and what each command gave. */
export class Values {
  readonly #gas: Slot
  readonly #inputs: readonly Slot[]
  readonly #results: Slot[][] = []

  constructor(wire: WireTransaction, coins: ReadonlyMap<string, WorkCoin>, gasCoin: WorkCoin | null) {
    this.#gas = { value: gasCoin && { kind: 'coin', coin: gasCoin } }
    this.#inputs = wire.data.inputs.map((input) => ({ value: valueOf(input, coins) }))
  }

  push(results: readonly Value[]): void {
    this.#results.push(results.map((value) => ({ value })))
  }

  /** By value: nothing can use it afterwards. A pure value and a shared object can be used again. */
  take(argument: Argument, index: number): Value {
    const slot = this.#slot(argument, index)
    const { value } = slot
    if (!value) throw argumentFailure(index, 'INVALID_VALUE_USAGE')
    if (value.kind !== 'pure' && value.kind !== 'shared') slot.value = null
    return value
  }

  takeCoin(argument: Argument, index: number): WorkCoin {
    const value = this.take(argument, index)
    if (value.kind !== 'coin') throw argumentFailure(index, 'TYPE_MISMATCH')
    return value.coin
  }

  /** By mutable reference. */
  borrowCoin(argument: Argument, index: number): WorkCoin {
    const { value } = this.#slot(argument, index)
    if (!value) throw argumentFailure(index, 'INVALID_VALUE_USAGE')
    if (value.kind !== 'coin') throw argumentFailure(index, 'TYPE_MISMATCH')
    return value.coin
  }

  u64(argument: Argument, index: number): bigint {
    return BigInt(bcs.u64().parse(this.#pure(argument, index, 8)))
  }

  address(argument: Argument, index: number): string {
    return bcs.Address.parse(this.#pure(argument, index, 32))
  }

  bytes(argument: Argument, index: number, length: number): Uint8Array {
    return this.#pure(argument, index, length)
  }

  /** A shared object by reference, mutable where the call changes it. */
  shared(argument: Argument, index: number, { id, isChanged = false }: Shared): void {
    const value = this.take(argument, index)
    if (value.kind !== 'shared' || value.objectId !== id) throw argumentFailure(index, 'TYPE_MISMATCH')
    if (isChanged && !value.isMutable) throw argumentFailure(index, 'INVALID_OBJECT_BY_MUT_REF')
  }

  /** Whether a command's result was left unused that must not be. A withdrawal may be left. */
  get unused(): boolean {
    return this.#results.some((slots) => slots.some(({ value }) => value !== null && MUST_BE_USED.includes(value.kind)))
  }

  #pure(argument: Argument, index: number, length: number): Uint8Array {
    const value = this.take(argument, index)
    if (value.kind !== 'pure') throw argumentFailure(index, 'TYPE_MISMATCH')
    if (value.bytes.length !== length) throw argumentFailure(index, 'INVALID_BCS_BYTES')
    return value.bytes
  }

  #slot(argument: Argument, index: number): Slot {
    if (argument.GasCoin) return this.#gas
    if (argument.Input !== undefined) return this.#inputs[argument.Input] ?? outOfBounds(index)
    if (argument.Result !== undefined) {
      const results = this.#results[argument.Result] ?? outOfBounds(index)
      if (results.length !== 1) throw argumentFailure(index, 'INVALID_RESULT_ARITY')
      return results[0]!
    }
    const [result, subresult] = argument.NestedResult ?? [Infinity, 0]
    const results = this.#results[result] ?? outOfBounds(index)
    const slot = results[subresult]
    if (!slot) throw argumentFailure(index, 'SECONDARY_INDEX_OUT_OF_BOUNDS')
    return slot
  }
}

function outOfBounds(index: number): never {
  throw argumentFailure(index, 'INDEX_OUT_OF_BOUNDS')
}

function valueOf(input: Input, coins: ReadonlyMap<string, WorkCoin>): Value | null {
  if (input.Pure) return { kind: 'pure', bytes: base64.decode(input.Pure.bytes) }
  const withdrawal = withdrawalOf(input)
  if (withdrawal) return { kind: 'withdrawal', ...withdrawal }
  const shared = input.Object?.SharedObject
  if (shared) return { kind: 'shared', objectId: shared.objectId, isMutable: shared.mutable }
  const object = ownedObject(input)
  const coin = object && coins.get(object.objectId)
  return coin ? { kind: 'coin', coin } : null
}
