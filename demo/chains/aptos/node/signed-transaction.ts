import {
  Deserializer,
  type RawTransaction,
  SignedTransaction,
  type TransactionAuthenticator,
  TransactionPayloadEntryFunction,
  TransactionPayloadScript,
} from '@aptos-labs/ts-sdk'
import { hexOf, sha3 } from '../addresses.ts'
import { ApiError } from './api-error.ts'

export interface WireTransaction {
  readonly bytes: Uint8Array
  readonly hash: string
  readonly raw: RawTransaction
  readonly authenticator: TransactionAuthenticator
  readonly sender: string
  /** Who pays the gas: the sender, or a sponsor. */
  readonly payer: string
}

const HASH_PREFIX = sha3(Buffer.from('APTOS::Transaction'))
const USER_TRANSACTION = Buffer.of(0)

/** Decodes with Aptos' SDK. Bytes that it would write in another way, such as trailing ones, are refused as bcs refuses them. */
export function decodeTransaction(bytes: Uint8Array): WireTransaction {
  const signed = deserialize(bytes)
  if (!signed || !Buffer.from(signed.bcsToBytes()).equals(bytes))
    throw new ApiError('invalid_input', 'Failed to deserialize input into SignedTransaction')

  const { raw_txn: raw, authenticator } = signed
  if (!(raw.payload instanceof TransactionPayloadEntryFunction || raw.payload instanceof TransactionPayloadScript))
    throw new ApiError('invalid_input', 'This simulated node runs entry functions and scripts only')
  if (authenticator.isMultiAgent())
    throw new ApiError('invalid_input', 'This simulated node takes transactions of one sender only')

  const payer = authenticator.isFeePayer() ? authenticator.fee_payer.address : raw.sender
  return {
    bytes,
    hash: hexOf(sha3(HASH_PREFIX, USER_TRANSACTION, bytes)),
    raw,
    authenticator,
    sender: raw.sender.toStringLong(),
    payer: payer.toStringLong(),
  }
}

function deserialize(bytes: Uint8Array): SignedTransaction | null {
  try {
    return SignedTransaction.deserialize(new Deserializer(bytes))
  } catch {
    return null
  }
}
