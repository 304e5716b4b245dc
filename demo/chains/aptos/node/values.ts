import { hexOf, sha3, shownAddress } from '../addresses.ts'
import { APTOS_ASSETS } from '../assets.ts'
import type { Block, Committed } from './chain.ts'
import { readScriptCall, scriptValue } from './burn-script.ts'
import { payloadValue, readCall } from './entry-function.ts'
import type { AptosEvent, Execution } from './execution.ts'
import type { WireTransaction } from './signed-transaction.ts'
import type { AptosState, Store } from './state.ts'

export const microseconds = (ms: number) => `${Math.floor(ms)}000`

/** Stands in for the roots of a node's accumulators, which this node does not keep. */
const rootOf = (what: string, version: bigint | string) => hexOf(sha3(Buffer.from(`${what} ${version}`)))

function requestValue(transaction: WireTransaction) {
  const { raw, sender, hash } = transaction
  const script = readScriptCall(raw)
  return {
    hash,
    sender: shownAddress(sender),
    sequence_number: String(raw.sequence_number),
    max_gas_amount: String(raw.max_gas_amount),
    gas_unit_price: String(raw.gas_unit_price),
    expiration_timestamp_secs: String(raw.expiration_timestamp_secs),
    payload: script ? scriptValue(script) : payloadValue(readCall(transaction)),
    signature: signatureValue(transaction),
    replay_protection_nonce: null,
  }
}

/** Shows the simplest authenticator in full, and the others as their bytes. */
function signatureValue({ authenticator }: WireTransaction) {
  if (!authenticator.isEd25519()) return { type: 'bcs', value: hexOf(authenticator.bcsToBytes()) }
  const { public_key: key, signature } = authenticator
  return { public_key: key.toString(), signature: signature.toString(), type: 'ed25519_signature' }
}

export const pendingValue = (transaction: WireTransaction) => ({
  ...requestValue(transaction),
  type: 'pending_transaction',
})

const infoValue = (version: bigint, hash: string) => ({
  version: String(version),
  hash,
  state_change_hash: rootOf('state change', version),
  event_root_hash: rootOf('events', version),
  state_checkpoint_hash: null,
  accumulator_root_hash: rootOf('accumulator', version),
  vm_status: 'Executed successfully',
  success: true,
  gas_used: '0',
  changes: [],
})

const outcomeValue = ({ success, vmStatus, gasUsed, events }: Execution) => ({
  success,
  vm_status: vmStatus,
  gas_used: String(gasUsed),
  events: events.map(eventValue),
})

const eventValue = ({ type, data }: AptosEvent) => ({
  guid: { creation_number: '0', account_address: '0x0' },
  sequence_number: '0',
  type,
  data,
})

export const committedValue = (state: AptosState, committed: Committed) => ({
  ...infoValue(committed.version, committed.transaction.hash),
  ...requestValue(committed.transaction),
  ...outcomeValue(committed),
  changes: committed.stores.flatMap((address) => storeChanges(state, address)),
  timestamp: microseconds(committed.timestamp),
  type: 'user_transaction',
})

export const simulatedValue = (transaction: WireTransaction, outcome: Execution, timestamp: number) => ({
  ...infoValue(0n, transaction.hash),
  ...requestValue(transaction),
  ...outcomeValue(outcome),
  timestamp: microseconds(timestamp),
  type: 'user_transaction',
})

/** The transactions of a block with those of its system, in the order of their versions. */
export function blockValues(state: AptosState, block: Block): readonly { version: string }[] {
  const { height, hash, firstVersion, lastVersion, timestamp } = block
  const metadata = {
    ...infoValue(firstVersion, hash),
    id: hash,
    epoch: '0',
    round: String(height),
    events: [],
    previous_block_votes_bitvec: [],
    proposer: '0x1',
    failed_proposer_indices: [],
    timestamp: microseconds(timestamp),
    type: 'block_metadata_transaction',
  }
  const epilogue = {
    ...infoValue(lastVersion, rootOf('epilogue', hash)),
    timestamp: microseconds(timestamp),
    block_end_info: null,
    type: 'block_epilogue_transaction',
  }
  return [metadata, ...block.transactions.map((each) => committedValue(state, each)), epilogue]
}

/** The node keeps no earlier balances, so a change has the present one. */
const storeChanges = (state: AptosState, address: string) =>
  storeResources(state.store(address)!).map((data) => ({
    address: shownAddress(address),
    state_key_hash: rootOf(data.type, address),
    data,
    type: 'write_resource',
  }))

const storeResources = ({ owner, metadata, balance }: Store) => [
  {
    type: '0x1::fungible_asset::FungibleStore',
    data: { balance: String(balance), frozen: false, metadata: { inner: shownAddress(metadata) } },
  },
  objectCore(owner, false),
]

const objectCore = (owner: string, transferable: boolean) => ({
  type: '0x1::object::ObjectCore',
  data: {
    allow_ungated_transfer: transferable,
    guid_creation_num: '1125899906842625',
    owner: shownAddress(owner),
    transfer_events: { counter: '0', guid: { id: { addr: '0x0', creation_num: '1125899906842624' } } },
  },
})

export function resourcesAt(state: AptosState, address: string) {
  const store = state.store(address)
  if (store) return storeResources(store)
  const asset = APTOS_ASSETS.find((each) => each.address === address)
  if (asset) {
    const { name, symbol, decimals } = asset
    const data = { name, symbol, decimals, icon_uri: '', project_uri: '' }
    return [{ type: '0x1::fungible_asset::Metadata', data }, objectCore('0x1', false)]
  }
  const sequenceNumber = state.sequenceNumber(address)
  const data = { authentication_key: address, sequence_number: String(sequenceNumber), guid_creation_num: '2' }
  return sequenceNumber > 0n ? [{ type: '0x1::account::Account', data }] : []
}
