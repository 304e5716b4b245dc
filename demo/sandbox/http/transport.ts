import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { ConnectionDropped, DeliberateFailure, isForOwnPages, refusalAnswer } from './answer.ts'
import { WrongAnswer } from './check-answer.ts'
import { takeFailure } from './fail-next.ts'
import { failureAnswer } from './failure-shape.ts'
import { maskedBody, maskedHeaders, maskedQuery } from '../request-log/masked.ts'
import { pathOf } from './arrival/path.ts'
import { readBody } from './arrival/read-body.ts'
import { recordRequest } from '../request-log/record.ts'
import { Refusal, refuse } from './refusal.ts'

const ALLOWED = 'X-Application-Id, X-Customer-Id, Authorization, Idempotency-Key, Accept-Language, Content-Type'

function corsHeaders(controls: boolean): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Allow-Headers': controls ? `${ALLOWED}, X-Sandbox-Delay` : ALLOWED,
    'Access-Control-Expose-Headers': 'Retry-After, Content-Disposition, X-Request-Id, Date',
    'Access-Control-Max-Age': '600',
  }
}

export interface Arrival {
  readonly requestId: string
  readonly bodyText: string
}

type Dispatch = (request: Request, arrival: Arrival) => Promise<Response>

/** Gives every call on any route an id, CORS headers, planned failures, error answers, and a record. */
export const transport =
  (services: Services, dispatch: Dispatch) =>
  async (request: Request): Promise<Response> => {
    const requestId = newId(services, 'request')
    const at = services.clock.now()
    const arrival = await arrive(request, requestId)
    if (arrival instanceof Response) return finish(arrival, services, requestId)
    const call = { request, arrival, dispatch }
    if (request.method === 'OPTIONS') return finish(await dispatched(services, call), services, requestId)
    const record = (status: number, answer: string | null) =>
      recordArrival(services, { request, arrival, at, status, answer })
    try {
      const response = finish(await respond(services, call), services, requestId)
      await record(response.status, await response.clone().text())
      return response
    } catch (error) {
      await record(error instanceof ConnectionDropped ? 0 : 500, null)
      throw error
    }
  }

/** A body over the limit is answered before it is used. */
async function arrive(request: Request, requestId: string): Promise<Arrival | Response> {
  try {
    return { requestId, bodyText: await readBody(request) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const answer = refusalAnswer(error, requestId)
    // The rest of the body is not read, so the connection cannot be used again.
    answer.headers.set('Connection', 'close')
    return answer
  }
}

interface Call {
  readonly request: Request
  readonly arrival: Arrival
  readonly dispatch: Dispatch
}

const dispatched = (services: Services, { request, arrival, dispatch }: Call): Promise<Response> =>
  dispatch(request, arrival).catch((error: unknown) => answerTo(error, services, arrival))

async function respond(services: Services, call: Call): Promise<Response> {
  const { request, arrival } = call
  const path = pathOf(request)
  const plannable = services.settings.controls && !path.startsWith('/sandbox/')
  const planned = plannable ? await takeFailure(services.db, { method: request.method, path }) : null
  const failure = () => {
    const answer = failureAnswer(planned!, { requestId: arrival.requestId, now: services.clock.now() })
    if (answer === 'drop') throw new ConnectionDropped()
    return answer
  }
  if (planned?.when === 'before') return failure()
  const response = await dispatched(services, call)
  return planned ? failure() : response
}

function answerTo(error: unknown, services: Services, { requestId }: Arrival): Response {
  if (error instanceof ConnectionDropped) throw error
  if (error instanceof Refusal) return refusalAnswer(error, requestId)
  if (error instanceof DeliberateFailure) {
    if (error.answer === 'drop') throw new ConnectionDropped()
    return error.answer
  }
  services.report(error)
  if (error instanceof WrongAnswer) throw error
  return refusalAnswer(refuse('internal'), requestId)
}

/** `Date` is the sandbox's clock, by which it also stamps `created`: clients compute ages from both. */
function finish(response: Response, { settings, clock }: Services, requestId: string): Response {
  const headers = new Headers(response.headers)
  if (!isForOwnPages(headers)) {
    for (const [name, value] of Object.entries(corsHeaders(settings.controls))) headers.set(name, value)
  }
  headers.set('Date', new Date(clock.now()).toUTCString())
  if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', requestId)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

interface Arrived {
  readonly request: Request
  readonly arrival: Arrival
  readonly at: number
  readonly status: number
  readonly answer: string | null
}

async function recordArrival(services: Services, { request, arrival, at, status, answer }: Arrived): Promise<void> {
  const path = pathOf(request)
  if (!services.settings.controls || !path.startsWith('/v1/')) return
  await recordRequest(services.db, {
    id: arrival.requestId,
    at: new Date(at),
    method: request.method,
    path,
    query: maskedQuery(new URL(request.url).searchParams),
    headers: maskedHeaders(request.headers),
    body: arrival.bodyText === '' ? null : maskedBody(arrival.bodyText),
    answer: answer === null || answer === '' ? null : maskedBody(answer),
    status,
    tookMs: Math.max(0, services.clock.now() - at),
  })
}
