import { SUI } from '../coins.ts'
import type { SuiFacts } from '../facts.ts'
import { type ExecutionError, failure } from '../ptb/failure.ts'
import { type PtbOutcome, runCommands, workCoin } from '../ptb/run.ts'
import type { WorkCoin } from '../ptb/values.ts'
import { type ObjectChange, type FundsChange, balanceChanges, type BalanceChange } from './changes.ts'
import { isFree, isGasless } from './gasless.ts'
import { type SuiCoin, type SuiState, coinObject } from './state.ts'
import { reservations } from './validation.ts'
import type { WireTransaction } from './wire-transaction.ts'

interface GasUsed {
  readonly computationCost: bigint
  readonly storageCost: bigint
  readonly storageRebate: bigint
  readonly nonRefundableStorageFee: bigint
}

export interface Execution {
  readonly error: ExecutionError | null
  readonly epoch: bigint
  readonly gasUsed: GasUsed
  /** The version of all objects that it wrote. */
  readonly version: bigint
  readonly gasObject: string | null
  readonly objects: readonly ObjectChange[]
  readonly funds: readonly FundsChange[]
  readonly balances: readonly BalanceChange[]
}

const FREE_GAS: GasUsed = { computationCost: 0n, storageCost: 0n, storageRebate: 0n, nonRefundableStorageFee: 0n }

interface Options {
  readonly epoch: bigint
  readonly facts: SuiFacts
  /** Pays the gas of a simulation without gas coins. It is in no balance. */
  readonly mockGas?: SuiCoin
}

/** Runs a transaction whose objects are as it names them, and writes what it does. One that fails pays its gas too. */
export function execute(state: SuiState, wire: WireTransaction, { epoch, facts, mockGas }: Options): Execution {
  const inputs = wire.objects.map(({ objectId }) => state.coin(objectId)!)
  const payment = mockGas ? [mockGas] : wire.gas.payment.map(({ objectId }) => state.coin(objectId)!)
  const before = [...payment, ...inputs]
  const version = before.reduce((highest, coin) => (coin.version > highest ? coin.version : highest), 0n) + 1n

  const { outcome, gasCoin, gasUsed } = run(state, wire, { inputs, payment, isMocked: mockGas !== undefined, facts })
  const after = writtenCoins({ outcome, gasCoin, version, digest: wire.digest, facts })
  const funds = [...outcome.funds]
  const net = netOf(gasUsed)
  if (!gasCoin && net !== 0n) funds.push({ owner: wire.gas.owner, coinType: SUI.address, units: -net })

  for (const { objectId } of before) if (!after.some((coin) => coin.objectId === objectId)) state.remove(objectId)
  for (const coin of after) state.write(coin)
  for (const { owner, coinType, units } of funds) state.addFunds(owner, coinType, units)
  const objects = changesOf(before, after)
  return {
    error: outcome.error,
    epoch,
    gasUsed,
    version,
    gasObject: gasCoin?.objectId ?? null,
    objects,
    funds,
    balances: balanceChanges(
      objects.filter(({ objectId }) => objectId !== mockGas?.objectId),
      funds,
    ),
  }
}

export const netOf = ({ computationCost, storageCost, storageRebate }: GasUsed): bigint =>
  computationCost + storageCost - storageRebate

interface Run {
  readonly inputs: readonly SuiCoin[]
  readonly payment: readonly SuiCoin[]
  readonly isMocked: boolean
  readonly facts: SuiFacts
}

interface Paid {
  readonly outcome: PtbOutcome
  readonly gasCoin: WorkCoin | null
  readonly gasUsed: GasUsed
}

function run(state: SuiState, wire: WireTransaction, { inputs, payment, isMocked, facts }: Run): Paid {
  const { budget, price } = wire.gas
  const computationCost = facts.computation * price
  const failed = (error: ExecutionError): PtbOutcome => ({ error, coins: inputs.map(workCoin), funds: [] })
  if (!isMocked && !canReserve(state, wire)) {
    const outcome = failed(failure('INSUFFICIENT_FUNDS_FOR_WITHDRAW').at(null))
    // An address balance that is too small for the budget pays nothing.
    if (payment.length === 0) return { outcome, gasCoin: null, gasUsed: FREE_GAS }
    return paid({ outcome, payment, computationCost, before: [...payment, ...inputs], facts })
  }
  if (isGasless(wire)) {
    const ran = runCommands({ wire, inputs, gasCoin: null })
    const error = ran.error ?? (isFree(ran, wire.sender, facts) ? null : failure('INSUFFICIENT_GAS').at(null))
    return { outcome: error ? failed(error) : ran, gasCoin: null, gasUsed: FREE_GAS }
  }
  // The commands cannot spend what the gas may need.
  const gasCoin = smash(payment)
  if (gasCoin) gasCoin.balance -= budget
  const outcome = runCommands({ wire, inputs, gasCoin })
  if (gasCoin) gasCoin.balance += budget
  const settled = outcome.error ? failed(outcome.error) : outcome
  const bill = paid({
    outcome: settled,
    payment,
    computationCost,
    before: [...payment, ...inputs],
    facts,
    ...(outcome.error ? {} : { gasCoin }),
  })
  if (bill.needed <= budget) return bill
  return paid({ outcome: failed(failure('INSUFFICIENT_GAS').at(null)), payment, budget })
}

function canReserve(state: SuiState, wire: WireTransaction): boolean {
  return [...reservations(wire)].every(([key, units]) => {
    const [owner, coinType] = key.split(' ') as [string, string]
    return state.funds(owner, coinType) >= units
  })
}

/** Several gas coins become the first one. */
function smash([first, ...more]: readonly SuiCoin[]): WorkCoin | null {
  if (!first) return null
  return { ...workCoin(first), balance: more.reduce((sum, { balance }) => sum + balance, first.balance) }
}

type Bill = {
  readonly outcome: PtbOutcome
  readonly payment: readonly SuiCoin[]
  readonly gasCoin?: WorkCoin | null
} & (
  | { readonly computationCost: bigint; readonly before: readonly SuiCoin[]; readonly facts: SuiFacts }
  | { readonly budget: bigint }
)

function paid(bill: Bill): Paid & { needed: bigint } {
  const { outcome, payment, gasCoin = smash(payment) } = bill
  const gasUsed = 'budget' in bill ? { ...FREE_GAS, computationCost: bill.budget } : gasFor(bill, gasCoin)
  if (gasCoin) gasCoin.balance -= netOf(gasUsed)
  const { computationCost, storageCost, storageRebate } = gasUsed
  const storage = storageCost > storageRebate ? storageCost - storageRebate : 0n
  return { outcome, gasCoin, gasUsed, needed: computationCost + storage }
}

function gasFor(
  { outcome, computationCost, before, facts }: Extract<Bill, { computationCost: bigint }>,
  gasCoin: WorkCoin | null,
): GasUsed {
  const kept = outcome.coins.filter(({ isGone }) => !isGone).length + (gasCoin ? 1 : 0)
  const stored = before.reduce((sum, coin) => sum + coin.storageRebate, 0n)
  const nonRefundableStorageFee = stored / 100n
  return {
    computationCost,
    storageCost: facts.coinStorage * BigInt(kept),
    storageRebate: stored - nonRefundableStorageFee,
    nonRefundableStorageFee,
  }
}

interface Written {
  readonly outcome: PtbOutcome
  readonly gasCoin: WorkCoin | null
  readonly version: bigint
  readonly digest: string
  readonly facts: SuiFacts
}

function writtenCoins({ outcome, gasCoin, version, digest, facts }: Written): SuiCoin[] {
  const kept = outcome.coins.filter(({ isGone }) => !isGone)
  return [...(gasCoin ? [gasCoin] : []), ...kept].map(({ objectId, coinType, balance, owner }) =>
    coinObject({
      objectId,
      version,
      owner: owner!,
      coinType,
      balance,
      previousTransaction: digest,
      storageRebate: facts.coinStorage,
    }),
  )
}

function changesOf(before: readonly SuiCoin[], after: readonly SuiCoin[]): ObjectChange[] {
  const ids = [...new Set([...before, ...after].map(({ objectId }) => objectId))].toSorted()
  const find = (coins: readonly SuiCoin[], id: string) => coins.find(({ objectId }) => objectId === id) ?? null
  return ids.map((objectId) => ({ objectId, before: find(before, objectId), after: find(after, objectId) }))
}
