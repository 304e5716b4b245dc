import type { World } from '../../lib/world.ts'
import { deviceMoment, longestSince, type DeviceMoment } from '../../lib/timing/clock.ts'

/** What every restored session asks for first, besides the lists of the screen that it showed last. */
const PATHS = ['me', 'onboarding/state']

/** An older answer may be of a page that was suspended for a while. */
const KEPT_MS = 30_000

interface Answer {
  readonly response: Response
  readonly receivedAt: number
}

interface Kept {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Answer>
  readonly askedAt: DeviceMoment
}

/** The client reads the server's clock from an answer when it takes it, so one that has waited gets a later `Date`. */
function asIfNow({ response, receivedAt }: Answer): Response {
  const date = Date.parse(response.headers.get('Date') ?? '')
  if (Number.isNaN(date)) return response
  const headers = new Headers(response.headers)
  headers.set('Date', new Date(date + performance.now() - receivedAt).toUTCString())
  return new Response(response.body, { status: response.status, headers })
}

/** What the element knows of the session before its widget is there: the token, the language of the screens, and the paths of the lists that the last one showed first. */
interface Restored {
  readonly firstCalls: readonly string[]
  readonly idToken: string | null
  readonly values: { readonly lang?: string }
}

interface Server {
  readonly apiUrl: string
  readonly applicationId: string
  readonly host: { readonly fetch?: unknown }
}

const isSame = (kept: Kept['headers'], asked: RequestInit['headers']) =>
  String(Object.entries(kept)) === String(Object.entries(asked ?? {}))

/**
 * Asks for what a restored session begins with while the widget is still being downloaded. Each answer is for the first call that asks the
 * same with the same headers. The list of payouts is not among them: a search for a payout that may exist has to read the list after it was
 * made. Where the host has a `fetch` of its own, that alone makes the calls.
 */
export function sendFirstCalls(
  { firstCalls, idToken, values }: Restored,
  { apiUrl, applicationId, host }: Server,
  world: World,
): void {
  if (host.fetch) return
  const application = { 'X-Application-Id': encodeURIComponent(applicationId), 'Accept-Language': values.lang ?? '' }
  const customer = { ...application, Authorization: `Bearer ${idToken}` }
  const kept = new Map<unknown, Kept>()
  const ask = (path: string, headers: Kept['headers']) => {
    const url = `${apiUrl}/v1/ramp/${path}`
    const answer = world
      .fetch(url, { headers, credentials: 'omit', cache: 'no-store', redirect: 'error' })
      .then((response) => ({ response, receivedAt: performance.now() }))
    answer.catch(() => undefined)
    kept.set(url, { headers, answer, askedAt: deviceMoment() })
  }
  for (const path of [...PATHS, ...firstCalls]) ask(path, customer)
  ask(`applications/${encodeURIComponent(applicationId)}`, application)

  world.firstAnswer = (url, { method, headers } = {}) => {
    const found = method === 'GET' ? kept.get(url) : undefined
    if (!found || !isSame(found.headers, headers)) return null
    kept.delete(url)
    return longestSince(found.askedAt) < KEPT_MS ? found.answer.then(asIfNow) : null
  }
}
