import type { Stablecoin } from '../../domain/currency.ts'
import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { notEnoughForFee, refusedTransfer } from '../send-failure.ts'
import { GAS_CAP, GAS_HEADROOM, UNSIMULATED_GAS, WALLET_GAS_FLOOR } from './facts.ts'
import { simulate } from './node-reads.ts'
import { rawTransaction, unsignedTransaction, type Terms } from './transaction/transfer.ts'

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/**
 * The gas limit of a transaction, from what it uses in a simulation with all that the account can pay: the network asks for a balance of
 * limit × price. Throws where the account cannot pay, or the network would not run it.
 */
export async function limitGas(
  terms: Omit<Terms, 'maxGas'>,
  { coin, apt }: { readonly coin: Stablecoin; readonly apt: bigint },
  node: ChainNode,
): Promise<bigint> {
  const affordable = apt / terms.gasPrice
  if (affordable === 0n) throw notEnoughForFee('aptos')
  const most = smaller(affordable, GAS_CAP)
  const run = await simulate(node, unsignedTransaction(rawTransaction({ ...terms, maxGas: most })))
  if (typeof run === 'object' && 'failsFor' in run) throw refusedTransfer(run.failsFor, coin)
  if (run === 'lacksGas' && most === GAS_CAP) throw new ChainError('network/refused')
  if (run === 'lacksGas' || (run === 'unknown' && affordable < UNSIMULATED_GAS)) throw notEnoughForFee('aptos')
  if (run === 'unknown') return UNSIMULATED_GAS
  const enough = (run.gasUsed * GAS_HEADROOM.numerator) / GAS_HEADROOM.denominator
  // Less where the account pays for no more: a wallet with an older SDK signs that too.
  return smaller(larger(enough, WALLET_GAS_FLOOR), most)
}
