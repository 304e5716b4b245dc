import { one, type Db } from '../db/db.ts'
import { addressKey } from './address.ts'
import type { WalletNetwork } from '../tables/networks.ts'

export interface Wallet {
  readonly id: string
  readonly customerId: string
  readonly network: WalletNetwork
  readonly address: string
  readonly nickname: string | null
  /** Ownership was proven by a signature. */
  readonly signed: boolean
  readonly createdAt: Date
}

const selection = `id, customer_id as "customerId", network, address, nickname, signed, created_at as "createdAt"`

/** Without deleted ones. */
export const listWallets = (db: Db, customerId: string): Promise<Wallet[]> =>
  db.query<Wallet>(
    `select ${selection} from wallets where customer_id = $1 and deleted_at is null order by created_at, id limit 10000`,
    [customerId],
  )

interface Wanted {
  readonly customerId: string
  readonly id: string
  /** `update` before a deletion, `share` to keep others from deleting it. */
  readonly lock?: 'update' | 'share'
}

export const findWallet = (db: Db, { customerId, id, lock }: Wanted): Promise<Wallet | null> =>
  one(
    db.query<Wallet>(
      `select ${selection} from wallets
       where customer_id = $1 and id = $2 and deleted_at is null ${lock ? `for ${lock}` : ''}`,
      [customerId, id],
    ),
  )

/** False when the customer has this address on this network already. */
export async function insertWallet(db: Db, wallet: Wallet): Promise<boolean> {
  const rows = await db.query(
    `insert into wallets (id, customer_id, network, address, address_key, nickname, signed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (customer_id, network, address_key) where deleted_at is null do nothing returning id`,
    [
      wallet.id,
      wallet.customerId,
      wallet.network,
      wallet.address,
      addressKey(wallet.address),
      wallet.nickname,
      wallet.signed,
      wallet.createdAt,
    ],
  )
  return rows.length === 1
}

export const renameWallet = (db: Db, id: string, nickname: string) =>
  db.query('update wallets set nickname = $2 where id = $1', [id, nickname])

export const deleteWallet = (db: Db, id: string, at: Date) =>
  db.query('update wallets set deleted_at = $2 where id = $1 and deleted_at is null', [id, at])
