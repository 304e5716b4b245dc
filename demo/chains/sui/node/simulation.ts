import { SUI, SUI_CHAIN_ID } from '../coins.ts'
import type { SuiChain } from './chain.ts'
import { createdObjectId } from './digests.ts'
import { type Execution, execute, netOf } from './execution.ts'
import { checkGaslessCoins, isGasless } from './gasless.ts'
import { checkMoney, checkObjects } from './inputs.ts'
import { invalidArgument } from './rpc-status.ts'
import { type SuiCoin, type SuiState, coinObject } from './state.ts'
import { type At, checkTransaction } from './validation.ts'
import { type TransactionData, type WireTransaction, transactionOf } from './wire-transaction.ts'

export interface Asked {
  readonly wire: WireTransaction
  /** Whether the node finds the gas coins. Otherwise one that does not exist may pay where none is given (`mocksGas`). */
  readonly selectsGas: boolean
  readonly estimatesBudget: boolean
  readonly isChecked: boolean
}

export interface Simulated {
  readonly wire: WireTransaction
  readonly execution: Execution
}

const SAFE_OVERHEAD_UNITS = 1000n

/** Runs a transaction and leaves nothing behind, with the gas that it would need. */
export function simulate(chain: SuiChain, asked: Asked): Simulated {
  const { selectsGas, estimatesBudget, isChecked } = asked
  if (!selectsGas) return { wire: asked.wire, execution: runOnce(chain, asked.wire, { mocksGas: true, isChecked }) }
  if (isGasless(asked.wire))
    return { wire: asked.wire, execution: runOnce(chain, asked.wire, { mocksGas: false, isChecked }) }

  const priced = estimatesBudget ? withEstimatedBudget(chain, asked.wire) : asked.wire
  const wire = priced.gas.payment.length > 0 ? priced : withSelectedGas(chain, priced)
  return { wire, execution: runOnce(chain, wire, { mocksGas: false, isChecked }) }
}

interface Options {
  readonly mocksGas: boolean
  readonly isChecked: boolean
}

function runOnce(chain: SuiChain, wire: WireTransaction, { mocksGas, isChecked }: Options): Execution {
  const isMocked = mocksGas && isMockedBy(chain, wire)
  return chain.simulate((state, at) => {
    if (isChecked) checkTransaction(wire, at)
    checkObjects(state, wire)
    checkMoney(state, wire, { isMocked })
    if (isGasless(wire)) checkGaslessCoins(state, wire, at.facts)
    const { epoch, facts } = at
    return execute(state, wire, { epoch, facts, ...(isMocked && { mockGas: mockCoin(wire) }) })
  })
}

function isMockedBy(chain: SuiChain, wire: WireTransaction): boolean {
  const { mocksGas } = chain.facts
  if (wire.gas.payment.length > 0 || mocksGas === 'none') return false
  if (isGasless(wire)) throw invalidArgument('Gas price 0 under reference gas price (RGP)')
  return mocksGas === 'all' || freeAtAddress(chain, wire) < wire.gas.budget
}

/** What the balance of the gas' owner has for it, besides what the commands withdraw. */
function freeAtAddress({ state }: SuiChain, { gas, sender, withdrawals }: WireTransaction): bigint {
  const reserved = withdrawals.filter(({ coinType }) => coinType === SUI.address && sender === gas.owner)
  return reserved.reduce((left, { units }) => left - units, state.funds(gas.owner, SUI.address))
}

/** No transaction creates so many objects. */
const MOCKED = 2 ** 32

function mockCoin({ digest, gas }: WireTransaction): SuiCoin {
  return coinObject({
    objectId: createdObjectId(digest, MOCKED),
    version: 1n,
    owner: gas.owner,
    coinType: SUI.address,
    balance: 10n ** 18n,
    previousTransaction: digest,
    storageRebate: 0n,
  })
}

const changed = ({ data }: WireTransaction, change: Partial<TransactionData>): WireTransaction =>
  transactionOf({ ...data, ...change })

const withGas = (wire: WireTransaction, gas: Partial<TransactionData['gasData']>) =>
  changed(wire, { gasData: { ...wire.data.gasData, ...gas } })

function withEstimatedBudget(chain: SuiChain, wire: WireTransaction): WireTransaction {
  const open = withGas(wire, { payment: [], budget: String(chain.facts.maxGasBudget) })
  const execution = chain.simulate((state, at) => estimate(state, open, at))
  const { gasUsed } = execution
  const net = netOf(gasUsed) - chain.facts.coinStorage
  const needed = net > gasUsed.computationCost ? net : gasUsed.computationCost
  const budget = needed + SAFE_OVERHEAD_UNITS * wire.gas.price

  const coins = wire.gas.payment.map(({ objectId }) => chain.state.coin(objectId)?.balance ?? 0n)
  const available = coins.reduce((sum, balance) => sum + balance, 0n)
  if (coins.length > 0 && available < budget)
    throw invalidArgument(
      'Insufficient gas balance to cover estimated transaction cost. ' +
        `Available gas balance: ${available} MIST. Estimated gas budget required: ${budget} MIST`,
    )
  return withGas(wire, { budget: String(budget) })
}

function estimate(state: SuiState, wire: WireTransaction, { epoch, facts }: At): Execution {
  checkObjects(state, wire)
  checkMoney(state, wire, { isMocked: true })
  return execute(state, wire, { epoch, facts, mockGas: mockCoin(wire) })
}

/** The owner's address balance where it is enough and no command uses the gas coin; otherwise all its coins of SUI. */
function withSelectedGas(chain: SuiChain, wire: WireTransaction): WireTransaction {
  const { gas } = wire
  if (!usesGasCoin(wire) && freeAtAddress(chain, wire) >= gas.budget) return validDuring(chain.at(), wire)

  const inputs = new Set(wire.objects.map(({ objectId }) => objectId))
  const coins = chain.state
    .coinsOf(gas.owner)
    .filter(({ coinType, objectId }) => coinType === SUI.address && !inputs.has(objectId))
    .slice(0, chain.facts.maxGasPayments)
  const available = coins.reduce((sum, { balance }) => sum + balance, 0n)
  if (available < gas.budget)
    throw invalidArgument(
      'Unable to perform gas selection due to insufficient SUI balance (in address balance or coins) ' +
        `for account ${gas.owner} to satisfy required budget ${gas.budget}.`,
    )
  const payment = coins.map(({ objectId, version, digest }) => ({ objectId, version: String(version), digest }))
  return withGas(wire, { payment })
}

const usesGasCoin = ({ data }: WireTransaction) => JSON.stringify(data.commands).includes('"GasCoin":true')

function validDuring({ epoch }: At, wire: WireTransaction): WireTransaction {
  if (wire.data.expiration && wire.data.expiration.$kind !== 'None') return wire
  const ValidDuring = {
    minEpoch: String(epoch),
    maxEpoch: String(epoch + 1n),
    minTimestamp: null,
    maxTimestamp: null,
    chain: SUI_CHAIN_ID,
    nonce: Math.floor(Math.random() * 2 ** 32),
  }
  return changed(wire, { expiration: { $kind: 'ValidDuring', ValidDuring } })
}
