import { coinWithBalance, Transaction, TransactionDataBuilder } from '@mysten/sui.js/transactions'
import type { ChainNode } from '../../adapter.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { ask } from '../grpc.ts'
import { MAINNET, type Head, type ObjectRef } from '../node-reads.ts'
import type { Landing } from './landing.ts'

/** In MIST: several hundred times the fee of a transfer, so that no node's price makes a customer pay more. */
export const BUDGET_MAX = 1_000_000_000n

/** A transaction whose coins are chosen, before its gas is. */
interface Draft {
  readonly head: Head
  readonly data: TransactionDataBuilder
}

type Expiration = NonNullable<TransactionDataBuilder['expiration']>

/** Until the end of the next epoch, because this one may end while the customer looks at the wallet. */
const lastEpochOf = ({ epoch }: Head): bigint => epoch + 1n

/** For a transaction that uses no object version, and could be repeated without it. */
function onceWithin(head: Head): Expiration {
  const [nonce = 0] = crypto.getRandomValues(new Uint32Array(1))
  const [minEpoch, maxEpoch] = [head.epoch.toString(), lastEpochOf(head).toString()]
  const times = { minTimestamp: null, maxTimestamp: null }
  return { $kind: 'ValidDuring', ValidDuring: { minEpoch, maxEpoch, ...times, chain: MAINNET, nonce } }
}

const untilEpoch = (head: Head): Expiration => {
  const last = lastEpochOf(head).toString()
  return { $kind: 'Epoch', Epoch: last }
}

interface Terms {
  readonly head: Head
  readonly gasPrice: bigint
}

type Spend = (transaction: Transaction, tokens: ReturnType<typeof coinWithBalance>) => void

/** Chooses coins, and of the balance at the address (SIP-58) what they lack, as the SDK does. */
export async function draft(
  node: ChainNode,
  { from, token, units, head, gasPrice }: TransferOrder & Terms,
  spend: Spend,
): Promise<Draft> {
  const transaction = new Transaction()
  transaction.setSender(from)
  transaction.setGasPrice(gasPrice)
  transaction.setGasBudget(BUDGET_MAX)
  transaction.setGasPayment([])
  transaction.setExpiration(onceWithin(head))
  spend(transaction, coinWithBalance({ type: token.address, balance: units, useGasCoin: false }))
  const bytes = await ask(node, (client) => transaction.build({ client }))
  return { head, data: TransactionDataBuilder.fromBytes(bytes) }
}

export const draftTransfer = (node: ChainNode, order: TransferOrder, terms: Terms): Promise<Draft> =>
  draft(node, { ...order, ...terms }, (transaction, tokens) => transaction.transferObjects([tokens], order.to))

/** For a simulation: without coins for gas, of which a node then takes one of its own. */
export const bytesToSimulate = ({ data }: Draft): Uint8Array => data.build()

export interface Unsigned {
  readonly bytes: Uint8Array
  readonly digest: string
  readonly landing: Landing
  /** The same for wallets, with nothing left for them to choose. */
  json(): Promise<string>
}

export interface Gas {
  /** In MIST, of which only what is used is paid. */
  readonly budget: bigint
  /** None where the balance at the address pays. */
  readonly payment: readonly ObjectRef[]
}

export function completeTransfer({ head, data }: Draft, { budget, payment }: Gas): Unsigned {
  const expiration = payment.length === 0 ? onceWithin(head) : untilEpoch(head)
  const gasData = { budget: budget.toString(), payment: [...payment] }
  const bytes = data.build({ overrides: { expiration, gasData } })
  const spent = data.inputs.flatMap(({ Object: object }) => object?.ImmOrOwnedObject ?? [])
  return {
    bytes,
    digest: TransactionDataBuilder.getDigestFromBytes(bytes),
    landing: {
      lastEpoch: lastEpochOf(head),
      checkpoint: head.checkpoint,
      inputs: [...payment, ...spent].map(({ objectId, version }) => ({ id: objectId, version: BigInt(version) })),
    },
    json: () => Transaction.from(bytes).toJSON(),
  }
}
