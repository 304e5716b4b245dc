import { z } from 'zod'
import { findCustomer } from '../customers/customer-table.ts'
import type { Db } from '../db/db.ts'
import { refuse } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { newSecret } from '../ids.ts'
import { endSession, findToken, forgetExpired, issueToken, redeemToken, type Token } from './tokens.ts'

const ID_TOKEN_SECONDS = 3600

const secret = z.string().min(1, 'validation.required').max(500)

const Tokens = z
  .strictObject({
    idToken: z.string(),
    refreshToken: z.string(),
    expiresIn: z.literal(ID_TOKEN_SECONDS),
    uid: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Tokens' })

interface Session extends Pick<Token, 'customerId' | 'applicationId'> {
  readonly sessionId: string
}

async function issueIdToken(db: Db, session: Session, now: Date) {
  const customer = await findCustomer(db, session.customerId)
  if (!customer) throw refuse('token_invalid')
  const expiresAt = new Date(now.getTime() + ID_TOKEN_SECONDS * 1000)
  const idToken = await issueToken(db, { ...session, kind: 'id', expiresAt })
  return { idToken, expiresIn: ID_TOKEN_SECONDS, uid: customer.id, email: customer.email } as const
}

export const identityRoutes = [
  route({
    method: 'POST',
    path: '/v1/identity/token',
    auth: 'public',
    summary: 'Exchange a one-time token for a session',
    tag: 'Identity',
    body: z.object({ token: secret }),
    answer: Tokens,
    refusals: ['token_invalid'],
    async handle({ db, application, body, now }) {
      const oneTime = await redeemToken(db, body.token, { kind: 'one-time', now, applicationId: application.id })
      if (!oneTime) throw refuse('token_invalid')
      await forgetExpired(db, oneTime.customerId, now)
      const { customerId, applicationId } = oneTime
      const session = { customerId, applicationId, sessionId: newSecret() }
      const refreshToken = await issueToken(db, { ...session, kind: 'refresh' })
      return { ...(await issueIdToken(db, session, now)), refreshToken }
    },
  }),
  route({
    method: 'POST',
    path: '/v1/identity/refresh',
    auth: 'public',
    summary: 'Issue a new ID token; the refresh token stays valid until sign-out',
    tag: 'Identity',
    body: z.object({ refreshToken: secret }),
    answer: Tokens,
    refusals: ['token_invalid'],
    async handle({ db, application, body: { refreshToken }, now }) {
      const token = await findToken(db, refreshToken, { kind: 'refresh', now })
      if (!token?.sessionId || token.applicationId !== application.id) throw refuse('token_invalid')
      const { customerId, applicationId, sessionId } = token
      return { ...(await issueIdToken(db, { customerId, applicationId, sessionId }, now)), refreshToken }
    },
  }),
  route({
    method: 'POST',
    path: '/v1/identity/sign-out',
    auth: 'user',
    summary: 'Sign out and revoke both tokens of the session',
    tag: 'Identity',
    answer: z.strictObject({ ok: z.boolean() }),
    async handle({ db, sessionId }) {
      if (sessionId !== null) await endSession(db, sessionId)
      return { ok: true }
    },
  }),
]
