import { parseJson } from '../../lib/json.ts'
import { ApiError } from '../error.ts'
import type { Answer } from './attempt.ts'

type Failure = 'network' | 'timeout' | 'aborted'

/** An answer, or why there is none, with what was asked for it: `GET https://api.example/v1/ramp/applications/application_1`. */
interface Asked {
  readonly asked: string
  readonly answer: Answer | Failure
}

export type Recognition = <R>(result: R, asked: Asked) => R | ApiError

const OF_PROXIES = new Set([401, 403, 407, 408, 429])
const NO_SUCH_PATH = new Set([404, 405])

/** Surely no answer of our API: a page, a path that is not there, another product’s JSON. A server or a proxy that fails is none of these. */
function isOfAnotherServer({ status, text }: Answer, { kind, code }: ApiError): boolean {
  if (status >= 500 || OF_PROXIES.has(status)) return false
  const body = parseJson(text)
  if (body === undefined) return text !== '' || NO_SUCH_PATH.has(status)
  // Under `…/v1/ramp/v1/ramp` our own API has nothing, and says so. An application that it does not know has a code of its own.
  if (NO_SUCH_PATH.has(status)) return code === undefined || code === 'not_found'
  return kind === 'unreadable' && !['data', 'ok', 'error'].some((key) => Object.hasOwn(Object(body), key))
}

function misdirected(error: ApiError, asked: string, { status, headers }: Answer): ApiError {
  const type = headers.get('Content-Type')?.split(';')[0]
  const message = `${asked} answered ${status}${type ? ` (${type})` : ''}`
  return new ApiError({
    ...error,
    fields: undefined,
    kind: 'misdirected',
    code: 'configuration/api-url-wrong',
    message,
  })
}

/**
 * Until the server at `api-url` has answered once as our API does, an answer may show that the address is wrong (decisions.md N18).
 * A customer who is signed in has had such an answer: what comes in its place is a fault of the way there.
 */
export function createRecognition(isSignedIn: boolean): Recognition {
  let isOurs = isSignedIn
  const reported: Record<string, Promise<void>> = {}
  return (result, { asked, answer }) => {
    if (!(result instanceof ApiError)) {
      isOurs = true
      return result
    }
    if (!isOurs && typeof answer !== 'string' && isOfAnotherServer(answer, result))
      return misdirected(result, asked, answer)
    const { kind } = result
    if (kind !== 'unreadable' && (kind !== 'network' || isOurs || result.status)) return result
    // A lost connection is reported once, and an unreadable answer once for each call.
    const topic = kind === 'network' ? kind : asked
    reported[topic] ??= import('./tell.ts').then(
      (module) => module.tell(kind, asked),
      () => {},
    )
    return new ApiError({ ...result, asked })
  }
}
