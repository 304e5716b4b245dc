import {
  AccountAddress,
  type RawTransaction,
  type ScriptFunctionArgument,
  TransactionPayloadScript,
  U32,
  U64,
} from '@aptos-labs/ts-sdk'
import { hexOf, shownAddress } from '../addresses.ts'
import { BURN_SCRIPT } from '../cctp.ts'
import { APTOS_TOKENS } from '../../networks.ts'

interface Burn {
  readonly metadata: string
  readonly units: bigint
}

interface ScriptCall {
  readonly bytecode: Uint8Array
  readonly typeArguments: readonly string[]
  readonly args: readonly ScriptFunctionArgument[]
}

/** Null for a call of an entry function. */
export function readScriptCall({ payload }: Pick<RawTransaction, 'payload'>): ScriptCall | null {
  if (!(payload instanceof TransactionPayloadScript)) return null
  const { bytecode, type_args: types, args } = payload.script
  return { bytecode, typeArguments: types.map(String), args }
}

const refusal = (status: string) => ({ refusal: `Transaction Executed and Committed with Error ${status}` })

/**
 * amount, destination_domain, mint_recipient, destination_caller, burn_token, max_fee, min_finality_threshold: deposit_for_burn.move of
 * circlefin/aptos-cctp at 440599d2, looked up on 2026-11-29.
 */
const PARAMETERS = [U64, U32, AccountAddress, AccountAddress, AccountAddress, U64, U32]

/** The burn that Circle's script makes of its arguments, or why the Move VM does not run it. */
export function readBurn({ bytecode, typeArguments, args }: ScriptCall): Burn | { readonly refusal: string } {
  if (!Buffer.from(bytecode).equals(BURN_SCRIPT)) return refusal('CODE_DESERIALIZATION_ERROR')
  if (typeArguments.length > 0) return refusal('NUMBER_OF_TYPE_ARGUMENTS_MISMATCH')
  if (args.length !== PARAMETERS.length) return refusal('NUMBER_OF_ARGUMENTS_MISMATCH')
  if (!PARAMETERS.every((type, at) => args[at] instanceof type)) return refusal('TYPE_MISMATCH')
  const [amount, , , , token] = args as unknown as [U64, U32, AccountAddress, AccountAddress, AccountAddress]
  const metadata = token.toStringLong()
  if (metadata !== APTOS_TOKENS.usdc.address) return refusal('ABORTED')
  return { metadata, units: amount.value }
}

function shown(argument: ScriptFunctionArgument): unknown {
  if (argument instanceof AccountAddress) return shownAddress(argument.toStringLong())
  if (argument instanceof U64) return String(argument.value)
  return argument instanceof U32 ? argument.value : hexOf(argument.bcsToBytes())
}

export const scriptValue = ({ bytecode, typeArguments, args }: ScriptCall) => ({
  code: { bytecode: hexOf(bytecode) },
  type_arguments: typeArguments,
  arguments: args.map(shown),
  type: 'script_payload',
})
