import type { ChainAdapter, ChainNode, TransactionWatch } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { createHandOver } from '../http/hand-over.ts'
import { loaded } from '../lazy-verb.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { watchTransaction } from './follow.ts'
import { prepare, readSuiOrder } from './funds.ts'
import { readHead } from './node-reads.ts'
import { execute } from './transaction/execution.ts'
import { writeBound, type Bound } from './transaction/bound.ts'
import { readSignature } from './transaction/signature.ts'
import { askToSign, checkWallet } from './wallet/signing.ts'

/** A transaction that expired before it was handed over never left this page. A silent node decides nothing. */
async function requireAlive({ lastEpoch }: Bound, node: ChainNode): Promise<void> {
  const epoch = await readHead(node).then(
    (head) => head.epoch,
    () => 0n,
  )
  if (epoch > lastEpoch) throw new ChainError('network/expired')
}

/** Reads the bytes of a burn once more, because its recipient has no address here that a node could show (decisions.md C3). */
async function asksForPayout(bytes: Uint8Array, order: TransferOrder, node: ChainNode): Promise<boolean> {
  if (!order.burn) return true
  return (await loaded(() => import('./transaction/burn.ts'))).isBurnOf(bytes, { ...order, burn: order.burn }, node)
}

export async function send(
  ...[session, deposit, node, steps]: Parameters<ChainAdapter['send']>
): Promise<TransactionWatch> {
  const order = readSuiOrder(deposit, node)
  await checkWallet(session, order.from)
  const { bytes, digest, bound, json } = await prepare(order, deposit.coin, node)
  const asked = await json()
  await steps.onAsking(Number(bound.checkpoint), 'signs')
  const signature = readSignature(await askToSign(session, order.from, asked), bytes, order.from)
  // The wallet only signs: neither this nor what comes too late has left the page.
  if (!signature || !(await asksForPayout(bytes, order, node))) throw new ChainError('wallet/signed-other')
  await requireAlive(bound, node)
  steps.onHash(digest, writeBound(bound))
  const handOver = createHandOver({ bytes, signature }, (signed) => execute(node, signed))
  await handOver.again()
  return watchTransaction({ deposit, hash: digest, node, bound, handOver })
}
