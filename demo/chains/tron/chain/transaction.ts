import { createHash } from 'node:crypto'
import { hex } from '@scure/base'
import { TronRefusal } from './refusal.ts'
import { type TransactionMessage, messageOfJson, messages } from './protobuf.ts'

export interface Transfer {
  readonly type: 'TransferContract'
  readonly owner: string
  readonly to: string
  /** Sun. */
  readonly amount: bigint
}

export interface Trigger {
  readonly type: 'TriggerSmartContract'
  readonly owner: string
  readonly contract: string
  readonly callValue: bigint
  /** Without 0x. */
  readonly data: string
}

/** A transaction as a node keeps it. Addresses and bytes are hexadecimal digits. */
export interface TronTransaction {
  readonly id: string
  readonly rawHex: string
  /** The length of the whole message, with the signatures. */
  readonly bytes: number
  readonly signatures: readonly string[]
  readonly refBlockBytes: string
  readonly refBlockHash: string
  readonly expiration: number
  readonly feeLimit: bigint
  readonly permissionId: number
  readonly contracts: number
  readonly contract: Transfer | Trigger | null
}

/** Reads the bytes of a whole transaction. Bytes that the message does not need are refused, because they are not signed. */
export function decodeTransaction(bytes: Uint8Array): TronTransaction {
  const message = parsed(bytes)
  if (hex.encode(message.serializeBinary()) !== hex.encode(bytes)) throw malformed()
  return readTransaction(message)
}

/** Reads `raw_data` and `signature` of JSON, and not `raw_data_hex` or `txID`, as a node does. */
export function readJsonTransaction(json: Readonly<Record<string, unknown>>): TronTransaction {
  let message: TransactionMessage
  try {
    message = messageOfJson(json)
    for (const signature of (json['signature'] ?? []) as string[])
      message.addSignature(hex.decode(signature.replace(/^0x/, '').toLowerCase()))
  } catch {
    throw malformed()
  }
  return readTransaction(parsed(message.serializeBinary()))
}

const malformed = () =>
  new TronRefusal(
    'Error',
    'class com.google.protobuf.InvalidProtocolBufferException : Protocol message contained an invalid tag (zero).',
  )

function parsed(bytes: Uint8Array): TransactionMessage {
  try {
    const message = messages().Transaction.deserializeBinary(bytes)
    if (message.getRawData()) return message
  } catch {
    // Refused below.
  }
  throw malformed()
}

function readTransaction(message: TransactionMessage): TronTransaction {
  const raw = message.getRawData()!
  const rawBytes = raw.serializeBinary()
  const contracts = raw.getContractList()
  return {
    id: createHash('sha256').update(rawBytes).digest('hex'),
    rawHex: hex.encode(rawBytes),
    bytes: message.serializeBinary().length,
    signatures: message.getSignatureList_asU8().map((signature) => hex.encode(signature)),
    refBlockBytes: hex.encode(raw.getRefBlockBytes_asU8()),
    refBlockHash: hex.encode(raw.getRefBlockHash_asU8()),
    expiration: raw.getExpiration(),
    feeLimit: BigInt(raw.getFeeLimit()),
    permissionId: contracts[0]?.getPermissionId() ?? 0,
    contracts: contracts.length,
    contract: readContract(contracts[0]),
  }
}

const READERS: Readonly<Record<number, (bytes: Uint8Array) => Transfer | Trigger>> = {
  1(bytes) {
    const transfer = messages().TransferContract.deserializeBinary(bytes)
    return {
      type: 'TransferContract',
      owner: hex.encode(transfer.getOwnerAddress_asU8()),
      to: hex.encode(transfer.getToAddress_asU8()),
      amount: BigInt(transfer.getAmount()),
    }
  },
  31(bytes) {
    const trigger = messages().TriggerSmartContract.deserializeBinary(bytes)
    return {
      type: 'TriggerSmartContract',
      owner: hex.encode(trigger.getOwnerAddress_asU8()),
      contract: hex.encode(trigger.getContractAddress_asU8()),
      callValue: BigInt(trigger.getCallValue()),
      data: hex.encode(trigger.getData_asU8()),
    }
  },
}

function readContract(
  contract:
    | ReturnType<NonNullable<ReturnType<TransactionMessage['getRawData']>>['getContractList']>[number]
    | undefined,
) {
  const parameter = contract?.getParameter()
  const read = contract && READERS[contract.getType()]
  if (!parameter || !read) return null
  try {
    return read(parameter.getValue_asU8())
  } catch {
    throw malformed()
  }
}
