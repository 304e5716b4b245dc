import { bcs } from '@mysten/sui.js/bcs'
import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { fromBase64, toHex } from '@mysten/sui.js/utils'
import type { Burn } from '../../cctp/burn.ts'

export type Call = NonNullable<TransactionDataBuilder['commands'][number]['MoveCall']>
export type Argument = Call['arguments'][number]

export const inputOf = ({ inputs }: TransactionDataBuilder, argument: Argument | undefined) =>
  argument?.$kind === 'Input' ? inputs[argument.Input] : undefined

/** A value in the bytes of a transaction, in hexadecimal; null for an object or a result. */
export function pureOf(data: TransactionDataBuilder, argument: Argument | undefined): string | null {
  const pure = inputOf(data, argument)?.Pure
  return pure ? toHex(fromBase64(pure.bytes)) : null
}

export const nameOf = ({ package: id, module, function: name }: Call): string => `${id}::${module}::${name}`

/** The call that names whom the tokens are for, in Circle's package. */
export const BURN_CALL = 'deposit_for_burn::deposit_for_burn'

export const writeBurn = ({ domain, recipient }: Burn): readonly string[] => [
  bcs.u32().serialize(domain).toHex(),
  bcs.Address.serialize(recipient).toHex(),
]

/** Whether one of the calls burns for this recipient, in any package: Circle's are upgraded. False for bytes that are not a transaction. */
export function isBurnFor(bytes: Uint8Array, burn: Burn): boolean {
  const asked = writeBurn(burn)
  try {
    const data = TransactionDataBuilder.fromBytes(bytes)
    return data.commands.some(({ MoveCall: call }) => {
      if (!call || `${call.module}::${call.function}` !== BURN_CALL) return false
      return asked.every((value, at) => pureOf(data, call.arguments[at + 1]) === value)
    })
  } catch {
    return false
  }
}
