import type { Stablecoin } from '../../domain/currency.ts'
import { isSameAddress, writeAddress } from '../../domain/wallets/addresses/address.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { patient } from '../http/patient.ts'
import { loaded } from '../lazy-verb.ts'
import { notEnoughForFee, notEnoughTokens } from '../send-failure.ts'
import { readOrder, type TransferOrder } from '../transfer-order.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { payGas, payNothing } from './gas.ts'
import { readBalance, readGasPrice, readHead } from './node-reads.ts'
import { draftGasless, draftTransfer, type Unsigned } from './transaction/transfer.ts'
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

const draftOf = ({ burn }: TransferOrder): typeof draftTransfer =>
  burn ? async (...asked) => (await loaded(() => import('./transaction/burn.ts'))).draftBurn(...asked) : draftTransfer

/** Checks the tokens, whether the transfer would run, then SUI for its gas, where the network asks for any. Its coins are chosen here. */
export async function prepare(order: TransferOrder, coin: Stablecoin, asked: ChainNode): Promise<Unsigned> {
  const node = patient(asked)
  const [head, gasPrice, balance] = await Promise.all([
    readHead(node),
    readGasPrice(node),
    readBalance(node, order.from, order.token.address),
  ])
  if (balance.all < order.units) throw notEnoughTokens(coin, 'sui')
  const paid = await payGas(await draftOf(order)(node, order, { head, gasPrice }), {
    node,
    from: order.from,
    gasPrice,
    coin,
  })
  if (paid) return paid
  const free = order.burn ? null : await payNothing(await draftGasless(node, order, head), coin, node)
  if (free) return free
  throw notEnoughForFee('sui')
}

/** Stands in for the address of a payout that does not exist yet: a transfer to any costs the same. */
const someAddress = (owner: string) => `0x${Array.from(owner.slice(2)).toReversed().join('')}`

/** Checks before a payout exists (decisions.md C21). */
export async function check(...[session, asked, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { network, coin, amount, from } = asked
  const token = network === 'sui' ? node.token(network, coin) : null
  const units = token && toUnits(amount, token.decimals)
  if (!units || units > U64_MAX) throw refused()
  await checkWallet(session, from)
  const owner = writeAddress('sui', from)
  await prepare({ from: owner, to: someAddress(owner), token, units }, coin, node)
}
