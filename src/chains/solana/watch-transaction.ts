import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { unreadable } from '../http/http.ts'
import { readOrder, type TransferOrder } from '../transfer-order.ts'
import { fieldsOf, readFinal, readHeight, readStatus, readTransaction, type Status } from './node-reads.ts'

/** In blocks of about 0.4 s: the spec's expiry, which customers read and which ends nothing (decisions.md C4). */
export const LATE_AFTER = 20
/** In blocks. */
export const BLOCKHASH_LIVES_FOR = 150

/** Signed here, so it can be resent: in base64, and with the network's height when it was relayed. */
export interface Signed {
  readonly transaction: string
  readonly height: number
}

interface Watched {
  readonly transfer: Deposit
  readonly hash: string
  readonly node: ChainNode
  /** The height of the last block that can contain it; null where that is unknown, or a durable nonce keeps it alive. */
  readonly lastValid: number | null
  readonly signed: Signed | null
}

export const writeLanding = (lastValid: number | null): string | undefined => lastValid?.toString()

const readLanding = (landing = ''): number | null => (/^\d{1,15}$/.test(landing) ? Number(landing) : null)

const UNITS = /^\d{1,20}$/

function heldOf(balances: unknown, { to, token }: TransferOrder): bigint {
  if (!Array.isArray(balances)) throw unreadable()
  const ours = balances.map(fieldsOf).filter(({ owner, mint }) => owner === to && mint === token.address)
  const amounts = ours.map(({ uiTokenAmount }) => fieldsOf(uiTokenAmount)['amount'])
  if (!amounts.every((amount) => typeof amount === 'string' && UNITS.test(amount))) throw unreadable()
  return amounts.reduce((sum: bigint, amount) => sum + BigInt(amount as string), 0n)
}

/** How many units the recipient gained by a confirmed transaction; null while the node does not have it. */
export async function risenBy(order: TransferOrder, hash: string, node: ChainNode): Promise<bigint | 'failed' | null> {
  const told = await readTransaction(node, hash)
  if (!told) return null
  const signatures = fieldsOf(told['transaction'])['signatures']
  const { err, preTokenBalances, postTokenBalances } = fieldsOf(told['meta'])
  if (!Array.isArray(signatures) || signatures[0] !== hash || err === undefined) throw unreadable()
  return err === null ? heldOf(postTokenBalances, order) - heldOf(preTokenBalances, order) : 'failed'
}

async function readBack({ transfer, hash, node }: Watched): Promise<TransactionState> {
  const order = readOrder('solana', transfer, node)
  const risen = await risenBy(order, hash, node)
  if (risen === null) return 'unseen'
  if (risen === 'failed') return risen
  return risen >= order.units ? 'confirmed' : 'different'
}

/** Null while undecided: the fork of what is merely processed may be abandoned, even if it failed. */
async function decided(watched: Watched, status: Status | null): Promise<TransactionState | null> {
  if (!status?.isConfirmed) return null
  return status.hasFailed ? 'failed' : readBack(watched)
}

/** Expired only if a node that has reached the slot `deadFrom` does not know it, because it may have landed since the first question. */
async function unlessExpired(watched: Watched, deadFrom: number): Promise<TransactionState> {
  const status = await readStatus(watched.node, watched.hash, deadFrom)
  return status === null ? 'expired' : ((await decided(watched, status)) ?? 'late')
}

/** Resends what was signed here until its blockhash expires. Where its expiry is unknown, it may always land (decisions.md C20). */
export function watchTransaction(watched: Watched): TransactionWatch {
  const { hash, node, lastValid, signed } = watched
  let first: number | null = signed?.height ?? null
  let deadFrom = Number.POSITIVE_INFINITY
  let isResending = false

  /** Only a finalized height counts. Keeps the first such slot, so that a node that is behind can reach it. */
  async function isDead(last: number): Promise<boolean> {
    const final = await readFinal(node)
    if (final.height > last) deadFrom = Math.min(deadFrom, final.slot)
    return Number.isFinite(deadFrom)
  }

  async function resend(): Promise<void> {
    if (isResending || !signed) return
    isResending = true
    // The answer does not matter: the next look resends, and only the network shows whether it landed.
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
      // What is merely processed may be on an abandoned fork, so nothing shows whether it lands.
      return 'untraceable'
    },
  }
}

export const follow = (...[transfer, hash, node, known]: Parameters<ChainAdapter['follow']>): TransactionWatch =>
  watchTransaction({ transfer, hash, node, lastValid: readLanding(known?.landing), signed: null })
