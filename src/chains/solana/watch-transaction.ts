import type { ChainAdapter, ChainNode, Since, TransactionState, TransactionWatch } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { createResend } from '../http/http.ts'
import { readOrder, stateOfMoved } from '../transfer-order.ts'
import { findSent } from './find-sent.ts'
import { readFinal, readHeight, readStatus, type Status } from './node-reads.ts'
import { balanceIncrease } from './token/balance-increase.ts'

/** In blocks: the spec's expiry, which customers read and which ends nothing (decisions.md C4). */
const LATE_AFTER = 20
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
  /** Where a search for the transfer starts that came under another hash. */
  readonly since?: Since | undefined
}

export const writeBound = (lastValid: number | null): string | undefined => lastValid?.toString()

const readBound = (bound = ''): number | null => (/^\d{1,15}$/.test(bound) ? Number(bound) : null)

/** The hash of a multisig is that of its proposal, which moves nothing: the transfer comes by another transaction, or never. */
async function readBack({ transfer, hash, node }: Watched): Promise<TransactionState> {
  const order = readOrder('solana', transfer, node)
  const risen = await balanceIncrease(order, hash, node)
  if (risen === null) return 'unseen'
  if (risen === 'failed') return risen
  if (risen <= 0n) return 'untraceable'
  return stateOfMoved(risen, order)
}

/** Null while undecided: the fork of what is merely processed may be abandoned, even if it failed. */
async function decided(watched: Watched, status: Status | null): Promise<TransactionState | null> {
  if (!status?.isConfirmed) return null
  return status.hasFailed ? 'failed' : readBack(watched)
}

/** Expired only if a node that has reached the slot `deadFrom` does not know it, because it may have landed since the first question. */
async function unlessExpired(watched: Watched, deadFrom: number): Promise<TransactionState> {
  const status = await readStatus(watched.node, watched.hash, deadFrom)
  return status === null ? 'expired' : ((await decided(watched, status)) ?? 'seen')
}

/** The transfer that came under another hash. A node that refuses the search proves nothing. */
async function findOther({ transfer, hash, node, since }: Watched): Promise<string | null> {
  const found = since === undefined ? null : await findSent(transfer, since, node).catch(() => null)
  return found === null || found.hash === hash ? null : found.hash
}

/** Resends what was signed here until its blockhash expires. Where its expiry is unknown, it may always land (decisions.md C20). */
export function watchTransaction(initial: Watched): TransactionWatch {
  const { node, lastValid, signed } = initial
  let watched = initial
  let first: number | null = signed?.height ?? null
  let deadFrom = Number.POSITIVE_INFINITY
  let isLate = false

  /** Only a finalized height counts. Keeps the first such slot, so that a node that is behind can reach it. */
  async function isDead(last: number): Promise<boolean> {
    const final = await readFinal(node)
    if (final.height > last) deadFrom = Math.min(deadFrom, final.slot)
    return Number.isFinite(deadFrom)
  }

  // The answer does not matter: the next look resends, and only the network shows whether it landed.
  const resend = createResend(signed, ({ transaction }) => node.relay(transaction, true))

  async function lookAtHeight(status: Status | null, last: number): Promise<TransactionState> {
    const height = await readHeight(node)
    first ??= height
    isLate = height > first + LATE_AFTER || (status === null && height > last)
    if (status !== null) return 'seen'
    if (height > last) return (await isDead(last)) ? unlessExpired(watched, deadFrom) : 'unseen'
    void resend()
    return 'unseen'
  }

  /** While the wallet's own transaction may still come, another one counts only if it is the whole transfer. */
  async function lookElsewhere(isIdle: boolean): Promise<TransactionState> {
    const hash = await findOther(watched)
    if (hash === null) return 'untraceable'
    const other = { ...watched, hash }
    const state = await readBack(other)
    if (state === 'confirmed' || (isIdle && state === 'different')) watched = other
    return watched === other ? state : 'untraceable'
  }

  return {
    get hash() {
      return watched.hash
    },
    bound: writeBound(lastValid),
    get notice() {
      return isLate ? 'expiryPassed' : undefined
    },
    async look() {
      isLate = false
      const status = await readStatus(node, watched.hash)
      const known = await decided(watched, status)
      if (known === 'untraceable') return lookElsewhere(true)
      if (known) return known
      if (lastValid !== null) return lookAtHeight(status, lastValid)
      // A processed transaction may be on an abandoned fork, so nothing shows whether it lands.
      if (status !== null) return 'untraceable'
      void resend()
      return signed ? 'untraceable' : lookElsewhere(false)
    },
  }
}

export const follow = (...[transfer, hash, node, known]: Parameters<ChainAdapter['follow']>): TransactionWatch =>
  watchTransaction({
    transfer,
    hash,
    node,
    lastValid: readBound(known?.bound),
    signed: null,
    since: known?.since,
  })
