import { json, one, type Db } from '../db/db.ts'
import type { Payout } from './payout.ts'

/** The column of each field. */
const columns = {
  id: 'id',
  customerId: 'customer_id',
  type: 'type',
  status: 'status',
  outcome: 'outcome',
  revision: 'revision',
  source: 'source',
  destination: 'destination',
  amount: 'amount',
  finalAmount: 'final_amount',
  totalFee: 'total_fee',
  adjustments: 'adjustments',
  wireMessage: 'wire_message',
  details: 'details',
  refund: 'refund',
  held: 'held',
  heldDeposit: 'held_deposit',
  depositNetwork: 'deposit_network',
  depositAddressKey: 'deposit_address_key',
  redemptionHash: 'redemption_hash',
  idempotencyKey: 'idempotency_key',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof Payout, string>

type Field = keyof Payout
const fields = Object.keys(columns) as Field[]
const asJson: ReadonlySet<Field> = new Set<Field>(['source', 'destination', 'adjustments', 'details', 'refund'])

const selection = fields.map((field) => `${columns[field]} as "${field}"`).join(', ')
const parameter = (field: Field, value: unknown) => (asJson.has(field) ? json(value) : value)

const MOST = 10_000

export const listPayouts = (db: Db, customerId: string): Promise<Payout[]> =>
  db.query<Payout>(
    `select ${selection} from payouts where customer_id = $1 order by updated_at desc, id limit ${MOST}`,
    [customerId],
  )

export const listAllPayouts = (db: Db, customerId: string | null): Promise<Payout[]> =>
  db.query<Payout>(
    `select ${selection} from payouts where $1::text is null or customer_id = $1
     order by updated_at desc, id limit 1000`,
    [customerId],
  )

export const findPayout = (db: Db, id: string): Promise<Payout | null> =>
  one(db.query<Payout>(`select ${selection} from payouts where id = $1`, [id]))

/** Locks the customer's row first, as every call does: a fixed order prevents deadlocks. */
export async function lockPayout(db: Db, id: string): Promise<Payout | null> {
  const found = await findPayout(db, id)
  if (!found) return null
  await db.query('select id from customers where id = $1 for update', [found.customerId])
  return one(db.query<Payout>(`select ${selection} from payouts where id = $1 for update`, [id]))
}

export async function lockPayoutByAddress(db: Db, network: string, addressKey: string): Promise<Payout | null> {
  const found = await one(
    db.query<{ id: string }>('select id from payouts where deposit_network = $1 and deposit_address_key = $2', [
      network,
      addressKey,
    ]),
  )
  return found && lockPayout(db, found.id)
}

export const findPayoutByRedemption = (db: Db, hash: string): Promise<Payout | null> =>
  one(db.query<Payout>(`select ${selection} from payouts where redemption_hash = $1`, [hash]))

export async function insertPayout(db: Db, payout: Payout): Promise<void> {
  const names = fields.map((field) => columns[field]).join(', ')
  const slots = fields.map((_, index) => `$${index + 1}`).join(', ')
  const values = fields.map((field) => parameter(field, payout[field]))
  await db.query(`insert into payouts (${names}) values (${slots})`, values)
}

export async function updatePayout(db: Db, id: string, patch: Partial<Omit<Payout, 'id'>>): Promise<Payout> {
  const changed = fields.filter((field) => field in patch)
  const sets = changed.map((field, index) => `${columns[field]} = $${index + 2}`).join(', ')
  const values = changed.map((field) => parameter(field, patch[field as keyof typeof patch]))
  const payout = await one(
    db.query<Payout>(`update payouts set ${sets} where id = $1 returning ${selection}`, [id, ...values]),
  )
  if (!payout) throw new Error(`No payout ${id}`)
  return payout
}

/** Whether a pending payout has this account or wallet as an endpoint. */
export async function isUsedByPending(db: Db, customerId: string, endpointId: string): Promise<boolean> {
  const rows = await db.query(
    `select id from payouts
     where customer_id = $1 and status = 'pending' and $2 in (source ->> 'id', destination ->> 'id') limit 1`,
    [customerId, endpointId],
  )
  return rows.length > 0
}
