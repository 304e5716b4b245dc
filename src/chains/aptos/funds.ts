import type { Stablecoin } from '../../domain/currency.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { patient } from '../http/patient.ts'
import { notEnoughTokens } from '../send-failure.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { limitGas } from './gas.ts'
import { APT, MICROSECONDS, readBalance, readGasPrice, readLedger, readSequence } from './node-reads.ts'
import { primaryStore, type Terms } from './transaction/transfer.ts'
import { sendMethodOf } from './wallet/signing.ts'

/** In seconds of the ledger's time: enough for a customer at a wallet. */
const LIVES_FOR = 300n

/** Checks the tokens, then APT for the fee. Throws where the network would not run the transaction. */
export async function prepareTerms(
  order: TransferOrder,
  { coin, burn, ...asked }: { readonly coin: Stablecoin; readonly node: ChainNode; readonly burn?: Terms['burn'] },
): Promise<Terms> {
  const node = patient(asked.node)
  const { from, token, units } = order
  const [tokens, apt, gasPrice, ledger, sequence] = await Promise.all([
    readBalance(node, { owner: from, asset: token.address }),
    readBalance(node, { owner: from, asset: APT }),
    readGasPrice(node),
    readLedger(node),
    readSequence(node, from),
  ])
  if (tokens < units) throw notEnoughTokens(coin)
  const expiration = ledger.time / MICROSECONDS + LIVES_FOR
  const terms = { order, sequence, gasPrice, expiration, ...(burn && { burn }) }
  return { ...terms, maxGas: await limitGas(terms, { coin, apt }, node) }
}

/** Nobody holds the token there, so that a transfer creates a store, as one to a new deposit address does (decisions.md C21). */
const unusedAddress = (from: string, token: string) => primaryStore(from, token)

/** Checks before a payout exists (decisions.md C21), and therefore without its recipient. */
export async function check(...[session, asked, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { coin, amount, from } = asked
  const token = node.token('aptos', coin)
  const units = token && toUnits(amount, token.decimals)
  if (!units) throw new ChainError('network/refused')
  await sendMethodOf(session, from)
  await prepareTerms({ from, to: unusedAddress(from, token.address), token, units }, { coin, node })
}
