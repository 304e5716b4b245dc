import { one, type Db } from '../db/db.ts'
import type { Stablecoin } from '../tables/currencies.ts'
import { addressKey } from './address.ts'

/** A receiving address whose money goes to a bank account. Networks are transfer names. */
export interface Link {
  readonly id: string
  readonly customerId: string
  readonly bankAccountId: string
  readonly network: string
  readonly sourceCurrency: Stablecoin
  readonly destinationNetwork: string
  readonly address: string
  readonly createdAt: Date
}

const selection = `id, customer_id as "customerId", bank_account_id as "bankAccountId", network,
  source_currency as "sourceCurrency", destination_network as "destinationNetwork", address, created_at as "createdAt"`

export const insertLink = (db: Db, link: Link) =>
  db.query(
    `insert into wallet_bank_accounts
       (id, customer_id, bank_account_id, network, source_currency, destination_network, address, address_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      link.id,
      link.customerId,
      link.bankAccountId,
      link.network,
      link.sourceCurrency,
      link.destinationNetwork,
      link.address,
      addressKey(link.address),
      link.createdAt,
    ],
  )

export const linksOfCustomer = (db: Db, customerId: string): Promise<Link[]> =>
  db.query<Link>(`select ${selection} from wallet_bank_accounts where customer_id = $1 order by created_at, id`, [
    customerId,
  ])

export const findLink = (db: Db, id: string): Promise<Link | null> =>
  one(db.query<Link>(`select ${selection} from wallet_bank_accounts where id = $1`, [id]))

export const findLinkByAddress = (db: Db, network: string, address: string): Promise<Link | null> =>
  one(
    db.query<Link>(`select ${selection} from wallet_bank_accounts where network = $1 and address_key = $2`, [
      network,
      addressKey(address),
    ]),
  )
