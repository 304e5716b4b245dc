import type { Stablecoin } from '../../../domain/currency.ts'
import type { Network } from '../../../domain/networks.ts'
import { toUnits } from '../../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../../adapter.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { ChainError } from '../../chain-error.ts'
import { patient } from '../../http/patient.ts'
import { NodeRefusal } from '../../http/node-refusal.ts'
import { notEnoughTokens } from '../../send-failure.ts'
import { transferData, unitsOf } from '../erc20.ts'
import { readIssuerStop } from './issuer-stop.ts'
import { askNode } from '../node-values.ts'
import { switchIfNeeded } from '../account-check.ts'

export interface TokenCall {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value: '0x0'
}

const REVERTS = /revert|invalid opcode|vm execution/i
const REVERTED = 3

const isRevert = (error: unknown): boolean =>
  error instanceof NodeRefusal && (error.code === REVERTED || REVERTS.test(error.message))

interface Effect {
  readonly network: Network
  readonly coin: Stablecoin
  readonly call: TokenCall
}

/** Refuses a transfer that would revert. Any other failure of the estimate, such as a rate limit, proves nothing. */
async function checkEffect({ network, coin, call }: Effect, node: ChainNode): Promise<void> {
  try {
    await askNode(node, network, { method: 'eth_estimateGas', params: [call] })
  } catch (error) {
    if (!isRevert(error)) return
    const stopped = await readIssuerStop({ network, coin, token: call.to, owner: call.from }, node)
    throw stopped ?? new ChainError('network/refused', { cause: error })
  }
}

/** Checks the tokens first, because too few would revert the estimate. The fee is the wallet's business (decisions.md C22). */
export async function checkFunds(
  transfer: Deposit,
  { call, units }: { readonly call: TokenCall; readonly units: bigint },
  node: ChainNode,
): Promise<void> {
  const { network, coin } = transfer
  const balance = await unitsOf({ network, coin, address: call.from }, patient(node))
  if (balance.units < units) throw notEnoughTokens(coin)
  await checkEffect({ network, coin, call }, patient(node))
}

/** Stands in for the address of a payout that does not exist yet: what stops a transfer to any stops all. */
const someAddress = (from: string): string => `0x${Array.from(from.slice(2).toLowerCase()).toReversed().join('')}`

/** Checks before a payout exists (decisions.md C21). */
export async function check(...[session, source, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { network, coin, amount, from } = source
  const address = await switchIfNeeded(session, { network, from })
  const balance = await unitsOf({ network, coin, address }, patient(node))
  const units = toUnits(amount, balance.decimals)
  if (units === null) throw new ChainError('network/refused')
  if (balance.units < units) throw notEnoughTokens(coin)
  const data = transferData(someAddress(address), units)
  const call = { from: address, to: node.token(network, coin)!.address, data, value: '0x0' } as const
  await checkEffect({ network, coin, call }, node)
}
