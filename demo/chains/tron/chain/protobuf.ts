import { utils } from 'tronweb'

// tronweb has its generated messages on the global object and declares no types for them.

interface Message {
  serializeBinary(): Uint8Array
}

interface ContractMessage {
  getType(): number
  getPermissionId(): number
  getParameter(): { getValue_asU8(): Uint8Array } | undefined
}

interface RawMessage extends Message {
  getContractList(): readonly ContractMessage[]
  getRefBlockBytes_asU8(): Uint8Array
  getRefBlockHash_asU8(): Uint8Array
  getExpiration(): number
  getTimestamp(): number
  getFeeLimit(): number
}

export interface TransactionMessage extends Message {
  getRawData(): RawMessage | undefined
  getSignatureList_asU8(): readonly Uint8Array[]
  addSignature(signature: Uint8Array): void
}

interface TransferMessage {
  getOwnerAddress_asU8(): Uint8Array
  getToAddress_asU8(): Uint8Array
  getAmount(): number
}

interface TriggerMessage {
  getOwnerAddress_asU8(): Uint8Array
  getContractAddress_asU8(): Uint8Array
  getCallValue(): number
  getData_asU8(): Uint8Array
}

interface Reads<Read> {
  deserializeBinary(bytes: Uint8Array): Read
}

interface Messages {
  readonly Transaction: Reads<TransactionMessage>
  readonly TransferContract: Reads<TransferMessage>
  readonly TriggerSmartContract: Reads<TriggerMessage>
}

export const messages = (): Messages => (globalThis as unknown as { TronWebProto: Messages }).TronWebProto

/** The message of a transaction in JSON, by tronweb. It has no signatures yet. */
export const messageOfJson = (transaction: unknown): TransactionMessage =>
  utils.transaction.txJsonToPb(transaction as Parameters<typeof utils.transaction.txJsonToPb>[0]) as TransactionMessage

/** The hexadecimal address of the key that signed. */
export const signerOf = (id: string, signature: string): string => utils.crypto.ecRecover(id, signature).toLowerCase()

/** `raw_data` as a node shows it. */
export const rawDataOf = (type: string, rawHex: string): Readonly<Record<string, unknown>> =>
  utils.deserializeTx.deserializeTransaction(type, rawHex) as unknown as Record<string, unknown>
