import { bcs } from '@mysten/sui.js/bcs'
import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { normalizeSuiAddress } from '@mysten/sui.js/utils'
import { writeJson } from '../../../lib/json.ts'
import { TERMS } from '../../cctp/facts.ts'
import type { SuiContracts } from '../../cctp/contracts.ts'
import type { BurnOrder } from '../../transfer-order.ts'
import { BURN_CALL, inputOf, nameOf, pureOf, writeBurn, type Argument, type Call } from './burn-call.ts'

const COIN = `${normalizeSuiAddress('0x2')}::coin`
/** The SDK's calls that choose among the sender's own coins. */
const CHOOSES: readonly unknown[] = [`${COIN}::redeem_funds`, `${COIN}::destroy_zero`]
const RETURNS = `${COIN}::send_funds`

const COMMANDS: readonly unknown[] = ['MoveCall', 'MergeCoins', 'SplitCoins']

const u64 = (value: bigint) => bcs.u64().serialize(value).toHex()
const address = (value: string) => bcs.Address.serialize(value).toHex()

/** Whether it keeps the tokens with their owner. */
const isOwn = (data: TransactionDataBuilder, call: Call, owner: string): boolean =>
  CHOOSES.includes(nameOf(call)) || (nameOf(call) === RETURNS && pureOf(data, call.arguments[1]) === address(owner))

/** The units of a coin: what was split off, or taken from the balance at the address. */
function unitsOf(data: TransactionDataBuilder, coin: Argument | undefined): string | null {
  const [at = -1, index = 0] = resultOf(coin) ?? []
  const made = data.commands[at]
  if (made?.SplitCoins) return pureOf(data, made.SplitCoins.amounts[index])
  const taken = made?.MoveCall && inputOf(data, made.MoveCall.arguments[0])?.FundsWithdrawal
  const units = taken?.reservation.MaxAmountU64
  return units === undefined ? null : u64(BigInt(units))
}

function resultOf(argument: Argument | undefined): readonly [at: number, index: number] | null {
  if (argument?.$kind === 'NestedResult') return argument.NestedResult
  return argument?.$kind === 'Result' ? [argument.Result, 0] : null
}

/** Describes an argument: a value, the id of a shared object, or a result of one of the calls. */
function argumentOf(data: TransactionDataBuilder, calls: readonly Call[], argument: Argument): string {
  const value = pureOf(data, argument) ?? inputOf(data, argument)?.Object?.SharedObject?.objectId
  if (value !== undefined) return value
  const [at = -1, index] = resultOf(argument) ?? []
  const call = data.commands[at]?.MoveCall
  return `${call ? calls.indexOf(call) : '?'}.${index}`
}

type Asked = readonly [name: string, types: readonly string[], ...args: string[]]

const [RECEIPT, BURNT, TICKET] = ['0.0', '0.1', '1.0']
const TOKENS = 'tokens'

function callsOf({ token, burn }: BurnOrder, contracts: SuiContracts): readonly Asked[] {
  const { tokenMessengerMinter: minter, stablecoinHandler: handler } = contracts
  const [caller, hook] = [address(TERMS.caller), bcs.vector(bcs.u8()).serialize([]).toHex()]
  const [fee, finality] = [bcs.u256().serialize(TERMS.maxFee).toHex(), bcs.u32().serialize(TERMS.finality).toHex()]
  const { tokenMessengerMinterState: state, stablecoinHandlerState, messageTransmitterState } = contracts
  const { denyList, treasury } = contracts
  const auth = `${handler}::handler::Auth`
  return [
    [`${minter}::${BURN_CALL}`, [token.address], TOKENS, ...writeBurn(burn), caller, fee, finality, hook, state],
    [`${handler}::handler::burn`, [], stablecoinHandlerState, RECEIPT!, BURNT!, denyList, treasury],
    [`${minter}::deposit_for_burn::complete_burn`, [token.address, auth], TICKET!, state, messageTransmitterState],
  ]
}

/** Whether the bytes have these three calls with the payout's units, recipient and terms, and otherwise only choose the sender's coins. */
export function isBurnBy(bytes: Uint8Array, order: BurnOrder, contracts: SuiContracts): boolean {
  const data = TransactionDataBuilder.fromBytes(bytes)
  const moved = data.commands.flatMap(({ MoveCall: call }) => call ?? [])
  const calls = moved.filter((call) => !isOwn(data, call, order.from))
  if (data.commands.some(({ $kind }) => !COMMANDS.includes($kind)) || data.sender !== order.from.toLowerCase())
    return false
  const asked: readonly Asked[] = calls.map((call, at) => {
    const [first, ...rest] = call.arguments.map((argument) => argumentOf(data, calls, argument))
    return [nameOf(call), call.typeArguments, at === 0 ? TOKENS : first!, ...rest]
  })
  const isAsked = writeJson(asked) === writeJson(callsOf(order, contracts))
  return isAsked && unitsOf(data, calls[0]?.arguments[0]) === u64(order.units)
}
