import { findCustomer } from '../customers/customer-table.ts'
import type { Services } from '../services.ts'
import { ConnectionDropped, DeliberateFailure, jsonAnswer, refusalAnswer } from './answer.ts'
import { parseBody } from './body.ts'
import { readCaller, type Caller } from './caller.ts'
import { checkAnswer, checkRefusal } from './check-answer.ts'
import { claimOrReplay, readKey, releaseClaim, settleClaim, type Claim } from '../idempotency/idempotency.ts'
import { pathOf } from './arrival/path.ts'
import { Refusal, refuse } from './refusal.ts'
import type { Approach, AuthLevel, Route } from './route.ts'

interface Incoming {
  readonly request: Request
  readonly bodyText: string
  readonly params: Readonly<Record<string, string>>
  readonly requestId: string
}

interface Work {
  readonly route: Route
  readonly services: Services
  readonly incoming: Incoming
  readonly caller: Caller
  readonly rawBody: unknown
  readonly key: string | null
}

/** The contract’s gate order: malformed JSON, application, 401, the path's resource, the schema, the handler's gates. */
export async function serve(route: Route, services: Services, incoming: Incoming): Promise<Response> {
  const rawBody = route.method === 'GET' ? {} : parseBody(incoming.bodyText)
  const { headers } = incoming.request
  const caller = await readCaller(services.db, { auth: route.auth, headers, now: new Date(services.clock.now()) })
  const key = route.keyed ? readKey(headers) : null
  const work: Work = { route, services, incoming, caller, rawBody, key }
  const claim = key === null ? null : await claimOrReplay(services.db, keyedCall(work, key))
  if (claim instanceof Response) return claim
  try {
    await delay(services, headers)
    return await answer(work, claim)
  } catch (error) {
    if (claim) await releaseClaim(services.db, claim)
    throw error
  }
}

function keyedCall({ route, services, incoming, caller, rawBody }: Work, key: string) {
  const customer = caller.customer?.id ?? incoming.request.headers.get('X-Customer-Id') ?? ''
  const scope = [caller.application?.id ?? '', customer, route.method, pathOf(incoming.request)]
  const { idempotency: mode } = services.settings
  return { key, scope, body: rawBody, now: new Date(services.clock.now()), mode }
}

const MAX_DELAY_MS = 10_000

async function delay({ settings }: Services, headers: Headers): Promise<void> {
  const asked = Number(headers.get('X-Sandbox-Delay') ?? 0)
  if (!settings.controls || !(asked > 0)) return
  await new Promise((resolve) => setTimeout(resolve, Math.min(asked, MAX_DELAY_MS)))
}

type Outcome = Attempt

async function answer(work: Work, claim: Claim | null): Promise<Response> {
  const { route, services, incoming } = work
  const settle = async (inside: Services): Promise<Outcome> => {
    const outcome = await attempt(work, inside)
    if (claim && 'response' in outcome && !outcome.deliberate) {
      await settleClaim(inside.db, claim, { answer: outcome.response, requestId: incoming.requestId })
    } else if (claim) {
      await releaseClaim(inside.db, claim)
    }
    return outcome
  }
  // An atomic call uses only its transaction: a query outside of it would wait for the call itself.
  const outcome = route.atomic
    ? await services.db.transaction((tx) => settle({ ...services, db: tx }))
    : await settle(services)
  if ('dropped' in outcome) throw new ConnectionDropped()
  return outcome.response
}

type Attempt = { readonly response: Response; readonly deliberate: boolean } | { readonly dropped: true }

/** A refusal keeps what the handler wrote before it, such as a used-up try. Any other error undoes it. */
async function attempt(work: Work, services: Services): Promise<Attempt> {
  const { route, incoming } = work
  try {
    const value = await route.run(await approach(work, services), queryOf(incoming.request))
    const response =
      value instanceof Response ? value : jsonAnswer(route.status, route.envelope ? { data: value } : value)
    if (services.settings.checkAnswers) checkAnswer(route, value)
    return { response, deliberate: false }
  } catch (error) {
    if (error instanceof DeliberateFailure && error.keepsWrites) {
      return error.answer === 'drop' ? { dropped: true } : { response: error.answer, deliberate: true }
    }
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    if (services.settings.checkAnswers) checkRefusal(route, error)
    return { response: refusalAnswer(error, incoming.requestId), deliberate: false }
  }
}

async function approach(work: Work, services: Services): Promise<Approach<AuthLevel>> {
  const { route, rawBody, incoming } = work
  const caller = route.atomic ? await lockedCaller(work, services) : work.caller
  const { request, params, requestId } = incoming
  const call = {
    ...caller,
    services,
    db: services.db,
    now: new Date(services.clock.now()),
    requestId,
    origin: new URL(request.url).origin,
    callerOrigin: request.headers.get('Origin'),
    idempotencyKey: work.key,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, idOrNone(value)])),
    rawBody,
  }
  // The caller was read for the route's level, so the parts of that level are present.
  return call as Approach<AuthLevel>
}

/** Text that cannot be an id becomes empty, so that the route answers its own `not_found`. */
const idOrNone = (text: string) => (/^[\w.~-]{1,80}$/.test(text) ? text : '')

/** Calls of one customer that change something run one after another. */
async function lockedCaller({ route, caller }: Work, { db }: Services): Promise<Caller> {
  if (!caller.customer) return caller
  const customer = await findCustomer(db, caller.customer.id, { lock: true })
  // A reset ran in between.
  if (!customer && route.auth !== 'public') throw refuse(caller.signedIn ? 'token_invalid' : 'customer_unknown')
  return { ...caller, customer }
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)
