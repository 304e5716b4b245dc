import { json, one, type Db } from '../db/db.ts'
import type { Fiat } from '../tables/currencies.ts'
import type { BankField } from '../tables/bank-type-row.ts'
import type { BankType } from '../tables/bank-types.ts'
import type { AddressRequest } from './request.ts'

export type BankAccountStatus = 'active' | 'pending' | 'invalid' | 'inactive'

/** The accepted fields of the request; the bank type decides which numbers are present. */
export interface BankAccountDetails extends Readonly<Partial<Record<BankField, string | undefined>>> {
  readonly accountOwner: 'personal' | 'third_party'
  readonly bankName: string
  readonly accountType?: 'checking' | 'savings' | undefined
  readonly accountHolderName: string
  readonly nickname?: string | undefined
  readonly beneficiaryAddress: AddressRequest
  readonly bankAddress?: string | undefined
  readonly businessName?: string | undefined
  readonly businessDBAName?: string | undefined
  readonly businessTaxId?: string | undefined
  readonly businessWebsite?: string | undefined
  readonly businessEmail?: string | undefined
  readonly businessPhone?: string | undefined
  readonly businessType?: string | undefined
  readonly businessRegistrationNumber?: string | undefined
}

export interface BankAccount {
  readonly id: string
  readonly customerId: string
  readonly bankType: BankType
  readonly currency: Fiat
  readonly status: BankAccountStatus
  readonly accountName: string
  /** Two accounts of one type with the same key are the same account. */
  readonly numberKey: string
  readonly owner: string | null
  readonly details: BankAccountDetails
  readonly deletedAt: Date | null
  readonly createdAt: Date
}

const selection = `id, customer_id as "customerId", bank_type as "bankType", currency, status, account_name as "accountName",
  number_key as "numberKey", owner, details, deleted_at as "deletedAt", created_at as "createdAt"`

export const listBankAccounts = (db: Db, customerId: string): Promise<BankAccount[]> =>
  db.query<BankAccount>(
    `select ${selection} from bank_accounts where customer_id = $1 order by created_at, id limit 10000`,
    [customerId],
  )

interface Wanted {
  readonly customerId: string
  readonly id: string
  /** `update` before a deletion, `share` to keep others from deleting it. */
  readonly lock?: 'update' | 'share'
}

export const findBankAccount = (db: Db, { customerId, id, lock }: Wanted): Promise<BankAccount | null> =>
  one(
    db.query<BankAccount>(
      `select ${selection} from bank_accounts where customer_id = $1 and id = $2 ${lock ? `for ${lock}` : ''}`,
      [customerId, id],
    ),
  )

/** False when another account of this type and number exists. */
export async function insertBankAccount(db: Db, account: BankAccount): Promise<boolean> {
  const rows = await db.query(
    `insert into bank_accounts
       (id, customer_id, bank_type, currency, status, account_name, number_key, owner, details, deleted_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (customer_id, bank_type, number_key) where deleted_at is null do nothing returning id`,
    [
      account.id,
      account.customerId,
      account.bankType,
      account.currency,
      account.status,
      account.accountName,
      account.numberKey,
      account.owner,
      json(account.details),
      account.deletedAt,
      account.createdAt,
    ],
  )
  return rows.length === 1
}

/** An account that was deleted or became invalid stays so. */
export const activateBankAccount = (db: Db, id: string) =>
  db.query(`update bank_accounts set status = 'active' where id = $1 and status = 'pending' and deleted_at is null`, [
    id,
  ])

export const deleteBankAccount = (db: Db, id: string, at: Date) =>
  db.query(`update bank_accounts set status = 'inactive', deleted_at = $2 where id = $1 and deleted_at is null`, [
    id,
    at,
  ])
