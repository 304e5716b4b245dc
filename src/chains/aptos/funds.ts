import type { Stablecoin } from '../../domain/currency.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { notEnoughForFee, notEnoughTokens } from '../send-failure.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { sendMethodOf } from './wallet/signing.ts'
import { APT, readBalance, readGasPrice } from './node-reads.ts'

/** Several times what a transfer uses that creates the recipient's store. The network asks for a balance of that much. */
export const MAX_GAS = 5000n

type Source = Pick<TransferOrder, 'from' | 'token' | 'units'>

/** Checks the tokens, then APT for the fee. Returns the price of gas, in octas. */
export async function checkFunds({ from, token, units }: Source, coin: Stablecoin, node: ChainNode): Promise<bigint> {
  const [held, apt, gasPrice] = await Promise.all([
    readBalance(node, { owner: from, asset: token.address }),
    readBalance(node, { owner: from, asset: APT }),
    readGasPrice(node),
  ])
  if (held < units) throw notEnoughTokens(coin)
  if (apt < MAX_GAS * gasPrice) throw notEnoughForFee('aptos')
  return gasPrice
}

/** Checks before a payout exists (decisions.md C21): a transfer without a recipient cannot be simulated. */
export async function check(...[session, asked, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { coin, amount, from } = asked
  const token = node.token('aptos', coin)
  const units = token && toUnits(amount, token.decimals)
  if (!units) throw new ChainError('network/refused')
  await sendMethodOf(session, from)
  await checkFunds({ from, token, units }, coin, node)
}
