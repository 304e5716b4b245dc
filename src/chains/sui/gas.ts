import type { ChainNode } from '../adapter.ts'
import type { Stablecoin } from '../../domain/currency.ts'
import { issuerStopIn, refusedTransfer } from '../send-failure.ts'
import { ChainError } from '../chain-error.ts'
import { BUDGET_MAX, GAS_COINS_MAX, SPARE_GAS } from './facts.ts'
import { readBalance, readGasCoins, SUI, type ObjectRef } from './node-reads.ts'
import { simulate, type GasUsed } from './transaction/execution.ts'
import { completeTransfer, type Draft, type Unsigned } from './transaction/transfer.ts'

function budgetOf({ computation, storage, rebate }: GasUsed, gasPrice: bigint): bigint {
  const least = computation + SPARE_GAS * gasPrice
  const budget = least + storage - rebate
  return budget > least ? budget : least
}

interface Payer {
  readonly node: ChainNode
  readonly from: string
  readonly gasPrice: bigint
  readonly coin: Stablecoin
}

interface Means {
  /** None where the balance at the address pays. */
  readonly payment: readonly ObjectRef[]
  /** In MIST. */
  readonly mist: bigint
}

/**
 * Null where these means do not pay for the transaction. They are chosen before it is simulated, because not every node pays a simulation
 * without gas with a coin of its own.
 */
async function payWith(
  { payment, mist }: Means,
  draft: Draft,
  { node, gasPrice, coin }: Payer,
): Promise<Unsigned | null> {
  const most = mist < BUDGET_MAX ? mist : BUDGET_MAX
  const run = await simulate(node, completeTransfer(draft, { budget: most, payment }).bytes)
  if (run === 'lacksGas' && most === BUDGET_MAX) throw new ChainError('network/refused')
  if (run === 'lacksGas') return null
  if ('failsFor' in run) throw refusedTransfer(run.failsFor, coin)
  const budget = budgetOf(run, gasPrice)
  if (budget > BUDGET_MAX) throw new ChainError('network/refused')
  return budget <= mist ? completeTransfer(draft, { budget, payment }) : null
}

/** The largest coins, twice as many at each try, and else the balance at the address. Null where neither suffices. */
export async function payGas(draft: Draft, payer: Payer): Promise<Unsigned | null> {
  const { node, from } = payer
  const [coins, { atAddress }] = await Promise.all([readGasCoins(node, from), readBalance(node, from, SUI)])
  const largestFirst = coins.toSorted((one, other) => (one.balance < other.balance ? 1 : -1)).slice(0, GAS_COINS_MAX)
  for (let [tried, count] = [0, 1]; tried < largestFirst.length; [tried, count] = [count, count * 2]) {
    const chosen = largestFirst.slice(0, count)
    const mist = chosen.reduce((sum, { balance }) => sum + balance, 0n)
    const payment = chosen.map(({ objectId, version, digest }) => ({ objectId, version, digest }))
    const paid = await payWith({ payment, mist }, draft, payer)
    if (paid) return paid
  }
  return atAddress > 0n ? payWith({ payment: [], mist: atAddress }, draft, payer) : null
}

/** Null where the network asks for gas, as it does for all but some stablecoins. */
export async function payNothing(draft: Draft, coin: Stablecoin, node: ChainNode): Promise<Unsigned | null> {
  const free = completeTransfer(draft, { budget: 0n, payment: [] })
  const run = await simulate(node, free.bytes, { selectsGas: true })
  if (run === 'lacksGas') return null
  if (!('failsFor' in run)) return free
  const stopped = issuerStopIn(run.failsFor, coin)
  if (stopped) throw stopped
  return null
}
