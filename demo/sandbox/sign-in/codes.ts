import { one, type Db } from '../db/db.ts'
import { refuseUntil } from '../http/refusal.ts'
import { randomText } from '../ids.ts'
import type { Services } from '../services.ts'

const LIFETIME_MS = 10 * 60_000
const TRIES_PER_CODE = 5
const WRONG_TRIES_PER_HOUR = 20
const HOUR_MS = 3600_000

/** Codes with a fixed meaning. */
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

/**
 * Mails the live code, or a new one where there is none. A live code keeps its used-up tries, so that a login never gives
 * new ones; mailing it makes it valid for the full time again. With `mailed: false` nothing is sent, and a live code is
 * left as it is.
 */
export async function sendCode(services: Services, to: Recipient, { mailed }: { mailed: boolean }): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  if (mailed) await refuseTooManyMails(services, to.id)
  const expiresAt = new Date(now + LIFETIME_MS)
  const live = await liveCode(db, to.id, new Date(now))
  const code = live?.code ?? newCode()
  if (!live) await insertCode(db, { customerId: to.id, code, expiresAt })
  else if (mailed) await db.query('update codes set expires_at = $2 where customer_id = $1', [to.id, expiresAt])
  if (!mailed) return
  await db.query('insert into mails (customer_id, recipient, code, sent_at) values ($1, $2, $3, $4)', [
    to.id,
    to.email,
    code,
    new Date(now),
  ])
}

const insertCode = (db: Db, { customerId, code, expiresAt }: { customerId: string; code: string; expiresAt: Date }) =>
  db.query(
    `insert into codes (customer_id, code, tries, state, expires_at) values ($1, $2, 0, 'live', $3)
     on conflict (customer_id) do update set code = $2, tries = 0, state = 'live', expires_at = $3`,
    [customerId, code, expiresAt],
  )

/** The row stays locked until the call ends. */
async function liveCode(db: Db, customerId: string, now: Date): Promise<Row | null> {
  const row = await one(db.query<Row>('select * from codes where customer_id = $1 for update', [customerId]))
  return row !== null && row.state === 'live' && row.expires_at > now ? row : null
}

async function refuseTooManyMails({ db, clock, settings }: Services, customerId: string): Promise<void> {
  const since = new Date(clock.now() - HOUR_MS)
  const mails = await db.query<{ at: Date }>(
    'select sent_at as at from mails where customer_id = $1 and sent_at > $2 order by sent_at desc limit $3',
    [customerId, since, settings.codeSendsPerHour],
  )
  refuseOver(mails, settings.codeSendsPerHour, clock.now())
}

async function refuseTooManyTries({ db, now }: { db: Db; now: Date }, customerId: string): Promise<void> {
  const tries = await db.query<{ at: Date }>(
    'select at from wrong_codes where customer_id = $1 and at > $2 order by at desc limit $3',
    [customerId, new Date(now.getTime() - HOUR_MS), WRONG_TRIES_PER_HOUR],
  )
  refuseOver(tries, WRONG_TRIES_PER_HOUR, now.getTime())
}

/** `recent` has what was counted within the hour, newest first. */
function refuseOver(recent: readonly { readonly at: Date }[], limit: number, now: number): void {
  if (recent.length < limit) return
  const oldest = recent.at(-1)?.at.getTime() ?? now
  throw refuseUntil('too_many_requests', Math.ceil((oldest + HOUR_MS - now) / 1000))
}

/** A login or a residency that sends no code invalidates the code of an earlier login. */
export const dropCode = (db: Db, customerId: string) =>
  db.query(`update codes set state = 'locked' where customer_id = $1`, [customerId])

type CodeResult = 'success' | 'mismatch' | 'invalid' | 'expired'

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
  await refuseTooManyTries({ db, now }, customerId)
  const row = await liveCode(db, customerId, now)
  if (!row) return 'invalid'
  const settle = (state: Row['state'], tries: number) =>
    db.query('update codes set state = $2, tries = $3 where customer_id = $1', [customerId, state, tries])
  if (code === row.code || code === specialCodes.success) {
    await settle('used', row.tries)
    return 'success'
  }
  await db.query('insert into wrong_codes (customer_id, at) values ($1, $2)', [customerId, now])
  const tries = row.tries + 1
  const locks = code === specialCodes.invalid || tries >= TRIES_PER_CODE
  await settle(locks ? 'locked' : 'live', tries)
  return locks ? 'invalid' : 'mismatch'
}

interface Mail {
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
