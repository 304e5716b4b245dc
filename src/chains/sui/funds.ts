import type { Stablecoin } from '../../domain/currency.ts'
import { isSameAddress, writeAddress } from '../../domain/wallets/addresses/address.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { loaded } from '../lazy-verb.ts'
import { notEnoughForFee, notEnoughTokens } from '../send-failure.ts'
import { readOrder, type TransferOrder } from '../transfer-order.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { readBalance, readGasCoins, readGasPrice, readHead, SUI, type ObjectRef } from './node-reads.ts'
import { simulate, type GasUsed } from './transaction/execution.ts'
import {
  BUDGET_MAX,
  bytesToSimulate,
  completeTransfer,
  draftTransfer,
  type Gas,
  type Unsigned,
} from './transaction/transfer.ts'
import { checkWallet } from './wallet/signing.ts'

const refused = () => new ChainError('network/refused')

const U64_MAX = 2n ** 64n - 1n

const packageOf = (coinType: string) => coinType.split('::')[0] ?? ''

/** Refuses the package of the token too: no key belongs to it. */
export function readSuiOrder(deposit: Deposit, node: ChainNode): TransferOrder {
  const order = readOrder('sui', deposit, node)
  if (order.units > U64_MAX) throw refused()
  if (!order.burn && isSameAddress('sui', order.to, packageOf(order.token.address))) throw refused()
  return order
}

/** In units of gas, which the SDK adds because objects may have changed since the simulation. */
const SPARE_GAS = 1000n

function budgetOf({ computation, storage, rebate }: GasUsed, gasPrice: bigint): bigint {
  const least = computation + SPARE_GAS * gasPrice
  const budget = least + storage - rebate
  return budget > least ? budget : least
}

const GAS_COINS_MAX = 256
/** In units of gas, for each coin but the first: a simulation has one alone. */
const GAS_PER_COIN = 1000n

interface Needs {
  readonly budget: bigint
  readonly gasPrice: bigint
}

/** The fewest coins that pay it; none where only the balance at the address does. */
async function chooseGas(node: ChainNode, from: string, { budget: least, gasPrice }: Needs): Promise<Gas> {
  const [coins, { atAddress }] = await Promise.all([readGasCoins(node, from), readBalance(node, from, SUI)])
  const largestFirst = coins.toSorted((one, other) => (one.balance < other.balance ? 1 : -1))
  const payment: ObjectRef[] = []
  let paid = 0n
  for (const { balance, ...coin } of largestFirst.slice(0, GAS_COINS_MAX)) {
    payment.push(coin)
    paid += balance
    const budget = least + BigInt(payment.length - 1) * GAS_PER_COIN * gasPrice
    if (paid >= budget) return { budget, payment }
  }
  if (atAddress >= least) return { budget: least, payment: [] }
  throw notEnoughForFee('sui')
}

const draftOf = ({ burn }: TransferOrder): typeof draftTransfer =>
  burn ? async (...asked) => (await loaded(() => import('./transaction/burn.ts'))).draftBurn(...asked) : draftTransfer

/** Checks the tokens, whether the transfer would run, then SUI for its gas. Its coins are chosen here. */
export async function prepare(order: TransferOrder, coin: Stablecoin, node: ChainNode): Promise<Unsigned> {
  const [head, gasPrice, held] = await Promise.all([
    readHead(node),
    readGasPrice(node),
    readBalance(node, order.from, order.token.address),
  ])
  if (held.all < order.units) throw notEnoughTokens(coin, 'sui')
  const draft = await draftOf(order)(node, order, { head, gasPrice })
  const used = await simulate(node, bytesToSimulate(draft))
  const budget = used && budgetOf(used, gasPrice)
  if (budget === null || budget > BUDGET_MAX) throw refused()
  return completeTransfer(draft, await chooseGas(node, order.from, { budget, gasPrice }))
}

/** Checks before a payout exists (decisions.md C21): its address is not known yet, and a transfer to oneself costs the same. */
export async function check(...[session, asked, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { network, coin, amount, from } = asked
  const token = network === 'sui' ? node.token(network, coin) : null
  const units = token && toUnits(amount, token.decimals)
  if (!units || units > U64_MAX) throw refused()
  await checkWallet(session, from)
  const owner = writeAddress('sui', from)
  await prepare({ from: owner, to: owner, token, units }, coin, node)
}
