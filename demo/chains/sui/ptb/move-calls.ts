import { normalizeStructTag, normalizeSuiAddress } from '@mysten/sui.js/utils'
import { BURN_CALLS } from './burn-calls.ts'
import { ExecutionFailure, argumentFailure, failure } from './failure.ts'
import type { Argument, Value, Values, WorkCoin } from './values.ts'

interface MoveCall {
  readonly package: string
  readonly module: string
  readonly function: string
  readonly typeArguments: readonly string[]
  readonly arguments: readonly Argument[]
}

/** The effects of a call on coins and address balances. */
export interface Effects {
  newCoin(coinType: string, balance: bigint): WorkCoin
  /** Takes units from the sender's address balance. */
  withdraw(coinType: string, units: bigint): void
  addFunds(owner: string, coinType: string, units: bigint): void
}

interface Call {
  readonly values: Values
  readonly effects: Effects
  readonly coinType: string
  readonly args: readonly Argument[]
}

/** `0x2::coin::redeem_funds` */
export const callName = (call: Pick<MoveCall, 'package' | 'module' | 'function'>): string =>
  `${normalizeSuiAddress(call.package).replace(/^0x0*(?=.)/, '0x')}::${call.module}::${call.function}`

/** The functions of Sui's framework that move coins and address balances (SIP-58), by their names. */
export const SUPPORTED_CALLS: Readonly<Record<string, { arity: number; run(call: Call): Value[] }>> = {
  '0x2::coin::redeem_funds': { arity: 1, run: (call) => [newCoin(call, redeemed(call))] },
  '0x2::balance::redeem_funds': { arity: 1, run: (call) => [balance(call, redeemed(call))] },
  '0x2::coin::send_funds': { arity: 2, run: (call) => sendFunds(call, takenCoin(call)) },
  '0x2::balance::send_funds': { arity: 2, run: (call) => sendFunds(call, takenBalance(call)) },
  '0x2::coin::into_balance': { arity: 1, run: (call) => [balance(call, takenCoin(call))] },
  '0x2::coin::from_balance': { arity: 1, run: (call) => [newCoin(call, takenBalance(call))] },
  '0x2::coin::zero': { arity: 0, run: (call) => [newCoin(call, 0n)] },
  '0x2::balance::zero': { arity: 0, run: (call) => [balance(call, 0n)] },
  '0x2::coin::destroy_zero': { arity: 1, run: (call) => mustBeZero(takenCoin(call)) },
  '0x2::balance::destroy_zero': { arity: 1, run: (call) => mustBeZero(takenBalance(call)) },
}

/** Whether this network runs it. */
export const isSupported = (call: Parameters<typeof callName>[0]): boolean =>
  Object.hasOwn(SUPPORTED_CALLS, callName(call)) || Object.hasOwn(BURN_CALLS, callName(call))

function runBurnCall(call: MoveCall, values: Values): Value[] {
  const { arity, types, run } = BURN_CALLS[callName(call)]!
  if (call.typeArguments.length !== types) throw failure('TYPE_ARITY_MISMATCH')
  if (call.arguments.length !== arity) throw failure('ARITY_MISMATCH')
  return run({ values, args: call.arguments, types: call.typeArguments })
}

export function runMoveCall(call: MoveCall, values: Values, effects: Effects): Value[] {
  if (Object.hasOwn(BURN_CALLS, callName(call))) return runBurnCall(call, values)
  const { arity, run } = SUPPORTED_CALLS[callName(call)]!
  const [type, ...more] = call.typeArguments
  if (type === undefined || more.length > 0) throw failure('TYPE_ARITY_MISMATCH')
  if (call.arguments.length !== arity) throw failure('ARITY_MISMATCH')
  return run({ values, effects, coinType: normalizeStructTag(type), args: call.arguments })
}

const balance = ({ coinType }: Call, units: bigint): Value => ({ kind: 'balance', coinType, units })

const newCoin = ({ effects, coinType }: Call, units: bigint): Value => ({
  kind: 'coin',
  coin: effects.newCoin(coinType, units),
})

function redeemed({ values, effects, args, coinType }: Call): bigint {
  const value = values.take(args[0]!, 0)
  if (value.kind !== 'withdrawal' || value.coinType !== coinType) throw argumentFailure(0, 'TYPE_MISMATCH')
  effects.withdraw(coinType, value.units)
  return value.units
}

function takenCoin({ values, args, coinType }: Call): bigint {
  if (args[0]!.GasCoin) throw argumentFailure(0, 'INVALID_GAS_COIN_USAGE')
  const coin = values.takeCoin(args[0]!, 0)
  if (coin.coinType !== coinType) throw argumentFailure(0, 'TYPE_MISMATCH')
  coin.isGone = true
  return coin.balance
}

function takenBalance({ values, args, coinType }: Call): bigint {
  const value = values.take(args[0]!, 0)
  if (value.kind !== 'balance' || value.coinType !== coinType) throw argumentFailure(0, 'TYPE_MISMATCH')
  return value.units
}

function sendFunds({ values, effects, coinType, args }: Call, units: bigint): Value[] {
  effects.addFunds(values.address(args[1]!, 1), coinType, units)
  return []
}

/** `ENonZero` of `0x2::balance`. */
function mustBeZero(units: bigint): Value[] {
  if (units === 0n) return []
  const location = { package: normalizeSuiAddress('0x2'), module: 'balance', functionName: 'destroy_zero' }
  throw new ExecutionFailure('MOVE_ABORT', 'MoveAbort(0x2::balance::destroy_zero, 0)', {
    oneofKind: 'abort',
    abort: { abortCode: 0n, location },
  })
}
