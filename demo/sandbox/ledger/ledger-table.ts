import type { Db } from '../db/db.ts'

export const movementKinds = ['bankIn', 'bankOut', 'tokenIn', 'tokenOut', 'fee', 'refund'] as const
type MovementKind = (typeof movementKinds)[number]

export interface Movement {
  readonly at: Date
  readonly customerId: string
  readonly payoutId: string
  readonly kind: MovementKind
  /** The id of the deposit, or `settled`. A second movement of the same kind and cause is an error. */
  readonly cause: string
  /** A decimal string. */
  readonly amount: string
  readonly currency: string
  readonly network: string
  readonly hash: string | null
}

export const book = (db: Db, movement: Movement) =>
  db.query(
    `insert into ledger (at, customer_id, payout_id, kind, cause, amount, currency, network, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      movement.at,
      movement.customerId,
      movement.payoutId,
      movement.kind,
      movement.cause,
      movement.amount,
      movement.currency,
      movement.network,
      movement.hash,
    ],
  )

export const isBooked = async (db: Db, payoutId: string, cause: string): Promise<boolean> =>
  (await db.query('select id from ledger where payout_id = $1 and cause = $2 limit 1', [payoutId, cause])).length > 0

/** A refund is booked when it is decided; the hash of the network follows later. */
export const bookHash = (db: Db, { payoutId, cause, hash }: { payoutId: string; cause: string; hash: string }) =>
  db.query(`update ledger set hash = $3 where payout_id = $1 and kind = 'refund' and cause = $2`, [
    payoutId,
    cause,
    hash,
  ])

/** In the order of the movements. */
export const listMovements = (db: Db, customerId: string | null): Promise<Movement[]> =>
  db.query<Movement>(
    `select at, customer_id as "customerId", payout_id as "payoutId", kind, cause, amount, currency, network, hash
     from ledger where $1::text is null or customer_id = $1 order by id limit 100000`,
    [customerId],
  )
