import { createHash } from 'node:crypto'
import { SLOT_MS } from '../facts.ts'
import type { Accounts } from './accounts.ts'
import type { TransactionInfo } from './execute.ts'
import type { TronTransaction } from './transaction.ts'

/** Mainnet's, whose last four bytes are its chain id. */
const GENESIS_ID = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc'

export interface Included {
  readonly transaction: TronTransaction
  readonly info: TransactionInfo
}

export interface Block {
  readonly number: number
  /** The number in 8 bytes, then a hash. */
  readonly id: string
  readonly parentId: string
  /** In the chain's time. */
  readonly timestamp: number
  readonly included: readonly Included[]
  readonly accounts: Accounts
  /** The state of the virtual machine before the block; null if the block did not run it. */
  readonly snapshot: string | null
}

const slotAt = (time: number) => Math.floor(time / SLOT_MS) * SLOT_MS

export const genesis = (accounts: Accounts): Block => ({
  number: 0,
  id: GENESIS_ID,
  parentId: '0'.repeat(64),
  timestamp: slotAt(Date.now()) - SLOT_MS,
  included: [],
  accounts,
  snapshot: null,
})

/** A slot later than its parent, and not behind the clock: where blocks come faster, the chain's time does too. */
export const nextTimestamp = (parent: Block): number => Math.max(parent.timestamp + SLOT_MS, slotAt(Date.now()))

/** `branch` distinguishes blocks of the same number on two branches. */
export function blockId(parent: Block, timestamp: number, branch: number): string {
  const hash = createHash('sha256').update(`${parent.id} ${timestamp} ${branch}`).digest('hex')
  return (parent.number + 1).toString(16).padStart(16, '0') + hash.slice(0, 48)
}
