import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { TransferOrder } from '../../transfer-order.ts'
import { accountHex, addressHex } from '../address.ts'
import { wordOf } from '../hex.ts'
import type { TronTransaction } from '../provider.ts'
import { Any, Transaction, TriggerSmartContract } from './messages.ts'

/** In sun: 100 TRX, the most that the transfer may burn for energy (decisions.md C11). */
export const FEE_LIMIT = 100_000_000
/** In milliseconds after the reference block: a customer needs longer at a wallet than tronweb's minute. */
const LIVES_FOR = 300_000

const TRIGGER = 'protocol.TriggerSmartContract'
const TRANSFER_SELECTOR = 'a9059cbb'

/** A recent block, to whose chain the transaction binds itself (TAPOS). `time` is in milliseconds. */
export interface ReferenceBlock {
  readonly number: number
  readonly id: string
  readonly time: number
}

interface Unsigned {
  /** The bytes that are hashed, signed and broadcast, even if the wallet changes the object. */
  readonly raw: Uint8Array
  readonly id: string
  readonly expiration: number
  readonly transaction: TronTransaction
}

export const transferParameters = (account: string, units: bigint): string =>
  `${wordOf(account)}${wordOf(units.toString(16))}`

/** The fields of `raw_data`, with bytes in hexadecimal and times in milliseconds. */
interface RawData {
  readonly owner: string
  readonly contract: string
  readonly data: string
  readonly refBytes: string
  readonly refHash: string
  readonly expiration: number
  readonly timestamp: number
  readonly feeLimit: number
}

function contractOf({ owner, contract, data }: RawData) {
  const call = new TriggerSmartContract()
  call.setOwnerAddress(hexToBytes(owner))
  call.setContractAddress(hexToBytes(contract))
  call.setData(hexToBytes(data))
  const parameter = new Any()
  parameter.pack(call.serializeBinary(), TRIGGER)
  const message = new Transaction.Contract()
  message.setType(Transaction.Contract.ContractType.TRIGGERSMARTCONTRACT)
  message.setParameter(parameter)
  return message
}

/** One TriggerSmartContract, which moves no TRX. */
export function writeRaw(rawData: RawData): Uint8Array {
  const raw = new Transaction.raw()
  raw.setRefBlockBytes(hexToBytes(rawData.refBytes))
  raw.setRefBlockHash(hexToBytes(rawData.refHash))
  raw.setExpiration(rawData.expiration)
  raw.setTimestamp(rawData.timestamp)
  raw.setFeeLimit(rawData.feeLimit)
  raw.addContract(contractOf(rawData))
  return raw.serializeBinary()
}

const objectOf = ({ owner, contract, data, refBytes, refHash, expiration, timestamp, feeLimit }: RawData): object => ({
  contract: [
    {
      parameter: {
        value: { data, owner_address: owner, contract_address: contract },
        type_url: `type.googleapis.com/${TRIGGER}`,
      },
      type: 'TriggerSmartContract',
    },
  ],
  ref_block_bytes: refBytes,
  ref_block_hash: refHash,
  expiration,
  fee_limit: feeLimit,
  timestamp,
})

/** A call of the token's `transfer`, bound to the block and as old as it. */
export function unsignedTransaction({ from, to, token, units }: TransferOrder, block: ReferenceBlock): Unsigned {
  const expiration = block.time + LIVES_FOR
  const rawData: RawData = {
    owner: addressHex(from),
    contract: addressHex(token.address),
    data: `${TRANSFER_SELECTOR}${transferParameters(accountHex(to), units)}`,
    refBytes: block.number.toString(16).padStart(4, '0').slice(-4),
    refHash: block.id.slice(16, 32),
    expiration,
    timestamp: block.time,
    feeLimit: FEE_LIMIT,
  }
  const raw = writeRaw(rawData)
  const id = bytesToHex(sha256(raw))
  const transaction = { visible: false, txID: id, raw_data: objectOf(rawData), raw_data_hex: bytesToHex(raw) }
  return { raw, id, expiration, transaction }
}

/** The whole transaction, in hexadecimal, as a node takes it. */
export function signedTransaction(raw: Uint8Array, signature: Uint8Array): string {
  const transaction = new Transaction()
  transaction.setRawData(Transaction.raw.deserializeBinary(raw))
  transaction.addSignature(signature)
  return bytesToHex(transaction.serializeBinary())
}
