import { coinWithBalance, Transaction, TransactionDataBuilder } from '@mysten/sui.js/transactions'
import type { ChainNode } from '../../adapter.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { ask } from '../grpc.ts'
import { BUDGET_MAX } from '../facts.ts'
import { MAINNET, type Head, type ObjectRef } from '../node-reads.ts'
import type { Bound } from './bound.ts'

/** A transaction whose coins are chosen, before its gas is. */
export interface Draft {
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

interface Shape extends Terms {
  readonly budget: bigint
  spend(transaction: Transaction): void
}

async function build(node: ChainNode, from: string, { head, gasPrice, budget, spend }: Shape): Promise<Draft> {
  const transaction = new Transaction()
  transaction.setSender(from)
  transaction.setGasPrice(gasPrice)
  transaction.setGasBudget(budget)
  transaction.setGasPayment([])
  transaction.setExpiration(onceWithin(head))
  spend(transaction)
  const bytes = await ask(node, (client) => transaction.build({ client }))
  return { head, data: TransactionDataBuilder.fromBytes(bytes) }
}

const tokensOf = ({ token, units }: TransferOrder) => ({ type: token.address, balance: units, useGasCoin: false })

/** Chooses coins, and of the balance at the address (SIP-58) what they lack, as the SDK does. */
export const draft = (node: ChainNode, order: TransferOrder & Terms, spend: Spend): Promise<Draft> => {
  const { from, head, gasPrice } = order
  const tokens = coinWithBalance(tokensOf(order))
  return build(node, from, { head, gasPrice, budget: BUDGET_MAX, spend: (transaction) => spend(transaction, tokens) })
}

export const draftTransfer = (node: ChainNode, order: TransferOrder, terms: Terms): Promise<Draft> =>
  draft(node, { ...order, ...terms }, (transaction, tokens) => transaction.transferObjects([tokens], order.to))

/** From balance to balance at the addresses, which is what the network may do without gas. */
export const draftGasless = (node: ChainNode, order: TransferOrder, head: Head): Promise<Draft> =>
  build(node, order.from, {
    head,
    gasPrice: 0n,
    budget: 0n,
    spend(transaction) {
      transaction.moveCall({
        target: '0x2::balance::send_funds',
        typeArguments: [order.token.address],
        arguments: [transaction.balance(tokensOf(order)), transaction.pure.address(order.to)],
      })
    },
  })

export interface Unsigned {
  readonly bytes: Uint8Array
  readonly digest: string
  readonly bound: Bound
  /** The same for wallets, with nothing left for them to choose. */
  json(): Promise<string>
}

interface Gas {
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
    bound: {
      lastEpoch: lastEpochOf(head),
      checkpoint: head.checkpoint,
      inputs: [...payment, ...spent].map(({ objectId, version }) => ({ id: objectId, version: BigInt(version) })),
    },
    json: () => Transaction.from(bytes).toJSON(),
  }
}
