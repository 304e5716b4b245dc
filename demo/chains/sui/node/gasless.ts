import { normalizeStructTag } from '@mysten/sui.js/utils'
import type { SuiFacts } from '../facts.ts'
import { SUPPORTED_CALLS, callName } from '../ptb/move-calls.ts'
import type { PtbOutcome } from '../ptb/run.ts'
import type { SuiState } from './state.ts'
import { TransactionRefusal } from './rpc-status.ts'
import type { Command, WireTransaction } from './wire-transaction.ts'

/** A transfer of a stablecoin between balances at addresses, for which the network asks no gas. */
export const isGasless = ({ gas }: WireTransaction): boolean =>
  gas.price === 0n && gas.budget === 0n && gas.payment.length === 0

const refuse = (message: string) => new TransactionRefusal(`Gasless transaction is not eligible: ${message}`)

/** Refuses one that does anything else, as validators do before they run it. */
export function checkGasless({ data }: WireTransaction, { gasless }: SuiFacts): void {
  if (!data.expiration?.ValidDuring) throw refuse('it has no ValidDuring expiration')
  for (const command of data.commands) checkCommand(command, gasless.coinTypes)
}

function checkCommand(command: Command, coinTypes: readonly string[]): void {
  if (command.SplitCoins || command.MergeCoins) return
  const { MoveCall: call } = command
  if (!call || !Object.hasOwn(SUPPORTED_CALLS, callName(call))) throw refuse(`${command.$kind} is not allowed`)
  const [type = ''] = call.typeArguments
  if (!coinTypes.includes(normalizeStructTag(type))) throw refuse(`${type} is not in the list`)
}

/** Refuses coins of other types. */
export function checkGaslessCoins(state: SuiState, { objects }: WireTransaction, { gasless }: SuiFacts): void {
  for (const { objectId } of objects) {
    const { coinType } = state.coin(objectId)!
    if (!gasless.coinTypes.includes(coinType)) throw refuse(`${coinType} is not in the list`)
  }
}

/** Only a run shows whether it keeps a coin, or sends too little. */
export function isFree({ coins, funds }: PtbOutcome, sender: string, { gasless }: SuiFacts): boolean {
  const sent = funds.filter(({ owner, units }) => owner !== sender && units > 0n)
  return coins.every(({ isGone }) => isGone) && sent.every(({ units }) => units >= gasless.least)
}
