import { one, type Db } from '../../db/db.ts'
import type { Stablecoin } from '../../tables/currencies.ts'

export interface ChainSend {
  /** Written before the network is called; the network knows the transfer by it. */
  readonly reference: string
  readonly payoutId: string
  readonly purpose: 'payout' | 'refund'
  readonly network: string
  readonly currency: Stablecoin
  readonly recipient: string
  readonly amount: string
  readonly hash: string | null
}

const selection = `reference, payout_id as "payoutId", purpose, network, currency, recipient, amount, hash`

export const insertSend = (db: Db, send: ChainSend, at: Date) =>
  db.query(
    `insert into chain_sends (reference, payout_id, purpose, network, currency, recipient, amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [send.reference, send.payoutId, send.purpose, send.network, send.currency, send.recipient, send.amount, at],
  )

export const findSend = (db: Db, reference: string): Promise<ChainSend | null> =>
  one(db.query<ChainSend>(`select ${selection} from chain_sends where reference = $1`, [reference]))

/** Null when it was confirmed before. */
export const confirmSend = (db: Db, reference: string, hash: string): Promise<ChainSend | null> =>
  one(
    db.query<ChainSend>(
      `update chain_sends set hash = $2 where reference = $1 and hash is null returning ${selection}`,
      [reference, hash],
    ),
  )
