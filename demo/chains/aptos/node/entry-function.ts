import { AccountAddress, Deserializer, type TransactionPayloadEntryFunction } from '@aptos-labs/ts-sdk'
import { hexOf, shownAddress } from '../addresses.ts'
import type { WireTransaction } from './signed-transaction.ts'

interface EntryFunctionCall {
  /** `0x1::primary_fungible_store::transfer` */
  readonly name: string
  readonly typeArguments: readonly string[]
  readonly args: readonly Uint8Array[]
}

export interface Transfer {
  readonly metadata: string
  readonly to: string
  readonly units: bigint
}

const TRANSFER = '0x1::primary_fungible_store::transfer'
const METADATA = '0x1::fungible_asset::Metadata'

export function readCall({ raw }: Pick<WireTransaction, 'raw'>): EntryFunctionCall {
  const { entryFunction } = raw.payload as TransactionPayloadEntryFunction
  const { module_name: module, function_name: name, type_args: types, args } = entryFunction
  const address = shownAddress(module.address.toStringLong())
  return {
    name: `${address}::${module.name.identifier}::${name.identifier}`,
    typeArguments: types.map(String),
    args: args.map((each) => each.bcsToBytes()),
  }
}

/** The transfer that a call asks for, or why the Move VM does not run it. */
export function readTransfer({ name, typeArguments, args }: EntryFunctionCall): Transfer | { refusal: string } {
  if (name !== TRANSFER) return refusal('LINKER_ERROR')
  if (typeArguments.length !== 1) return refusal('NUMBER_OF_TYPE_ARGUMENTS_MISMATCH')
  if (typeArguments[0] !== METADATA)
    return { refusal: 'Move abort in 0x1::object: ERESOURCE_DOES_NOT_EXIST(0x60007): ' }
  if (args.length !== 3) return refusal('NUMBER_OF_ARGUMENTS_MISMATCH')
  const [metadata, to, units] = args as [Uint8Array, Uint8Array, Uint8Array]
  if (metadata.length !== 32 || to.length !== 32 || units.length !== 8) return refusal('FAILED_TO_DESERIALIZE_ARGUMENT')
  const [asset, payee] = [metadata, to].map((bytes) => new AccountAddress(bytes).toStringLong()) as [string, string]
  return { metadata: asset, to: payee, units: new Deserializer(units).deserializeU64() }
}

const refusal = (status: string) => ({ refusal: `Transaction Executed and Committed with Error ${status}` })

export function payloadValue(call: EntryFunctionCall) {
  const transfer = readTransfer(call)
  const args =
    'refusal' in transfer
      ? call.args.map(hexOf)
      : [{ inner: shownAddress(transfer.metadata) }, shownAddress(transfer.to), String(transfer.units)]
  return { function: call.name, type_arguments: call.typeArguments, arguments: args, type: 'entry_function_payload' }
}
