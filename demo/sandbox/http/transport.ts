import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { ConnectionDropped, DeliberateFailure, refusalAnswer } from './answer.ts'
import { WrongAnswer } from './check-answer.ts'
import { corsHeaders } from './cors.ts'
import { takeFailure } from './fail-next.ts'
import { failureAnswer } from './failure-shape.ts'
import { recordableHeaders, recordRequest } from './record.ts'
import { Refusal, refuse } from './refusal.ts'

export interface Arrival {
  readonly requestId: string
  readonly bodyText: string
}

export type Dispatch = (request: Request, arrival: Arrival) => Promise<Response>

/** What every call gets on any route: an id, CORS headers, planned failures, error answers, and a record. */
export const transport =
  (services: Services, dispatch: Dispatch) =>
  async (request: Request): Promise<Response> => {
    const cors = corsHeaders(services.settings.controls)
    const requestId = newId('request')
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...cors, 'X-Request-Id': requestId } })
    }
    const arrival = { requestId, bodyText: await request.text() }
    const at = services.clock.now()
    const record = (status: number) => recordArrival(services, { request, arrival, at, status })
    try {
      const response = finish(await respond(services, { request, arrival, dispatch }), { cors, arrival })
      await record(response.status)
      return response
    } catch (error) {
      await record(error instanceof ConnectionDropped ? 0 : 500)
      throw error
    }
  }

interface Call {
  readonly request: Request
  readonly arrival: Arrival
  readonly dispatch: Dispatch
}

async function respond(services: Services, { request, arrival, dispatch }: Call): Promise<Response> {
  const { pathname } = new URL(request.url)
  const call = { method: request.method, path: pathname }
  const plannable = services.settings.controls && !pathname.startsWith('/sandbox/')
  const planned = plannable ? await takeFailure(services.db, call) : null
  const failure = () => {
    const answer = failureAnswer(planned!, { requestId: arrival.requestId, now: services.clock.now() })
    if (answer === 'drop') throw new ConnectionDropped()
    return answer
  }
  if (planned?.when === 'before') return failure()
  const response = await dispatch(request, arrival).catch((error: unknown) => answerTo(error, services, arrival))
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

function finish(response: Response, { cors, arrival }: { cors: Record<string, string>; arrival: Arrival }): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(cors)) headers.set(name, value)
  if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', arrival.requestId)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

interface Arrived {
  readonly request: Request
  readonly arrival: Arrival
  readonly at: number
  readonly status: number
}

async function recordArrival(services: Services, { request, arrival, at, status }: Arrived): Promise<void> {
  const { pathname, searchParams } = new URL(request.url)
  if (!services.settings.controls || !pathname.startsWith('/v1/')) return
  await recordRequest(services.db, {
    id: arrival.requestId,
    at: new Date(at),
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: recordableHeaders(request.headers),
    body: arrival.bodyText === '' ? null : arrival.bodyText,
    status,
    tookMs: Math.max(0, services.clock.now() - at),
  })
}
