import type { Network } from '../../domain/networks.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { ChainError } from '../chain-error.ts'
import { NodeRefusal } from '../json-rpc.ts'
import { LACKS_FUNDS, notEnoughForFee, notEnoughTokens } from '../send-failure.ts'
import { unitsOf } from './erc20.ts'
import { askNode, numberOf, readNumber } from './node-values.ts'
import { bringTo } from './standing.ts'

/** A call of the token's contract, as a wallet and a node take it. */
export interface TokenCall {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value: '0x0'
}

/** Fees move between the estimate and the block, and wallets bid over the present price. */
const RESERVE = { of: 5n, to: 4n }
const REVERTS = /revert|invalid opcode|vm execution/i
const REVERTED = 3

/** What an estimate's refusal means; null for a refusal that says nothing of the transaction, such as one of too many calls. */
function refusalOf(error: unknown, network: Network): ChainError | null {
  if (!(error instanceof NodeRefusal)) return null
  if (error.code === REVERTED || REVERTS.test(error.message)) return new ChainError('network/refused', { cause: error })
  return LACKS_FUNDS.test(error.message) ? notEnoughForFee(network) : null
}

async function estimate(call: TokenCall, network: Network, node: ChainNode): Promise<bigint | null> {
  try {
    return readNumber(await askNode(node, network, { method: 'eth_estimateGas', params: [call] }))
  } catch (error) {
    const refusal = refusalOf(error, network)
    if (refusal) throw refusal
    return null
  }
}

/** The wallet reckons the fee itself, so a node that does not tell it stops nothing. */
async function checkFee(call: TokenCall, network: Network, node: ChainNode): Promise<void> {
  const unread = () => null
  const [gas, price, native] = await Promise.all([
    estimate(call, network, node),
    numberOf(node, network, { method: 'eth_gasPrice', params: [] }).catch(unread),
    numberOf(node, network, { method: 'eth_getBalance', params: [call.from, 'latest'] }).catch(unread),
  ])
  if (gas === null || price === null || native === null) return
  if (native * RESERVE.to < gas * price * RESERVE.of) throw notEnoughForFee(network)
}

/** Tokens first, then the fee, as on Solana (decisions.md C9): with too few tokens, the estimate would revert. */
export async function checkFunds(
  transfer: Deposit,
  { call, units }: { readonly call: TokenCall; readonly units: bigint },
  node: ChainNode,
): Promise<void> {
  const { network, coin } = transfer
  const held = await unitsOf({ network, coin, address: call.from }, node)
  if (held.units < units) throw notEnoughTokens(coin)
  await checkFee(call, network, node)
}

/** Before there is a payout. The network fee is the wallet's business: it may be sponsored, or paid in tokens (decisions.md C22). */
export async function check(...[session, source, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { network, coin, amount, from } = source
  const address = await bringTo(session, { network, from })
  const held = await unitsOf({ network, coin, address }, node)
  const units = toUnits(amount, held.decimals)
  if (units === null) throw new ChainError('network/refused')
  if (held.units < units) throw notEnoughTokens(coin)
}
