import { normalizeStructTag } from '@mysten/sui.js/utils'
import { SUI_CCTP } from '../cctp.ts'
import { ExecutionFailure, argumentFailure, failure } from './failure.ts'
import type { Argument, Value, Values } from './values.ts'

interface Call {
  readonly values: Values
  readonly args: readonly Argument[]
  readonly types: readonly string[]
}

interface BurnCall {
  readonly arity: number
  readonly types: number
  run(call: Call): Value[]
}

const { tokenMessengerMinter: MINTER, stablecoinHandler: HANDLER } = SUI_CCTP
const ABORTS = { EZeroAmount: 0n, EZeroAddressMintRecipient: 1n } as const

function aborted(name: keyof typeof ABORTS): ExecutionFailure {
  const location = { package: MINTER, module: 'deposit_for_burn', functionName: 'deposit_for_burn' }
  const abort = { abortCode: ABORTS[name], location }
  return new ExecutionFailure('MOVE_ABORT', `MoveAbort(${name})`, { oneofKind: 'abort', abort })
}

/** Checks the burn, and returns its receipt and the coin as it was. */
function depositForBurn({ values, args, types }: Call): Value[] {
  const coin = values.takeCoin(args[0]!, 0)
  if (coin.coinType !== normalizeStructTag(types[0]!)) throw argumentFailure(0, 'TYPE_MISMATCH')
  values.bytes(args[1]!, 1, 4)
  const recipient = values.bytes(args[2]!, 2, 32)
  values.bytes(args[3]!, 3, 32)
  values.bytes(args[4]!, 4, 32)
  values.bytes(args[5]!, 5, 4)
  // A hook of no bytes is its length alone.
  values.bytes(args[6]!, 6, 1)
  values.shared(args[7]!, 7, { id: SUI_CCTP.tokenMessengerMinterState })
  if (coin.balance === 0n) throw aborted('EZeroAmount')
  if (recipient.every((byte) => byte === 0)) throw aborted('EZeroAddressMintRecipient')
  return [
    { kind: 'receipt', coinType: coin.coinType, units: coin.balance },
    { kind: 'coin', coin },
  ]
}

/** Burns the coin of the receipt: it takes the treasury by mutable reference. */
function handlerBurn({ values, args }: Call): Value[] {
  values.shared(args[0]!, 0, { id: SUI_CCTP.stablecoinHandlerState })
  const receipt = values.take(args[1]!, 1)
  const coin = values.takeCoin(args[2]!, 2)
  if (receipt.kind !== 'receipt' || receipt.units !== coin.balance) throw argumentFailure(1, 'TYPE_MISMATCH')
  values.shared(args[3]!, 3, { id: SUI_CCTP.denyList })
  values.shared(args[4]!, 4, { id: SUI_CCTP.treasury, isChanged: true })
  coin.isGone = true
  return [{ kind: 'ticket' }]
}

function completeBurn({ values, args, types }: Call): Value[] {
  if (types[1] !== `${HANDLER}::handler::Auth`) throw failure('TYPE_ARGUMENT_ERROR')
  if (values.take(args[0]!, 0).kind !== 'ticket') throw argumentFailure(0, 'TYPE_MISMATCH')
  values.shared(args[1]!, 1, { id: SUI_CCTP.tokenMessengerMinterState })
  values.shared(args[2]!, 2, { id: SUI_CCTP.messageTransmitterState })
  return []
}

/** Circle's three calls of a burn, as its sources declare them, looked up on 2026-11-29. */
export const BURN_CALLS: Readonly<Record<string, BurnCall>> = {
  [`${MINTER}::deposit_for_burn::deposit_for_burn`]: { arity: 8, types: 1, run: depositForBurn },
  [`${HANDLER}::handler::burn`]: { arity: 5, types: 0, run: handlerBurn },
  [`${MINTER}::deposit_for_burn::complete_burn`]: { arity: 3, types: 2, run: completeBurn },
}
