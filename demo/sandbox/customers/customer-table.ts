import { json, one, type Db } from '../db/db.ts'
import type { Customer } from './customer.ts'

/** The column of each field. */
const columns = {
  id: 'id',
  applicationId: 'application_id',
  email: 'email',
  persona: 'persona',
  tags: 'tags',
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
  type: 'type',
  kycStatus: 'kyc_status',
  verificationLevels: 'verification_levels',
  eurReasonCodes: 'eur_reason_codes',
  isProhibitedBusinessType: 'is_prohibited_business_type',
  operatingResidency: 'operating_residency',
  countryCode: 'country_code',
  stateCode: 'state_code',
  tos: 'tos',
  msa: 'msa',
  kyc: 'kyc',
  kycAttempt: 'kyc_attempt',
  hasCompletedOnboarding: 'has_completed_onboarding',
  hasChosenCustomerType: 'has_chosen_customer_type',
  preventsEmail: 'prevents_email',
  logins: 'logins',
  createdAt: 'created_at',
} as const satisfies Record<keyof Customer, string>

type Field = keyof Customer
const fields = Object.keys(columns) as Field[]
const asJson: ReadonlySet<Field> = new Set<Field>(['verificationLevels', 'eurReasonCodes', 'kyc'])

const selection = fields.map((field) => `${columns[field]} as "${field}"`).join(', ')
const parameter = (field: Field, value: unknown) => (asJson.has(field) ? json(value) : value)

export const findCustomer = (db: Db, id: string, { lock = false } = {}): Promise<Customer | null> =>
  one(db.query<Customer>(`select ${selection} from customers where id = $1 ${lock ? 'for update' : ''}`, [id]))

export const findCustomerByEmail = (db: Db, applicationId: string, email: string): Promise<Customer | null> =>
  one(
    db.query<Customer>(`select ${selection} from customers where application_id = $1 and email = $2 for update`, [
      applicationId,
      email,
    ]),
  )

export const listCustomers = (db: Db): Promise<Customer[]> =>
  db.query<Customer>(`select ${selection} from customers order by created_at desc, id limit 1000`)

/** False when another call has created the same customer. */
export async function insertCustomer(db: Db, customer: Customer): Promise<boolean> {
  const slots = fields.map((_, index) => `$${index + 1}`).join(', ')
  const values = fields.map((field) => parameter(field, customer[field]))
  const names = fields.map((field) => columns[field]).join(', ')
  const rows = await db.query(
    `insert into customers (${names}) values (${slots}) on conflict (application_id, email) do nothing returning id`,
    values,
  )
  return rows.length === 1
}

export async function updateCustomer(db: Db, id: string, patch: Partial<Omit<Customer, 'id'>>): Promise<Customer> {
  const changed = fields.filter((field) => field in patch)
  const sets = changed.map((field, index) => `${columns[field]} = $${index + 2}`).join(', ')
  const values = changed.map((field) => parameter(field, patch[field as keyof typeof patch]))
  const customer = await one(
    db.query<Customer>(`update customers set ${sets} where id = $1 returning ${selection}`, [id, ...values]),
  )
  if (!customer) throw new Error(`No customer ${id}`)
  return customer
}
