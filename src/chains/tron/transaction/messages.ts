import any from 'google-protobuf/google/protobuf/any_pb.js'
// By their own paths, which no export of the package names: what writes a transaction in `tronweb/utils`, a documented one, is 227 kB
// instead of 28, because it imports the whole package, and it writes into the host page.
import tron from '../../../../node_modules/tronweb/lib/esm/protocol/core/Tron_pb.cjs'
import contracts from '../../../../node_modules/tronweb/lib/esm/protocol/core/contract/smart_contract_pb.cjs'

interface Message {
  serializeBinary(): Uint8Array
}

interface AnyMessage extends Message {
  pack(message: Uint8Array, name: string): void
}

interface ContractMessage extends Message {
  setType(type: number): void
  setParameter(parameter: AnyMessage): void
}

interface RawMessage extends Message {
  setRefBlockBytes(bytes: Uint8Array): void
  setRefBlockHash(bytes: Uint8Array): void
  setExpiration(time: number): void
  setTimestamp(time: number): void
  setFeeLimit(sun: number): void
  addContract(contract: ContractMessage): void
}

interface TransactionMessage extends Message {
  setRawData(raw: RawMessage): void
  addSignature(signature: Uint8Array): void
}

interface TriggerMessage extends Message {
  setOwnerAddress(address: Uint8Array): void
  setContractAddress(address: Uint8Array): void
  setData(data: Uint8Array): void
}

type New<Made> = new () => Made

interface TransactionMessages extends New<TransactionMessage> {
  readonly raw: New<RawMessage> & { deserializeBinary(bytes: Uint8Array): RawMessage }
  readonly Contract: New<ContractMessage> & { readonly ContractType: { readonly TRIGGERSMARTCONTRACT: number } }
}

export const Any = any.Any as New<AnyMessage>
export const Transaction = tron.Transaction as TransactionMessages
export const TriggerSmartContract = contracts.TriggerSmartContract as New<TriggerMessage>
