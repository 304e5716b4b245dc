import type { SimpleTransaction } from '@aptos-labs/ts-sdk'
import { APTOS_CHAIN_ID } from './assets.ts'

/** The SDK is large, so it is loaded with the first key or transaction that is needed. */
export const aptosSdk = () => import('@aptos-labs/ts-sdk')

interface AptosTransfer {
  readonly sender: string
  readonly asset: string
  readonly to: string
  readonly units: bigint
  readonly sequenceNumber: bigint
  readonly maxGasAmount: bigint
  readonly gasUnitPrice: bigint
  /** Seconds. */
  readonly expiresAt: bigint
}

/** `0x1::primary_fungible_store::transfer`, without asking a node for the function's interface. */
export async function transferTransaction(transfer: AptosTransfer): Promise<SimpleTransaction> {
  const aptos = await aptosSdk()
  const { AccountAddress, EntryFunction } = aptos
  const metadata = [aptos.parseTypeTag('0x1::fungible_asset::Metadata')]
  const args = [AccountAddress.from(transfer.asset), AccountAddress.from(transfer.to), new aptos.U64(transfer.units)]
  const call = EntryFunction.build('0x1::primary_fungible_store', 'transfer', metadata, args)
  const raw = new aptos.RawTransaction(
    AccountAddress.from(transfer.sender),
    transfer.sequenceNumber,
    new aptos.TransactionPayloadEntryFunction(call),
    transfer.maxGasAmount,
    transfer.gasUnitPrice,
    transfer.expiresAt,
    new aptos.ChainId(APTOS_CHAIN_ID),
  )
  return new aptos.SimpleTransaction(raw)
}
