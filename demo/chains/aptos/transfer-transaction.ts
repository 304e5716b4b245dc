import {
  AccountAddress,
  ChainId,
  EntryFunction,
  RawTransaction,
  TransactionPayloadEntryFunction,
  type TypeTagStruct,
  U64,
  parseTypeTag,
} from '@aptos-labs/ts-sdk'
import { APTOS_CHAIN_ID } from './assets.ts'

export interface AptosTransfer {
  readonly sender: string
  readonly asset: string
  readonly to: string
  readonly units: bigint
  readonly sequenceNumber: bigint
  readonly maxGasAmount: bigint
  readonly gasUnitPrice: bigint
  /** Seconds. */
  readonly expiresAt: bigint
  readonly chainId?: number
}

/** `0x1::primary_fungible_store::transfer`, without asking a node for the function's interface. */
export function transferTransaction({ chainId = APTOS_CHAIN_ID, ...transfer }: AptosTransfer): RawTransaction {
  const metadata = [parseTypeTag('0x1::fungible_asset::Metadata') as TypeTagStruct]
  const args = [AccountAddress.from(transfer.asset), AccountAddress.from(transfer.to), new U64(transfer.units)]
  const call = EntryFunction.build('0x1::primary_fungible_store', 'transfer', metadata, args)
  return new RawTransaction(
    AccountAddress.from(transfer.sender),
    transfer.sequenceNumber,
    new TransactionPayloadEntryFunction(call),
    transfer.maxGasAmount,
    transfer.gasUnitPrice,
    transfer.expiresAt,
    new ChainId(chainId),
  )
}
