import { one, type Db } from '../../db/db.ts'

/**
 * credited: it belongs to a payout. waiting: the customer has not registered its transaction yet. ignored: a wrong currency,
 * or no payout at this address.
 */
type DepositState = 'credited' | 'waiting' | 'ignored'

export interface Deposit {
  readonly id: string
  readonly payoutId: string | null
  readonly network: string
  readonly currency: string
  /** A decimal string. */
  readonly amount: string
  /** The address to which it is returned. */
  readonly sender: string | null
  readonly receiverKey: string | null
  readonly hash: string | null
  /** On a configured network, where a refund is really sent. */
  readonly isReal: boolean
  readonly state: DepositState
  readonly at: Date
}

const selection = `id, payout_id as "payoutId", network, currency, amount, sender, receiver_key as "receiverKey", hash,
  is_real as "isReal", state, at`

/** False when it is known. */
export async function insertDeposit(db: Db, deposit: Deposit): Promise<boolean> {
  const rows = await db.query(
    `insert into deposits (id, payout_id, network, currency, amount, sender, receiver_key, hash, is_real, state, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing returning id`,
    [
      deposit.id,
      deposit.payoutId,
      deposit.network,
      deposit.currency,
      deposit.amount,
      deposit.sender,
      deposit.receiverKey,
      deposit.hash,
      deposit.isReal,
      deposit.state,
      deposit.at,
    ],
  )
  return rows.length === 1
}

export const findDeposit = (db: Db, id: string): Promise<Deposit | null> =>
  one(db.query<Deposit>(`select ${selection} from deposits where id = $1`, [id]))

/** Deposits of a transaction that wait for their registration. */
export const waitingDeposits = (db: Db, where: { network: string; hash: string; receiverKey: string }) =>
  db.query<Deposit>(
    `select ${selection} from deposits
     where network = $1 and hash = $2 and receiver_key = $3 and state = 'waiting' order by id for update`,
    [where.network, where.hash, where.receiverKey],
  )

export const claimDeposit = (db: Db, id: string, payoutId: string) =>
  db.query(`update deposits set state = 'credited', payout_id = $2 where id = $1`, [id, payoutId])
