import type { ApiClient } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/error.ts'
import type { Answer } from '../../src/api/http/attempt.ts'
import { prepareCall, unwrap } from '../../src/api/http/call.ts'
import type { ApiContext, Method, RequestOptions, Schema } from '../../src/api/http/context.ts'
import { createRecognition } from '../../src/api/http/recognition.ts'
import { parseJson } from '../../src/lib/json.ts'
import { type CallName, nameOf } from './calls.ts'
import { type Failure, failureOf } from './unreachable.ts'
import { unreadableAt } from './unreadable.ts'

/** The answer to a call, or why there is none. */
export interface Exchange {
  readonly name: CallName | undefined
  readonly answer: Answer | 'network' | 'timeout' | 'aborted'
  /** Where the answer cannot be read, and what it has there. */
  readonly unreadable: string | undefined
}

export interface Session {
  token: string | null
  customerId: string | null
}

export interface CheckClient extends ApiClient {
  readonly session: Session
  /** The exchange that the last call ended with. */
  last(): Exchange | undefined
}

interface ClientOptions {
  readonly apiUrl: string
  readonly applicationId: string
  /** The page that a browser would call from. */
  readonly origin: string
  /** Whether anything but GET may be sent. */
  readonly writes: boolean
  readonly fetch: typeof fetch
  readonly signal?: AbortSignal
  readonly session?: Session
  answered?(exchange: Exchange): void
  redirected?(location: string): void
  failed?(failure: Failure | null): void
}

/** No list has more pages, unless the server repeats one for ever. */
const MOST_PAGES = 20

/** The widget's client without its repeats: it sends, reads and judges with the widget's own code, and keeps the last answer. */
export function createCheckClient(options: ClientOptions): CheckClient {
  const { apiUrl, session = { token: null, customerId: null } } = options
  const recognition = createRecognition(false)
  let last: Exchange | undefined
  const context = contextOf(options, session)

  async function request<T>(method: Method, path: string, asked: RequestOptions<T>): Promise<T> {
    if (method !== 'GET' && !options.writes) throw new Error(`${method} ${path} needs --write`)
    // A call that was sent may come to its end, so that what it makes is known.
    if (options.signal?.aborted) throw new ApiError({ kind: 'aborted', reference: 'check', outcome: 'definite' })
    if (Number(asked.query?.['page'] ?? 1) > MOST_PAGES) throw tooManyPages()
    const recognise = <R>(result: R, { asked: url, answer }: { asked: string; answer: Exchange['answer'] }) => {
      // The report tells of a lost connection; the console need not.
      const judged = typeof answer === 'string' ? result : recognition(result, { asked: url, answer })
      const unreadable = typeof answer === 'string' ? undefined : unreadableIn(answer, asked)
      last = {
        name: nameOf(method, new URL(url.replace(/^\w+ /, '')).pathname.slice(basePath.length)),
        answer,
        unreadable,
      }
      options.answered?.(last)
      return judged
    }
    const renew = () => Promise.resolve(null)
    const result = await prepareCall(context, { method, path, options: asked, signals: [], renew, recognise })()
    if (result instanceof ApiError) throw result
    return result.value
  }

  const basePath = new URL(apiUrl).pathname.replace(/\/+$/, '')
  const client: CheckClient = {
    request,
    session,
    last: () => last,
    report: () => {},
    abort: () => {},
    close: () => {},
    ofSession: () => client,
    isOpen: () => true,
  }
  return client
}

function contextOf(options: ClientOptions, session: Session): ApiContext {
  return {
    apiUrl: options.apiUrl,
    applicationId: options.applicationId,
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: fetchAsPage(options),
    session: {
      idToken: () => session.token,
      customerId: () => session.customerId,
      refresh: () => Promise.resolve(null),
      expired: () => {},
    },
  }
}

const tooManyPages = () =>
  new ApiError({ kind: 'unknown', code: 'check/pages', reference: 'check', outcome: 'definite' })

/** A browser adds the page's origin, and hands over no redirected answer. */
const fetchAsPage =
  ({ fetch, origin, redirected, failed }: ClientOptions): typeof globalThis.fetch =>
  async (input, init) => {
    const headers = { ...(init?.headers as Record<string, string>), Origin: origin }
    const response = await fetch(input, { ...init, headers, redirect: 'manual' }).catch((error: unknown) => {
      failed?.(failureOf(error))
      throw error
    })
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status > 399 || location === null) return response
    redirected?.(location)
    throw new TypeError('redirected')
  }

function unreadableIn<T>({ status, text, headers }: Answer, { schema, whole }: RequestOptions<T>): string | undefined {
  if (status < 200 || status > 299) return undefined
  const isCsv = headers.get('Content-Type')?.startsWith('text/csv') === true
  const body = isCsv ? text : parseJson(text)
  if (body === undefined) return text === '' ? 'there is no body' : 'the body is not JSON'
  return unreadableAt(schema, whole ? body : unwrap(body))
}

/** A client that sends nothing, and tells what it would send. */
export function silentClient(
  take: (method: Method, path: string, options: RequestOptions<unknown>) => void,
): ApiClient {
  const silent: ApiClient = {
    request(method, path, options) {
      take(method, path, options as RequestOptions<unknown>)
      return new Promise(() => {})
    },
    report: () => {},
    abort: () => {},
    close: () => {},
    ofSession: () => silent,
    isOpen: () => true,
  }
  return silent
}

/** The schema by which a call of the client reads its answer. Nothing is sent. */
export function schemaOf<T>(call: (api: ApiClient) => Promise<T>): Schema<T> {
  let schema: Schema<T> | undefined
  const take = (_method: Method, _path: string, options: RequestOptions<unknown>) => {
    schema = options.schema as Schema<unknown> as Schema<T>
  }
  void call(silentClient(take))
  if (!schema) throw new Error('This call reads nothing')
  return schema
}
