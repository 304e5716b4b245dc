import { base58Address } from '../address.ts'
import type { Block, Included } from '../chain/block.ts'
import type { TransactionInfo } from '../chain/execute.ts'
import { rawDataOf } from '../chain/protobuf.ts'
import type { TronTransaction } from '../chain/transaction.ts'

// Values in the form of java-tron's HTTP interface. Fields that are zero, empty or false are left out, as there.

export const hexText = (text: string) => Buffer.from(text, 'utf8').toString('hex')

export const shownAddress = (digits: string, visible: boolean) => (visible ? base58Address(digits) : digits)

export function blockValue(block: Omit<Block, 'accounts' | 'snapshot'>, { detail = true } = {}) {
  const { id, number, parentId, timestamp, included } = block
  const header = {
    ...(number > 0 && { number }),
    txTrieRoot: '0'.repeat(64),
    parentHash: parentId,
    version: 31,
    timestamp,
  }
  return {
    blockID: id,
    block_header: { raw_data: header, witness_signature: '00'.repeat(65) },
    ...(detail && included.length > 0 && { transactions: included.map(transactionValue) }),
  }
}

export function transactionValue({ transaction, info }: Included) {
  const { id, rawHex, signatures, contract } = transaction
  const [raw] = [rawDataOf(contract!.type, rawHex)].flat() as Record<string, unknown>[]
  const result = info.receipt['result'] ?? 'SUCCESS'
  return { ret: [{ contractRet: result }], signature: signatures, txID: id, raw_data: raw, raw_data_hex: rawHex }
}

interface InBlock {
  readonly transaction: Pick<TronTransaction, 'id'>
  readonly info: TransactionInfo
  readonly block: Pick<Block, 'number' | 'timestamp'>
}

export function infoValue({ transaction, info, block }: InBlock) {
  const { fee, contractResult, contractAddress, receipt, failure, logs } = info
  return {
    id: transaction.id,
    ...(fee > 0n && { fee: Number(fee) }),
    blockNumber: block.number,
    blockTimeStamp: block.timestamp,
    contractResult: [contractResult],
    ...(contractAddress !== null && { contract_address: contractAddress }),
    receipt,
    ...(failure !== null && { result: 'FAILED', resMessage: hexText(failure) }),
    ...(logs.length > 0 && { log: logs }),
  }
}
