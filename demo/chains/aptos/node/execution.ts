import { shownAddress } from '../addresses.ts'
import { APT, APTOS_ASSETS } from '../assets.ts'
import type { AptosFacts } from '../facts.ts'
import { readBurn, readScriptCall } from './burn-script.ts'
import { type Transfer, readCall, readTransfer } from './entry-function.ts'
import type { WireTransaction } from './signed-transaction.ts'
import type { AptosState } from './state.ts'

export interface AptosEvent {
  readonly type: string
  readonly data: Readonly<Record<string, string>>
}

export interface Execution {
  readonly success: boolean
  readonly vmStatus: string
  readonly gasUsed: bigint
  readonly events: readonly AptosEvent[]
  /** The addresses of the stores that it wrote. */
  readonly stores: readonly string[]
}

const ABORTS = {
  noAsset: 'Move abort in 0x1::object: EOBJECT_DOES_NOT_EXIST(0x60002): An object does not exist at this address',
  tooLittle:
    'Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004): Insufficient balance to withdraw or transfer.',
  noGasLeft:
    'Move abort in 0x1::transaction_validation: EOUT_OF_GAS(0x20006): Transaction exceeded its allocated max gas',
}

interface Outcome {
  readonly failure: string | null
  readonly gasUsed: bigint
  readonly events: readonly AptosEvent[]
  readonly stores: readonly string[]
}

/** Runs a transaction that passed the checks of `refusalOf`. One that fails is on the chain too, and pays its gas. */
export function execute(state: AptosState, transaction: WireTransaction, { gas }: AptosFacts): Execution {
  const { raw, sender, payer } = transaction
  const before = state.mark()
  let outcome = run(state, transaction, gas)
  const fee = outcome.gasUsed * raw.gas_unit_price
  if (state.balanceOfGas(payer) < fee) outcome = failedWith(ABORTS.noGasLeft, outcome.gasUsed)
  if (outcome.failure !== null) state.undoTo(before)

  const gasStore = state.add(payer, APT.address, -(outcome.gasUsed * raw.gas_unit_price))
  state.setSequenceNumber(sender, raw.sequence_number + 1n)
  return {
    success: outcome.failure === null,
    vmStatus: outcome.failure ?? 'Executed successfully',
    gasUsed: outcome.gasUsed,
    events: [...outcome.events, feeStatement(outcome.gasUsed)],
    stores: [...new Set([...outcome.stores, gasStore])],
  }
}

function run(state: AptosState, transaction: WireTransaction, gas: AptosFacts['gas']): Outcome {
  return readScriptCall(transaction.raw) ? runBurn(state, transaction, gas) : runTransfer(state, transaction, gas)
}

/** It leaves no tokens on this network. Its gas is that of a transfer, because nobody has published its own. */
function runBurn(state: AptosState, { raw, sender }: WireTransaction, gas: AptosFacts['gas']): Outcome {
  const burn = readBurn(readScriptCall(raw)!)
  if ('refusal' in burn) return failedWith(burn.refusal, gas.failure)
  const { metadata, units } = burn
  if (state.balance(sender, metadata) < units) return failedWith(ABORTS.tooLittle, gas.failure)
  if (gas.transfer > raw.max_gas_amount) return failedWith('Out of gas', raw.max_gas_amount)
  const from = state.add(sender, metadata, -units)
  return { failure: null, gasUsed: gas.transfer, events: [withdrawal(from, units)], stores: [from] }
}

function runTransfer(state: AptosState, transaction: WireTransaction, gas: AptosFacts['gas']): Outcome {
  const { raw, sender } = transaction
  const failed = (failure: string, gasUsed = gas.failure) => failedWith(failure, gasUsed)
  const transfer = readTransfer(readCall(transaction))
  if ('refusal' in transfer) return failed(transfer.refusal)
  const { metadata, to, units } = transfer
  if (!APTOS_ASSETS.some(({ address }) => address === metadata)) return failed(ABORTS.noAsset)
  if (state.balance(sender, metadata) < units) return failed(ABORTS.tooLittle)

  const before = state.mark()
  const isNew = state.storesOf(to).every(([, store]) => store.metadata !== metadata)
  const gasUsed = gas.transfer + (isNew ? gas.newStore : 0n)
  const from = state.add(sender, metadata, -units)
  const into = state.add(to, metadata, units)
  if (gasUsed <= raw.max_gas_amount)
    return { failure: null, gasUsed, events: transferEvents({ from, into }, transfer), stores: [from, into] }
  state.undoTo(before)
  return failed('Out of gas', raw.max_gas_amount)
}

const failedWith = (failure: string, gasUsed: bigint): Outcome => ({ failure, gasUsed, events: [], stores: [] })

const withdrawal = (store: string, units: bigint): AptosEvent => ({
  type: '0x1::fungible_asset::Withdraw',
  data: { store: shownAddress(store), amount: String(units) },
})

export const transferEvents = (
  { from, into }: { from: string; into: string },
  { units }: Pick<Transfer, 'units'>,
): AptosEvent[] => [
  withdrawal(from, units),
  { type: '0x1::fungible_asset::Deposit', data: { store: shownAddress(into), amount: String(units) } },
]

export const feeStatement = (gasUsed: bigint): AptosEvent => ({
  type: '0x1::transaction_fee::FeeStatement',
  data: {
    execution_gas_units: String(gasUsed),
    io_gas_units: '0',
    storage_fee_octas: '0',
    storage_fee_refund_octas: '0',
    total_charge_gas_units: String(gasUsed),
  },
})
