import { one, type Db } from '../db/db.ts'
import { newSecret } from '../ids.ts'
import { canonicalJson } from './canonical-json.ts'
import { hashOf } from '../http/hash.ts'
import { refuse, refuseFields, refuseUntil } from '../http/refusal.ts'
import { REUSED_KEY, type IdempotencyMode, type Reuse } from './modes.ts'
import { seal, unseal } from './sealed.ts'

const KEPT_MS = 24 * 3600_000
/** An atomic call that takes longer has died with its process, and its transaction was rolled back. */
const CLAIM_MS = 60_000
const NOT_KEPT = [400, 401, 408, 425, 429]

interface Keyed {
  readonly key: string
  /** Application, customer, method and path. */
  readonly scope: readonly string[]
  readonly body: unknown
  readonly now: Date
  readonly mode: IdempotencyMode
}

export interface Claim {
  readonly id: string
  readonly secret: string
  readonly key: string
}

interface Row {
  body_hash: string
  claim: string
  claimed_at: Date
  created_at: Date
  status: number | null
  sealed_answer: string | null
}

export function readKey(headers: Headers): string | null {
  const key = headers.get('Idempotency-Key')
  if (key === null) return null
  if (key === '' || key.length > 255) {
    throw refuseFields([{ path: ['Idempotency-Key'], message: 'validation.invalidIdempotencyKey' }])
  }
  return key
}

/** The first call gets the claim. What the others get depends on the mode. */
export async function claimOrReplay(db: Db, keyed: Keyed): Promise<Claim | Response> {
  const id = hashOf(JSON.stringify([...keyed.scope, keyed.key]))
  const claim: Claim = { id, secret: newSecret(), key: keyed.key }
  if (await insertClaim(db, keyed, claim)) return claim
  const row = await one(db.query<Row>('select * from idempotency_keys where id = $1', [id]))
  if (!row) return claimOrReplay(db, keyed)
  if (row.created_at.getTime() <= keyed.now.getTime() - KEPT_MS) {
    await db.query('delete from idempotency_keys where id = $1 and created_at = $2', [id, row.created_at])
    return claimOrReplay(db, keyed)
  }
  if (row.body_hash !== bodyHash(keyed)) return answerReuse('otherBody', row, keyed)
  if (row.sealed_answer !== null) return answerReuse('answered', row, keyed)
  const hasDied = row.claimed_at.getTime() <= keyed.now.getTime() - CLAIM_MS
  if (hasDied && (await takeOver(db, { row, claim, keyed }))) return claim
  return answerReuse('running', row, keyed)
}

async function answerReuse(reuse: Reuse, row: Row, { key, mode }: Keyed): Promise<Response> {
  const answer = REUSED_KEY[mode][reuse]
  if (answer === 'replay') return replay(row.sealed_answer ?? '', key)
  throw answer === 'idempotency_in_progress' ? refuseUntil(answer, 1) : refuse(answer)
}

async function insertClaim(db: Db, keyed: Keyed, claim: Claim): Promise<boolean> {
  const rows = await db.query(
    `insert into idempotency_keys (id, body_hash, claim, claimed_at, created_at) values ($1, $2, $3, $4, $4)
     on conflict (id) do nothing returning id`,
    [claim.id, bodyHash(keyed), claim.secret, keyed.now],
  )
  return rows.length === 1
}

async function takeOver(db: Db, { row, claim, keyed }: { row: Row; claim: Claim; keyed: Keyed }): Promise<boolean> {
  const rows = await db.query(
    `update idempotency_keys set claim = $3, claimed_at = $4
     where id = $1 and claim = $2 and sealed_answer is null returning id`,
    [claim.id, row.claim, claim.secret, keyed.now],
  )
  return rows.length === 1
}

const bodyHash = ({ body }: Keyed) => hashOf(canonicalJson(body))

interface Kept {
  readonly status: number
  readonly headers: readonly [string, string][]
  readonly body: string
}

async function replay(sealed: string, key: string): Promise<Response> {
  const { status, headers, body } = JSON.parse(await unseal(sealed, key)) as Kept
  return new Response(body, { status, headers: [...headers, ['Idempotency-Replayed', 'true']] })
}

interface Settled {
  readonly answer: Response
  readonly requestId: string
}

/** In the transaction of the call: the answer is stored if and only if the call's changes are committed. */
export async function settleClaim(db: Db, claim: Claim, { answer, requestId }: Settled): Promise<void> {
  if (!(await isKept(answer))) return releaseClaim(db, claim)
  const headers = [...answer.headers, ['X-Request-Id', requestId]] as Kept['headers']
  const kept: Kept = { status: answer.status, headers, body: await answer.clone().text() }
  const rows = await db.query(
    `update idempotency_keys set status = $3, sealed_answer = $4 where id = $1 and claim = $2 returning id`,
    [claim.id, claim.secret, answer.status, await seal(JSON.stringify(kept), claim.key)],
  )
  // Another call took over the key, or a reset deleted the claim: the changes are rolled back, and the call can be repeated.
  if (rows.length === 0) throw refuseUntil('idempotency_in_progress', 1)
}

export async function releaseClaim(db: Db, claim: Claim): Promise<void> {
  await db.query('delete from idempotency_keys where id = $1 and claim = $2', [claim.id, claim.secret])
}

async function isKept(answer: Response): Promise<boolean> {
  if (answer.status >= 500 || NOT_KEPT.includes(answer.status)) return false
  return answer.status !== 404 || !(await answer.clone().text()).includes('"application_not_found"')
}
