import { one, type Db } from '../db/db.ts'
import { refuseUntil } from '../http/refusal.ts'
import { randomText } from '../ids.ts'
import type { Services } from '../services.ts'

const LIFE_MS = 10 * 60_000
const TRIES = 5
const HOUR_MS = 3600_000

/** Codes with a fixed meaning (api.md 4.3). */
export const specialCodes = { success: '000000', invalid: '111111', expired: '222222', failure: '333333' } as const

const isSpecial = (code: string) => Object.values<string>(specialCodes).includes(code)

export function newCode(): string {
  const code = randomText(6, '0123456789')
  return isSpecial(code) ? newCode() : code
}

interface Recipient {
  readonly id: string
  readonly email: string
}

/** Replaces the code of before. With `mailed: false` nothing goes out, and nothing counts. */
export async function sendCode(services: Services, to: Recipient, { mailed }: { mailed: boolean }): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  if (mailed) await refuseTooMany(services, to)
  const code = newCode()
  await db.query(
    `insert into codes (customer_id, code, tries, state, expires_at) values ($1, $2, 0, 'live', $3)
     on conflict (customer_id) do update set code = $2, tries = 0, state = 'live', expires_at = $3`,
    [to.id, code, new Date(now + LIFE_MS)],
  )
  if (!mailed) return
  await db.query('insert into mails (customer_id, recipient, code, sent_at) values ($1, $2, $3, $4)', [
    to.id,
    to.email,
    code,
    new Date(now),
  ])
}

async function refuseTooMany({ db, clock, settings }: Services, to: Recipient): Promise<void> {
  const recent = await db.query<{ sent_at: Date }>(
    'select sent_at from mails where customer_id = $1 and sent_at > $2 order by sent_at desc limit $3',
    [to.id, new Date(clock.now() - HOUR_MS), settings.codeSendsPerHour],
  )
  if (recent.length < settings.codeSendsPerHour) return
  const oldest = recent.at(-1)?.sent_at.getTime() ?? clock.now()
  throw refuseUntil('too_many_requests', Math.ceil((oldest + HOUR_MS - clock.now()) / 1000))
}

/** A login or a residency that sends no code invalidates the code of an earlier login. */
export const dropCode = (db: Db, customerId: string) =>
  db.query(`update codes set state = 'locked' where customer_id = $1`, [customerId])

export type CodeResult = 'success' | 'mismatch' | 'invalid' | 'expired'

interface Row {
  code: string
  tries: number
  state: 'live' | 'used' | 'locked'
  expires_at: Date
}

/** The row is locked, so concurrent tries are counted one by one and a code succeeds once. */
export async function tryCode(
  db: Db,
  { customerId, code, now }: { customerId: string; code: string; now: Date },
): Promise<CodeResult> {
  if (code === specialCodes.expired) return 'expired'
  const row = await one(db.query<Row>('select * from codes where customer_id = $1 for update', [customerId]))
  const isLive = row !== null && row.state === 'live' && row.expires_at > now
  if (!isLive) return 'invalid'
  const settle = (state: Row['state'], tries: number) =>
    db.query('update codes set state = $2, tries = $3 where customer_id = $1', [customerId, state, tries])
  if (code === row.code || code === specialCodes.success) {
    await settle('used', row.tries)
    return 'success'
  }
  const tries = row.tries + 1
  const locks = code === specialCodes.invalid || tries >= TRIES
  await settle(locks ? 'locked' : 'live', tries)
  return locks ? 'invalid' : 'mismatch'
}

export interface Mail {
  readonly to: string
  readonly code: string
  readonly at: Date
}

export const listMails = (db: Db, email: string | null): Promise<Mail[]> =>
  db.query<Mail>(
    `select recipient as "to", code, sent_at as at from mails
     where $1::text is null or recipient = $1 order by sent_at desc, id desc limit 500`,
    [email],
  )
