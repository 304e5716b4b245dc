import type { ChainAdapter, ChainNode, TransactionWatch } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { createHandOver } from '../http/hand-over.ts'
import { readOrder } from '../transfer-order.ts'
import { checkFunds } from './funds.ts'
import { broadcast, readHead } from './node-reads.ts'
import { askToSign, checkWallet } from './signing.ts'
import { watchTransaction, writeBound } from './transaction/follow.ts'
import { signedTransaction, unsignedTransaction } from './transaction/raw-transaction.ts'
import { readSignature } from './transaction/signature.ts'

/** The customer may have taken too long. A node that does not answer proves nothing, and the network refuses what has expired. */
async function isOver(expiration: number, node: ChainNode): Promise<boolean> {
  return readHead(node).then(
    ({ time }) => time >= expiration,
    () => false,
  )
}

export async function send(
  ...[session, deposit, node, steps]: Parameters<ChainAdapter['send']>
): Promise<TransactionWatch> {
  const order = readOrder('tron', deposit, node)
  await checkWallet(session, order.from)
  await checkFunds(order, deposit.coin, node)
  const block = await readHead(node)
  const { raw, id, expiration, transaction } = unsignedTransaction(order, block)
  await steps.onAsking(block.number, 'signs')
  const signature = readSignature(await askToSign(session, order.from, transaction), id, order.from)
  // The wallet only signs: neither this nor what comes too late has left the page.
  if (!signature) throw new ChainError('wallet/signed-other')
  if (await isOver(expiration, node)) throw new ChainError('network/expired')
  steps.onHash(id, writeBound(expiration))
  const handOver = createHandOver(signedTransaction(raw, signature), (hex) => broadcast(node, hex))
  await handOver.again()
  return watchTransaction({ deposit, hash: id, node, expiration, handOver })
}
