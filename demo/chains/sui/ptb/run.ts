import { createdObjectId } from '../node/digests.ts'
import type { SuiCoin } from '../node/state.ts'
import type { Command, WireTransaction } from '../node/wire-transaction.ts'
import { type ExecutionError, ExecutionFailure, argumentFailure, failure } from './failure.ts'
import { type Effects, runMoveCall } from './move-calls.ts'
import { type Argument, type Value, Values, type WorkCoin } from './values.ts'

interface Funds {
  readonly owner: string
  readonly coinType: string
  readonly units: bigint
}

/** The outcome of the commands. A failed run changed nothing. */
export interface PtbOutcome {
  readonly error: ExecutionError | null
  /** The input coins and the new ones. */
  readonly coins: readonly WorkCoin[]
  /** Additions to address balances. */
  readonly funds: readonly Funds[]
}

export const workCoin = (coin: SuiCoin): WorkCoin => ({ ...coin, before: coin, isGone: false })

interface PtbInput {
  readonly wire: WireTransaction
  readonly inputs: readonly SuiCoin[]
  readonly gasCoin: WorkCoin | null
}

/** Runs the commands of a transaction, as the Move VM does for coins. */
export function runCommands({ wire, inputs, gasCoin }: PtbInput): PtbOutcome {
  const coins = inputs.map(workCoin)
  const created: WorkCoin[] = []
  const funds: Funds[] = []
  const effects: Effects = {
    newCoin(coinType, balance) {
      const objectId = createdObjectId(wire.digest, created.length)
      const coin = { objectId, coinType, balance, before: null, owner: null, isGone: false }
      created.push(coin)
      return coin
    },
    withdraw: (coinType, units) => effects.addFunds(wire.sender, coinType, -units),
    addFunds: (owner, coinType, units) => void (units !== 0n && funds.push({ owner, coinType, units })),
  }
  const values = new Values(wire, new Map(coins.map((coin) => [coin.objectId, coin])), gasCoin)
  let current: number | null = null
  try {
    for (const [index, command] of wire.data.commands.entries()) {
      current = index
      values.push(runCommand(command, values, effects))
    }
    current = null
    if (values.unused) throw failure('UNUSED_VALUE_WITHOUT_DROP')
  } catch (error) {
    if (!(error instanceof ExecutionFailure)) throw error
    return { error: error.at(current), coins: inputs.map(workCoin), funds: [] }
  }
  return { error: null, coins: [...coins, ...created], funds }
}

function runCommand(command: Command, values: Values, effects: Effects): Value[] {
  if (command.SplitCoins) return splitCoins(command.SplitCoins, values, effects)
  if (command.MergeCoins) return mergeCoins(command.MergeCoins, values)
  if (command.TransferObjects) return transferObjects(command.TransferObjects, values)
  if (command.MoveCall) return runMoveCall(command.MoveCall, values, effects)
  throw failure('FEATURE_NOT_YET_SUPPORTED')
}

interface Split {
  readonly coin: Argument
  readonly amounts: readonly Argument[]
}

function splitCoins({ coin, amounts }: Split, values: Values, effects: Effects): Value[] {
  const source = values.borrowCoin(coin, 0)
  return amounts.map((amount, index) => {
    const units = values.u64(amount, index + 1)
    if (source.balance < units) throw failure('INSUFFICIENT_COIN_BALANCE')
    source.balance -= units
    return { kind: 'coin', coin: effects.newCoin(source.coinType, units) }
  })
}

interface Merge {
  readonly destination: Argument
  readonly sources: readonly Argument[]
}

function mergeCoins({ destination, sources }: Merge, values: Values): Value[] {
  const taken = sources.map((source, index) => {
    if (source.GasCoin) throw argumentFailure(index + 1, 'INVALID_GAS_COIN_USAGE')
    return values.takeCoin(source, index + 1)
  })
  const into = values.borrowCoin(destination, 0)
  for (const [index, coin] of taken.entries()) {
    if (coin.coinType !== into.coinType) throw argumentFailure(index + 1, 'TYPE_MISMATCH')
    into.balance += coin.balance
    coin.isGone = true
  }
  return []
}

interface Transfer {
  readonly objects: readonly Argument[]
  readonly address: Argument
}

function transferObjects({ objects, address }: Transfer, values: Values): Value[] {
  const coins = objects.map((object, index) => values.takeCoin(object, index))
  const owner = values.address(address, objects.length)
  for (const coin of coins) coin.owner = owner
  return []
}
