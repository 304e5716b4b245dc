import { one, type Db } from '../db/db.ts'
import { hashOf } from '../http/hash.ts'
import { newSecret } from '../ids.ts'

/** `page` sessions open the terms and verification pages; `kyc` is the verification vendor's access token. */
export type TokenKind = 'one-time' | 'id' | 'refresh' | 'kyc' | 'tos-page' | 'verify-page'

export interface Token {
  readonly customerId: string
  readonly applicationId: string
  readonly sessionId: string | null
}

interface NewToken {
  readonly kind: TokenKind
  readonly customerId: string
  readonly applicationId: string
  readonly sessionId?: string
  readonly expiresAt?: Date
  readonly prefix?: string
}

/** The token is returned once and never stored; the database has its hash. */
export async function issueToken(db: Db, token: NewToken): Promise<string> {
  const secret = `${token.prefix ?? ''}${newSecret()}`
  await db.query(
    `insert into tokens (hash, kind, customer_id, application_id, session_id, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      hashOf(secret),
      token.kind,
      token.customerId,
      token.applicationId,
      token.sessionId ?? null,
      token.expiresAt ?? null,
    ],
  )
  return secret
}

const selection = 'customer_id as "customerId", application_id as "applicationId", session_id as "sessionId"'

interface Wanted {
  readonly kind: TokenKind
  readonly now: Date
}

/** A valid token that has not expired. */
export const findToken = (db: Db, secret: string, { kind, now }: Wanted): Promise<Token | null> =>
  one(
    db.query<Token>(
      `select ${selection} from tokens
       where hash = $1 and kind = $2 and used_at is null and (expires_at is null or expires_at > $3)`,
      [hashOf(secret), kind, now],
    ),
  )

/** Gives the token to only one of two concurrent calls. */
export const redeemToken = (
  db: Db,
  secret: string,
  { kind, now, applicationId }: Wanted & { applicationId: string },
): Promise<Token | null> =>
  one(
    db.query<Token>(
      `update tokens set used_at = $3
       where hash = $1 and kind = $2 and application_id = $4
         and used_at is null and (expires_at is null or expires_at > $3)
       returning ${selection}`,
      [hashOf(secret), kind, now, applicationId],
    ),
  )

export const forgetExpired = (db: Db, customerId: string, now: Date) =>
  db.query('delete from tokens where customer_id = $1 and expires_at < $2', [customerId, now])

export const endSession = (db: Db, sessionId: string) =>
  db.query('delete from tokens where session_id = $1', [sessionId])
