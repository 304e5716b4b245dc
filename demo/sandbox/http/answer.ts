import type { Refusal } from './refusal.ts'

export const jsonAnswer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })

export function refusalAnswer(refusal: Refusal, requestId: string): Response {
  const { code, message, status, issues, retryAfterSeconds } = refusal
  const body =
    code === 'issues'
      ? { issues: issues.map((issue) => ({ code: issue.code ?? 'custom', path: issue.path, message: issue.message })) }
      : { error: { code, message } }
  const headers = {
    ...(retryAfterSeconds !== null && { 'Retry-After': String(retryAfterSeconds) }),
    ...(code === 'origin_not_allowed' && OWN_PAGES),
  }
  return jsonAnswer(status, { ...body, request: requestId }, headers)
}

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
const OWN_PAGES = { [RESOURCE_POLICY]: 'same-origin' }

/** A refused page can read nothing of the answer, not even that a sandbox gave it. */
export const isForOwnPages = (headers: Headers): boolean => headers.has(RESOURCE_POLICY)

/** The connection ends without an answer: an in-process fetch rejects, the server destroys the socket. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed')
  }
}

/** A failure that a test asked for by a magic value: neither checked nor stored under an idempotency key. */
export class DeliberateFailure extends Error {
  readonly answer: Response | 'drop'
  readonly keepsWrites: boolean

  constructor(answer: Response | 'drop', { keepsWrites = false } = {}) {
    super('deliberate answer')
    this.answer = answer
    this.keepsWrites = keepsWrites
  }
}
