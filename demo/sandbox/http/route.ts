import { z } from 'zod'
import type { Application } from '../application/application.ts'
import type { Customer } from '../customers/customer.ts'
import type { Db } from '../db/db.ts'
import type { Services } from '../services.ts'
import { readInput } from './input.ts'
import type { RefusalCode } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** P, C and U of the contract; `open` calls (controls, pages) have no application. */
export type AuthLevel = 'open' | 'public' | 'customer' | 'user'

interface AnyCall {
  readonly services: Services
  /** The call's own transaction where the route is atomic, else the database. */
  readonly db: Db
  readonly now: Date
  readonly requestId: string
  /** The sandbox's own origin, as the caller sees it. */
  readonly origin: string
  /** The caller's `Origin` header, for challenges that name it. */
  readonly callerOrigin: string | null
  /** Null for calls without the header, and for those that ignore it. */
  readonly idempotencyKey: string | null
  readonly params: Readonly<Record<string, string>>
  readonly signedIn: boolean
  readonly sessionId: string | null
}

interface Callers {
  open: { readonly application: null; readonly customer: null }
  public: { readonly application: Application; readonly customer: Customer | null }
  customer: { readonly application: Application; readonly customer: Customer }
  user: { readonly application: Application; readonly customer: Customer }
}

/** A call before its schemas are checked: enough to look up the resource in the path. */
export type Approach<Auth extends AuthLevel> = AnyCall & Callers[Auth] & { readonly rawBody: unknown }

type Call<Auth extends AuthLevel, Body, Query, Found> = Approach<Auth> & {
  readonly body: Body
  readonly query: Query
  readonly found: Found
}

interface Declaration<
  Auth extends AuthLevel,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Answer extends z.ZodType,
  Found,
> {
  readonly method: Method
  /** Under `/v1/ramp/`, or absolute when it begins with a slash; parameters in braces. */
  readonly path: string
  readonly auth: Auth
  readonly summary: string
  readonly tag: string
  readonly body?: Body
  readonly query?: Query
  readonly answer: Answer
  /** Default: 200. */
  readonly status?: 200 | 201
  /** Default: `{ data }`. */
  readonly envelope?: boolean
  /** A content type other than JSON: the handler returns the Response itself. */
  readonly contentType?: string
  /** Codes in addition to those that every call of its level can answer. */
  readonly refusals?: readonly RefusalCode[]
  /** Whether the call takes an `Idempotency-Key`. Default: every call that changes something. */
  readonly keyed?: boolean
  /** Whether the whole call runs in one transaction. Default: the value of `keyed`. */
  readonly atomic?: boolean
  /** The resource in the path: a 404 here comes before the schema's 422. */
  find?(call: Approach<Auth>): Promise<Found>
  handle(call: Call<Auth, z.output<Body>, z.output<Query>, Found>): Promise<z.input<Answer> | Response>
}

/** A declaration without its type parameters. */
export interface Route {
  readonly method: Method
  readonly path: string
  readonly auth: AuthLevel
  readonly summary: string
  readonly tag: string
  readonly body: z.ZodType
  readonly hasBody: boolean
  readonly query: z.ZodType
  readonly answer: z.ZodType
  readonly status: number
  readonly envelope: boolean
  readonly contentType: string
  readonly refusals: readonly RefusalCode[]
  readonly keyed: boolean
  readonly atomic: boolean
  run(call: Approach<AuthLevel>, query: unknown): Promise<unknown>
}

const anything = z.unknown()

export function route<
  const Auth extends AuthLevel,
  Answer extends z.ZodType,
  Body extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Found = null,
>(declaration: Declaration<Auth, Body, Query, Answer, Found>): Route {
  const { method, path, auth, body, query } = declaration
  const changes = method !== 'GET' && auth !== 'open'
  const keyed = declaration.keyed ?? changes
  return {
    method,
    path: path.startsWith('/') ? path : `/v1/ramp/${path}`,
    auth,
    summary: declaration.summary,
    tag: declaration.tag,
    body: body ?? anything,
    hasBody: body !== undefined,
    query: query ?? anything,
    answer: declaration.answer,
    status: declaration.status ?? 200,
    envelope: declaration.envelope ?? true,
    contentType: declaration.contentType ?? 'application/json',
    refusals: declaration.refusals ?? [],
    keyed,
    atomic: declaration.atomic ?? keyed,
    run: async (approach, rawQuery) => {
      const call = approach as Approach<Auth>
      const found = declaration.find ? await declaration.find(call) : (null as Found)
      const input = {
        query: readInput(query ?? anything, rawQuery) as z.output<Query>,
        body: readInput(body ?? anything, call.rawBody) as z.output<Body>,
      }
      const complete: Call<Auth, z.output<Body>, z.output<Query>, Found> = Object.assign(call, { ...input, found })
      return declaration.handle(complete)
    },
  }
}
