import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { unreadable } from '../json-rpc.ts'
import { readOrder, type TransferOrder } from '../transfer-order.ts'
import { fieldsOf, readFinal, readHeight, readStatus, readTransaction, type Status } from './node-reads.ts'

/** The spec's expiry, which is shown to customers and ends nothing (decisions.md C4). In blocks, of about 0.4 seconds. */
export const LATE_AFTER = 20
/** A blockhash can be used in this many blocks. */
export const BLOCKHASH_LIVES_FOR = 150

/** What was signed here, and can be sent again. */
export interface Signed {
  /** In base64. */
  readonly transaction: string
  /** That of the network when the transaction was handed over. */
  readonly height: number
}

interface Watched {
  readonly transfer: Deposit
  readonly hash: string
  readonly node: ChainNode
  /** The height of the last block that can have it; null where nothing here knows, and for one with a durable nonce, which lives on. */
  readonly lastValid: number | null
  readonly signed: Signed | null
}

/** The last height, as the journal keeps it. */
export const writeLanding = (lastValid: number | null): string | undefined => lastValid?.toString()

const readLanding = (landing = ''): number | null => (/^\d{1,15}$/.test(landing) ? Number(landing) : null)

const UNITS = /^\d{1,20}$/

/** What an owner has of a token by the balances that a node tells before or after a transaction. */
function heldOf(balances: unknown, { to, token }: TransferOrder): bigint {
  if (!Array.isArray(balances)) throw unreadable()
  const ours = balances.map(fieldsOf).filter(({ owner, mint }) => owner === to && mint === token.address)
  const amounts = ours.map(({ uiTokenAmount }) => fieldsOf(uiTokenAmount)['amount'])
  if (!amounts.every((amount) => typeof amount === 'string' && UNITS.test(amount))) throw unreadable()
  return amounts.reduce((sum: bigint, amount) => sum + BigInt(amount as string), 0n)
}

/** How much more of the token the recipient has by a confirmed transaction; null while the node does not have it. */
export async function risenBy(order: TransferOrder, hash: string, node: ChainNode): Promise<bigint | 'failed' | null> {
  const told = await readTransaction(node, hash)
  if (!told) return null
  const signatures = fieldsOf(told['transaction'])['signatures']
  const { err, preTokenBalances, postTokenBalances } = fieldsOf(told['meta'])
  if (!Array.isArray(signatures) || signatures[0] !== hash || err === undefined) throw unreadable()
  return err === null ? heldOf(postTokenBalances, order) - heldOf(preTokenBalances, order) : 'failed'
}

/** What a confirmed transaction has done: the recipient has so much more of the token, or it is another transaction. */
async function readBack({ transfer, hash, node }: Watched): Promise<TransactionState> {
  const order = readOrder('solana', transfer, node)
  const risen = await risenBy(order, hash, node)
  if (risen === null) return 'unseen'
  if (risen === 'failed') return risen
  return risen >= order.units ? 'confirmed' : 'different'
}

/** Null while the network has not decided. What is merely processed may be on a fork that is left behind, its failure too. */
async function decided(watched: Watched, status: Status | null): Promise<TransactionState | null> {
  if (!status?.isConfirmed) return null
  return status.hasFailed ? 'failed' : readBack(watched)
}

/**
 * No block from the slot `deadFrom` on can have the transaction. It has expired when a node that has come as far, asked afterwards,
 * does not know it: it may have come with its last block after the first question, or to other nodes than the one that was asked.
 */
async function unlessExpired(watched: Watched, deadFrom: number): Promise<TransactionState> {
  const status = await readStatus(watched.node, watched.hash, deadFrom)
  return status === null ? 'expired' : ((await decided(watched, status)) ?? 'late')
}

/**
 * Looks after a transaction. One that was signed here expires with its blockhash, and is handed over again with every look until then.
 * Of any other nothing tells whether it can still come: its wallet may have taken a newer blockhash, or a durable nonce (decisions.md C20).
 */
export function watchTransaction(watched: Watched): TransactionWatch {
  const { hash, node, lastValid, signed } = watched
  let first: number | null = signed?.height ?? null
  let deadFrom = Number.POSITIVE_INFINITY
  let isResending = false

  /** Only a height that no fork can take back counts. The first such slot is kept, so that a node that stays behind comes there too. */
  async function isDead(last: number): Promise<boolean> {
    const final = await readFinal(node)
    if (final.height > last) deadFrom = Math.min(deadFrom, final.slot)
    return Number.isFinite(deadFrom)
  }

  async function resend(): Promise<void> {
    if (isResending || !signed) return
    isResending = true
    // Whatever the answer: the next look hands it over again, and what became of it is asked of the network alone.
    await node.relay(signed.transaction, true)
    isResending = false
  }

  async function lookAtHeight(status: Status | null, last: number): Promise<TransactionState> {
    const height = await readHeight(node)
    first ??= height
    if (status === null && height > last) return (await isDead(last)) ? unlessExpired(watched, deadFrom) : 'late'
    if (status === null) void resend()
    if (height > first + LATE_AFTER) return 'late'
    return status === null ? 'unseen' : 'seen'
  }

  return {
    hash,
    landing: writeLanding(lastValid),
    async look() {
      const status = await readStatus(node, hash)
      const known = await decided(watched, status)
      if (known) return known
      if (lastValid !== null) return lookAtHeight(status, lastValid)
      if (status === null) void resend()
      // What is merely processed may be on a fork that is left behind: nothing tells whether it comes then either.
      return 'untraceable'
    },
  }
}

/** For a transaction of an earlier page, whose bytes are gone. */
export const follow = (...[transfer, hash, node, known]: Parameters<ChainAdapter['follow']>): TransactionWatch =>
  watchTransaction({ transfer, hash, node, lastValid: readLanding(known?.landing), signed: null })
