import type { ChainAdapter, ChainNode, SendSteps, TransactionWatch, WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { unreadable } from '../http/http.ts'
import { sendUnknown } from '../send-failure.ts'
import { readOrder } from '../transfer-order.ts'
import { encodeBase58, encodeBase64 } from './encodings.ts'
import { spareOf } from './funds/costs.ts'
import { BLOCKHASH_LIVES_FOR } from './facts.ts'
import { checkTokens } from './funds/funds.ts'
import { readBlockhash, readHeight } from './node-reads.ts'
import { limitOf, priceOf } from './funds/priority-fee.ts'
import { relayWithPreflight } from './relay-with-preflight.ts'
import { askWallet, SIGNS, sendMethodOf } from './signing.ts'
import { accountsOf, readSigned, unsignedTransaction, type Plan, type SignedByAll } from './transaction.ts'
import { watchTransaction, writeBound, type Signed } from './watch-transaction.ts'

const SIGNATURE_BYTES = 64

/** Rejects an implausible expiry, because a transaction that seems to be expired could still land. */
async function readLife(node: ChainNode) {
  const [life, height] = await Promise.all([readBlockhash(node), readHeight(node)])
  const left = life.lastValidBlockHeight - height
  if (left <= 0 || left > 2 * BLOCKHASH_LIVES_FOR) throw unreadable()
  return { ...life, height }
}

/** The blocks that a node may be behind, and still call itself healthy (decisions.md C4). */
const MOST_BEHIND = 150

/** A wallet that takes its time may take a newer blockhash, which lives at most as long as one of this moment. */
const lastValidNow = (node: ChainNode): Promise<number | null> =>
  readHeight(node).then(
    (height) => height + BLOCKHASH_LIVES_FOR + MOST_BEHIND,
    () => null,
  )

/** A transaction that expired before it was handed over never left this page. A silent node decides nothing. */
async function requireAlive(lastValid: number | null, node: ChainNode): Promise<void> {
  const height = await readHeight(node).catch(() => 0)
  if (lastValid !== null && height > lastValid) throw new ChainError('network/expired')
}

type Life = Awaited<ReturnType<typeof readLife>>

const LAST_VALID: Readonly<
  Record<SignedByAll['expiry'], (life: Life, node: ChainNode) => number | null | Promise<number | null>>
> = {
  ours: ({ lastValidBlockHeight }) => lastValidBlockHeight,
  never: () => null,
  unknown: (_, node) => lastValidNow(node),
}

interface Sending {
  readonly plan: Plan
  readonly life: Life
  readonly node: ChainNode
  readonly steps: SendSteps
}

/** A wallet that only signs broadcasts nothing, and `wallet/signed-other` is safe too: such a transaction never leaves this page. */
async function signAndRelay(session: WalletSession, { plan, life, node, steps }: Sending) {
  const { from } = plan.order
  const bytes = await askWallet(session, SIGNS, { from, bytes: unsignedTransaction(plan) })
  const read = bytes && readSigned(bytes, plan)
  if (!bytes || !read) throw new ChainError('wallet/signed-other')
  const [hash, transaction] = [encodeBase58(read.signature), encodeBase64(bytes)]
  const lastValid = await LAST_VALID[read.expiry](life, node)
  await requireAlive(lastValid, node)
  steps.onHash(hash, writeBound(lastValid))
  // Counted from here, because a customer who takes time in the wallet would read at once that it expired.
  const reading = readHeight(node).catch(() => life.height)
  await relayWithPreflight(node, hash, transaction)
  const signed: Signed = { transaction, height: await reading }
  return { hash, lastValid, signed }
}

export async function send(
  ...[session, transfer, node, steps]: Parameters<ChainAdapter['send']>
): Promise<TransactionWatch> {
  const order = readOrder('solana', transfer, node)
  const way = await sendMethodOf(session, order.from)
  const { lamports, ...checked } = await checkTokens(order, transfer.coin, node)
  const asked = { order, memo: transfer.memo, ...checked }
  const life = await readLife(node)
  const payer = { lamports, accountBytes: checked.token.accountBytes, blockhash: life.blockhash }
  const spare = await spareOf(asked, payer, node)
  const price = await priceOf(node, { limit: limitOf(asked), spare, addresses: accountsOf(asked) })
  const plan = { ...asked, blockhash: life.blockhash, price }
  const bytes = unsignedTransaction(plan)
  await steps.onAsking(life.slot, way === SIGNS ? 'signs' : 'sends')
  if (way === SIGNS) {
    const sent = await signAndRelay(session, { plan, life, node, steps })
    return watchTransaction({ transfer, node, ...sent })
  }
  const signature = await askWallet(session, way, { from: order.from, bytes })
  if (signature?.length !== SIGNATURE_BYTES || signature.every((byte) => byte === 0)) throw sendUnknown()
  const hash = encodeBase58(signature)
  steps.onHash(hash)
  // The wallet may have used a newer blockhash or a durable nonce, so its expiry is unknown.
  return watchTransaction({ transfer, hash, node, lastValid: null, signed: null, since: life.slot })
}
