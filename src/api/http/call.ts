import { parseJson, writeJson } from '../../lib/json.ts'
import type { ApiContext, Method, RequestOptions } from './context.ts'
import { ApiError } from '../error.ts'
import { attempt, type Answer } from './attempt.ts'
import { parseApiError } from './parse-error.ts'
import type { Recognition } from './recognition.ts'
import { readRetryAfter } from './retry.ts'

interface Call<T> {
  readonly method: Method
  readonly path: string
  readonly options: RequestOptions<T>
  readonly signals: readonly AbortSignal[]
  readonly renew: (expiredToken: string) => Promise<string | null>
  readonly recognise: Recognition
}

type Result<T> = ApiError | { readonly value: T }

const TIMEOUT_MS = 15_000

/** Prepares a call whose attempts all share one idempotency key and one reference. */
export function prepareCall<T>(context: ApiContext, call: Call<T>): () => Promise<Result<T>> {
  const { method, path, options, signals } = call
  const { session } = context
  const url = urlOf(context.apiUrl, path, options.query)
  const key = keyOf(method, options.key, context.uuid)
  const customerId = session.customerId()
  const level = options.level ?? 'user'
  const reference = `ref_${context.uuid().replaceAll('-', '').slice(0, 8)}`

  const refusal = (message?: string) =>
    new ApiError({ kind: message ? 'unauthorized' : 'aborted', message, reference, outcome: 'definite' })

  const given = options.token ?? null
  /** Another customer may have signed in since, whose token is not for this call. */
  const isOver = (token: string | null): boolean =>
    (token !== given && session.customerId() !== customerId) || signals.some((signal) => signal.aborted)

  const send = async (token: string | null): Promise<Result<T>> => {
    if (isOver(token)) return refusal()

    const headers = headersOf({ context, level, customerId, token, key })
    const body = method === 'POST' || method === 'PATCH' ? writeJson(options.body ?? {}) : null
    if (body !== null) headers['Content-Type'] = 'application/json'
    const init: RequestInit = { method, headers, body, credentials: 'omit', cache: 'no-store', redirect: 'error' }
    const answer = await attempt(context.fetch, { url, init, signals, timeoutMs: options.timeoutMs ?? TIMEOUT_MS })

    const read =
      typeof answer === 'string'
        ? new ApiError({ kind: answer, reference, outcome: 'unknown' })
        : readAnswer(answer, { method, options, ownReference: reference })
    const result = call.recognise(read, { asked: `${method} ${withoutQuery(url)}`, answer })
    const error = result instanceof ApiError ? result : undefined
    // An error page may be a gateway's, with a clock of its own.
    if (typeof answer !== 'string' && !error) context.clock?.observe(answer.headers.get('Date'))
    const status = typeof answer === 'string' ? undefined : answer.status
    context.log?.({ method, path, status, reference: error?.reference, error: error && (error.code ?? error.kind) })
    return result
  }

  return async () => {
    const token = level === 'public' ? null : (given ?? session.idToken())
    if (level === 'user' && token === null) {
      throw refusal(context.rampOnly() ? 'Please sign into Sphere Dashboard' : 'Unauthorized')
    }
    const result = await send(token)
    if (!isUnauthorized(result) || token === null || token === given) return result

    const renewed = await call.renew(token)
    if (renewed === null) return result
    options.onRenewed?.()
    const again = await send(renewed)
    if (isUnauthorized(again) && session.idToken() === renewed) session.expired()
    return again
  }
}

const isUnauthorized = (result: Result<unknown>) => result instanceof ApiError && result.kind === 'unauthorized'

function urlOf(apiUrl: string, path: string, query: RequestOptions<unknown>['query'] = {}): string {
  const root = apiUrl.replace(/\/+$/, '')
  const url = path.startsWith('/') ? root + path : `${root}/v1/ramp/${path}`
  const parameters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return parameters.length > 0 ? `${url}?${new URLSearchParams(parameters)}` : url
}

const withoutQuery = (url: string) => url.split('?')[0]

/** Every changing call carries a key, because a browser may itself resend a POST when the connection breaks early. */
function keyOf(method: Method, key: string | null | undefined, uuid: () => string): string | null {
  return method === 'GET' ? null : key === undefined ? uuid() : key
}

interface HeaderValues {
  readonly context: ApiContext
  readonly level: 'public' | 'customer' | 'user'
  readonly customerId: string | null
  readonly token: string | null
  readonly key: string | null
}

function headersOf({ context, level, customerId, token, key }: HeaderValues): Record<string, string> {
  return {
    'X-Application-Id': encodeURIComponent(context.applicationId),
    'Accept-Language': context.language(),
    ...(level === 'customer' && customerId !== null && { 'X-Customer-Id': encodeURIComponent(customerId) }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(key !== null && { 'Idempotency-Key': key }),
  }
}

interface Reading<T> extends Pick<Call<T>, 'method' | 'options'> {
  readonly ownReference: string
}

function readAnswer<T>({ status, headers, text }: Answer, { method, options, ownReference }: Reading<T>): Result<T> {
  const reference = headers.get('X-Request-Id') ?? ownReference
  const isCsv = headers.get('Content-Type')?.startsWith('text/csv') === true
  const body = isCsv ? text : parseJson(text)
  const unreadable = (kind: 'network' | 'unreadable') => new ApiError({ kind, status, reference, outcome: 'unknown' })
  const isNotJson = body === undefined && text !== ''
  // The login page of a proxy says nothing of the session (decisions.md N11).
  if (status === 401 && isNotJson) return unreadable('network')
  if (status < 200 || status > 299) {
    return parseApiError({ method, status, body, reference, retryAfter: readRetryAfter(headers) })
  }
  // A body that is not JSON was truncated or came from another server: a captive portal also answers with 200.
  if (isNotJson) return unreadable('network')

  const parsed = options.schema.safeParse(options.whole ? body : unwrap(body))
  if (parsed.success) return { value: parsed.data }
  return unreadable(body === undefined ? 'network' : 'unreadable')
}

/** Some answers wrap the payload in `data`, others do not (decisions.md E2). */
export function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'data')
    ? (body as { data: unknown }).data
    : body
}
