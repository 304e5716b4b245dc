import type { ChainAdapter, ChainNode, SendSteps, TransactionWatch, WalletSession } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { ChainError } from '../chain-error.ts'
import type { Burn } from '../cctp/burn.ts'
import { createHandOver, NOTHING_SIGNED } from '../http/hand-over.ts'
import { loaded } from '../lazy-verb.ts'
import { readOrder, type TransferOrder } from '../transfer-order.ts'
import { watchTransaction, writeBound } from './follow.ts'
import { prepareTerms } from './funds.ts'
import { MICROSECONDS, readLedger, submit } from './node-reads.ts'
import { U64_MAX } from './transaction/bcs.ts'
import { hashOf, type Terms } from './transaction/transfer.ts'
import { askWallet, readSigned, readSubmitted, SIGNS, sendMethodOf } from './wallet/signing.ts'

interface Sending {
  readonly session: WalletSession
  readonly deposit: Deposit
  readonly terms: Terms
  readonly node: ChainNode
  readonly steps: SendSteps
  /** Reads what was signed once more: a burn leaves no tokens on this network that could be checked (decisions.md C3). */
  isAsked(signed: Uint8Array): boolean
}

/** A transaction that expired before it was handed over never left this page. A silent node decides nothing. */
async function requireAlive({ expiration }: Terms, node: ChainNode): Promise<void> {
  const time = await readLedger(node).then(
    (ledger) => ledger.time,
    () => 0n,
  )
  if (time > expiration * MICROSECONDS) throw new ChainError('network/expired')
}

const burnOf = async (order: TransferOrder, burn: Burn, node: ChainNode) =>
  (await loaded(() => import('./transaction/burn.ts'))).prepareBurn({ ...order, burn }, node)

/** `wallet/signed-other` is safe: such a transaction never leaves this page. */
async function signAndSubmit({ session, deposit, terms, node, steps, isAsked }: Sending): Promise<TransactionWatch> {
  const signed = await askWallet(session, SIGNS, { terms, read: readSigned })
  if (!signed || !isAsked(signed)) throw new ChainError('wallet/signed-other')
  await requireAlive(terms, node)
  const hash = hashOf(signed)
  steps.onHash(hash, writeBound(terms))
  const handOver = createHandOver(signed, (bytes) => submit(node, bytes))
  await handOver.again()
  return watchTransaction({ deposit, hash, node, bound: terms, handOver })
}

export async function send(
  ...[session, deposit, node, steps]: Parameters<ChainAdapter['send']>
): Promise<TransactionWatch> {
  const order = readOrder('aptos', deposit, node)
  if (order.units > U64_MAX) throw new ChainError('network/refused')
  const way = await sendMethodOf(session, order.from)
  const burn = order.burn && (await burnOf(order, order.burn, node))
  // A transaction that the wallet submits itself cannot be checked first.
  if (burn && way !== SIGNS) throw new ChainError('wallet/cannot-send')
  const terms = await prepareTerms(order, { coin: deposit.coin, node, ...(burn && { burn: burn.call }) })
  await steps.onAsking(Number(terms.sequence), way === SIGNS ? 'signs' : 'sends')
  const sending = { session, deposit, terms, node, steps, isAsked: burn?.isAsked ?? (() => true) }
  if (way === SIGNS) return signAndSubmit(sending)
  const hash = await askWallet(session, way, { terms, read: readSubmitted })
  steps.onHash(hash)
  return watchTransaction({ deposit, hash, node, bound: null, handOver: NOTHING_SIGNED })
}
