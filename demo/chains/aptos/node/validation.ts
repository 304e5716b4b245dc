import { APTOS_CHAIN_ID } from '../assets.ts'
import type { AptosFacts } from '../facts.ts'
import type { VmStatus } from './api-error.ts'
import { signatureFault } from './signatures.ts'
import type { WireTransaction } from './signed-transaction.ts'
import type { AptosState } from './state.ts'

const MAX_BYTES = 65_536
const MAX_SEQUENCE_NUMBER = 2n ** 63n - 1n

interface At {
  /** The time of the last block. */
  readonly seconds: bigint
  readonly facts: AptosFacts
}

/** Why the validator of a full node refuses a transaction, in the order of its checks. A sequence number ahead is accepted. */
export function refusalOf(state: AptosState, transaction: WireTransaction, at: At): VmStatus | null {
  if (transaction.raw.sequence_number < state.sequenceNumber(transaction.sender)) return 'SEQUENCE_NUMBER_TOO_OLD'
  const fault = signatureFault(transaction)
  if (fault === 'INVALID_SIGNATURE') return fault
  return gasRefusal(transaction, at) ?? prologueRefusal(transaction, at) ?? fault ?? payRefusal(state, transaction)
}

/** For a simulation, which is not signed. */
export const unsignedRefusalOf = (state: AptosState, transaction: WireTransaction, at: At): VmStatus | null => {
  const { raw, sender } = transaction
  const current = state.sequenceNumber(sender)
  const refusal = gasRefusal(transaction, at) ?? prologueRefusal(transaction, at)
  if (refusal) return refusal
  if (raw.sequence_number < current) return 'SEQUENCE_NUMBER_TOO_OLD'
  if (raw.sequence_number > current) return 'SEQUENCE_NUMBER_TOO_NEW'
  return payRefusal(state, transaction)
}

function gasRefusal({ bytes, raw }: WireTransaction, { facts }: At): VmStatus | null {
  if (bytes.length > MAX_BYTES) return 'EXCEEDED_MAX_TRANSACTION_SIZE'
  if (raw.max_gas_amount > facts.maxGasUnits) return 'MAX_GAS_UNITS_EXCEEDS_MAX_GAS_UNITS_BOUND'
  if (raw.max_gas_amount < facts.minGasUnits) return 'MAX_GAS_UNITS_BELOW_MIN_TRANSACTION_GAS_UNITS'
  if (raw.gas_unit_price < facts.minGasPrice) return 'GAS_UNIT_PRICE_BELOW_MIN_BOUND'
  if (raw.gas_unit_price > facts.maxGasPrice) return 'GAS_UNIT_PRICE_ABOVE_MAX_BOUND'
  return null
}

function prologueRefusal({ raw }: WireTransaction, { seconds }: At): VmStatus | null {
  if (raw.expiration_timestamp_secs <= seconds) return 'TRANSACTION_EXPIRED'
  if (raw.chain_id.chainId !== APTOS_CHAIN_ID) return 'BAD_CHAIN_ID'
  if (raw.sequence_number > MAX_SEQUENCE_NUMBER) return 'SEQUENCE_NUMBER_TOO_BIG'
  return null
}

/** The account must hold the gas that it allows, not only what the transaction uses. */
export function payRefusal(state: AptosState, { raw, payer }: WireTransaction): VmStatus | null {
  const needed = raw.max_gas_amount * raw.gas_unit_price
  return state.balanceOfGas(payer) < needed ? 'INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE' : null
}
