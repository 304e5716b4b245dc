import { findApplication, type Application } from '../application/application.ts'
import type { Customer } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-table.ts'
import type { Db } from '../db/db.ts'
import { findToken } from '../identity/tokens.ts'
import { isStorable } from './body.ts'
import { refuse } from './refusal.ts'
import type { AuthLevel } from './route.ts'

export interface Caller {
  readonly application: Application | null
  readonly customer: Customer | null
  readonly signedIn: boolean
  readonly sessionId: string | null
}

interface Asked {
  readonly auth: AuthLevel
  readonly headers: Headers
  readonly now: Date
}

const nobody: Caller = { application: null, customer: null, signedIn: false, sessionId: null }

export async function readCaller(db: Db, { auth, headers, now }: Asked): Promise<Caller> {
  if (auth === 'open') return nobody
  const application = await applicationOf(db, headers)
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null
  const byToken = bearer === null ? null : await signedInCaller(db, { bearer, application, now })
  if (byToken) return byToken
  if (auth === 'public') return { ...nobody, application }
  if (bearer !== null || headers.has('Authorization')) throw refuse('token_invalid')
  if (auth === 'user') throw refuse('unauthorized')
  return { ...nobody, application, customer: await namedCustomer(db, headers, application) }
}

async function applicationOf(db: Db, headers: Headers): Promise<Application> {
  const id = headers.get('X-Application-Id') ?? ''
  const application = isStorable(id) ? await findApplication(db, id) : null
  if (!application) throw refuse('application_not_found')
  return application
}

interface Presented {
  readonly bearer: string
  readonly application: Application
  readonly now: Date
}

async function signedInCaller(db: Db, { bearer, application, now }: Presented): Promise<Caller | null> {
  const token = await findToken(db, bearer, { kind: 'id', now })
  if (!token || token.applicationId !== application.id) return null
  const customer = await findCustomer(db, token.customerId)
  return customer && { application, customer, signedIn: true, sessionId: token.sessionId }
}

async function namedCustomer(db: Db, headers: Headers, application: Application): Promise<Customer> {
  const id = headers.get('X-Customer-Id') ?? ''
  const customer = isStorable(id) ? await findCustomer(db, id) : null
  if (!customer || customer.applicationId !== application.id) throw refuse('customer_unknown')
  return customer
}
