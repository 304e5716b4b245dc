import { bcs } from '@mysten/sui.js/bcs'
import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { normalizeStructTag, normalizeSuiAddress } from '@mysten/sui.js/utils'
import { invalidArgument } from './rpc-status.ts'

export type TransactionData = ReturnType<TransactionDataBuilder['snapshot']>
export type Input = TransactionData['inputs'][number]
export type Command = TransactionData['commands'][number]

export interface ObjectRef {
  readonly objectId: string
  readonly version: bigint
  readonly digest: string
}

/** A withdrawal from the sender's address balance. */
interface Withdrawal {
  readonly coinType: string
  readonly units: bigint
}

export interface WireTransaction {
  readonly bytes: Uint8Array
  readonly digest: string
  readonly data: TransactionData
  readonly sender: string
  readonly gas: {
    readonly payment: readonly ObjectRef[]
    readonly owner: string
    readonly price: bigint
    readonly budget: bigint
  }
  /** The objects among the inputs. */
  readonly objects: readonly ObjectRef[]
  readonly withdrawals: readonly Withdrawal[]
}

/** Decodes with Sui's SDK. Bytes that it would write in another way, such as trailing ones, are refused as bcs refuses them. */
export function decodeTransaction(bytes: Uint8Array): WireTransaction {
  try {
    const parsed = bcs.TransactionData.parse(bytes)
    if (!Buffer.from(bcs.TransactionData.serialize(parsed).toBytes()).equals(bytes)) throw new Error('remaining input')
    return readTransaction(TransactionDataBuilder.fromBytes(bytes), bytes)
  } catch (error) {
    throw invalidArgument(`invalid transaction: ${error instanceof Error ? error.message : error}`)
  }
}

export const transactionOf = (data: TransactionData): WireTransaction => {
  const builder = TransactionDataBuilder.restore(data)
  return readTransaction(builder, builder.build())
}

function readTransaction(builder: TransactionDataBuilder, bytes: Uint8Array): WireTransaction {
  const data = builder.snapshot()
  const { gasData, inputs } = data
  const sender = normalizeSuiAddress(data.sender ?? '')
  return {
    bytes,
    digest: TransactionDataBuilder.getDigestFromBytes(bytes),
    data,
    sender,
    gas: {
      payment: (gasData.payment ?? []).map(refOf),
      owner: normalizeSuiAddress(gasData.owner ?? sender),
      price: BigInt(gasData.price ?? 0),
      budget: BigInt(gasData.budget ?? 0),
    },
    objects: inputs.flatMap((input) => ownedObject(input) ?? []),
    withdrawals: inputs.flatMap((input) => withdrawalOf(input) ?? []),
  }
}

interface WrittenRef {
  readonly objectId: string
  readonly version: string | number
  readonly digest: string
}

const refOf = ({ objectId, version, digest }: WrittenRef): ObjectRef => ({
  objectId: normalizeSuiAddress(objectId),
  version: BigInt(version),
  digest,
})

export function ownedObject(input: Input): ObjectRef | null {
  return input.Object?.ImmOrOwnedObject ? refOf(input.Object.ImmOrOwnedObject) : null
}

export function withdrawalOf(input: Input): Withdrawal | null {
  if (!input.FundsWithdrawal) return null
  const { reservation, typeArg } = input.FundsWithdrawal
  return { coinType: normalizeStructTag(typeArg.Balance), units: BigInt(reservation.MaxAmountU64) }
}
