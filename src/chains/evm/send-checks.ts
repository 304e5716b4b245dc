import type { Network } from '../../domain/networks.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { ChainError } from '../chain-error.ts'
import { patient } from '../http/patient.ts'
import { NodeRefusal } from '../http/node-refusal.ts'
import { notEnoughTokens } from '../send-failure.ts'
import { unitsOf } from './erc20.ts'
import { askNode } from './node-values.ts'
import { switchIfNeeded } from './account-check.ts'

export interface TokenCall {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value: '0x0'
}

const REVERTS = /revert|invalid opcode|vm execution/i
const REVERTED = 3

/** Refuses a transfer that would revert. Any other failure of the estimate, such as a rate limit, proves nothing. */
async function checkEffect(call: TokenCall, network: Network, node: ChainNode): Promise<void> {
  try {
    await askNode(node, network, { method: 'eth_estimateGas', params: [call] })
  } catch (error) {
    if (error instanceof NodeRefusal && (error.code === REVERTED || REVERTS.test(error.message)))
      throw new ChainError('network/refused', { cause: error })
  }
}

/** Checks the tokens first, because too few would revert the estimate. The fee is the wallet's business (decisions.md C22). */
export async function checkFunds(
  transfer: Deposit,
  { call, units }: { readonly call: TokenCall; readonly units: bigint },
  node: ChainNode,
): Promise<void> {
  const { network, coin } = transfer
  const held = await unitsOf({ network, coin, address: call.from }, patient(node))
  if (held.units < units) throw notEnoughTokens(coin)
  await checkEffect(call, network, patient(node))
}

export async function check(...[session, source, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { network, coin, amount, from } = source
  const address = await switchIfNeeded(session, { network, from })
  const held = await unitsOf({ network, coin, address }, patient(node))
  const units = toUnits(amount, held.decimals)
  if (units === null) throw new ChainError('network/refused')
  if (held.units < units) throw notEnoughTokens(coin)
}
