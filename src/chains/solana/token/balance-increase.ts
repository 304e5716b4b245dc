import type { ChainNode } from '../../adapter.ts'
import { unreadable } from '../../http/http.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { fieldsOf, readTransaction } from '../node-reads.ts'

const UNITS = /^\d{1,20}$/

function balanceOf(balances: unknown, { to, token }: TransferOrder): bigint {
  if (!Array.isArray(balances)) throw unreadable()
  const ours = balances.map(fieldsOf).filter(({ owner, mint }) => owner === to && mint === token.address)
  const amounts = ours.map(({ uiTokenAmount }) => fieldsOf(uiTokenAmount)['amount'])
  if (!amounts.every((amount) => typeof amount === 'string' && UNITS.test(amount))) throw unreadable()
  return amounts.reduce((sum: bigint, amount) => sum + BigInt(amount as string), 0n)
}

/** How many units the recipient gained by a confirmed transaction; null while the node does not have it. */
export async function balanceIncrease(
  order: TransferOrder,
  hash: string,
  node: ChainNode,
): Promise<bigint | 'failed' | null> {
  const transaction = await readTransaction(node, hash)
  if (!transaction) return null
  const signatures = fieldsOf(transaction['transaction'])['signatures']
  const { err, preTokenBalances, postTokenBalances } = fieldsOf(transaction['meta'])
  if (!Array.isArray(signatures) || signatures[0] !== hash || err === undefined) throw unreadable()
  return err === null ? balanceOf(postTokenBalances, order) - balanceOf(preTokenBalances, order) : 'failed'
}
