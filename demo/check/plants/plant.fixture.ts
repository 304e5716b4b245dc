import { type CallName, nameOf } from '../calls.ts'

export type Handler = (request: Request) => Promise<Response>

/** A deviation between the check and the sandbox, and the lines of the report that must name it. */
export interface Plant {
  readonly name: string
  /** Each matches a line, and no line is left over. */
  readonly says: readonly RegExp[]
  /** In front of the sandbox; made anew for each check. */
  proxy(sandbox: Handler): Handler
}

export const callOf = ({ method, url }: Request) => nameOf(method, new URL(url).pathname)

/** Answers one call in another way, or leaves it to the sandbox. */
export const at =
  (name: CallName, answer: (request: Request, sandbox: Handler) => Promise<Response>) =>
  (sandbox: Handler): Handler =>
  (request) =>
    callOf(request) === name ? answer(request, sandbox) : sandbox(request)

export const withBody = (response: Response, body: string, status = response.status) =>
  new Response(body, { status, headers: response.headers })

type Json = any // eslint-disable-line typescript/no-explicit-any -- the body of any answer

/** Changes what one call answers when all is well. */
export const body = (name: CallName, change: (body: Json) => unknown) =>
  at(name, async (request, sandbox) => {
    const response = await sandbox(request)
    if (!response.ok) return response
    const content = (await response.json()) as Json
    return withBody(response, JSON.stringify(change(content) ?? content))
  })

/** Changes what one call answers when it refuses. */
export const refusal = (name: CallName, change: (response: Response) => Response | Promise<Response>) =>
  at(name, async (request, sandbox) => {
    const response = await sandbox(request)
    return response.ok ? response : change(response)
  })

export const headersOf =
  (isMeant: (request: Request, response: Response) => boolean, change: (headers: Headers) => void) =>
  (sandbox: Handler): Handler =>
  async (request) => {
    const response = await sandbox(request)
    if (!isMeant(request, response)) return response
    const headers = new Headers(response.headers)
    change(headers)
    return new Response(response.body, { status: response.status, headers })
  }

export const isPreflight = ({ method }: Request) => method === 'OPTIONS'
export const isAnswer = (request: Request) => !isPreflight(request)
export const isOf = (name: CallName) => (request: Request) => callOf(request) === name

export const html = (status: number) =>
  new Response('<!doctype html><h1>Nothing here</h1>', { status, headers: { ...CORS, 'Content-Type': 'text/html' } })
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Date, Retry-After, X-Request-Id',
  'X-Request-Id': 'request_planted',
  get Date() {
    return new Date().toUTCString()
  },
}

export const isAnonymous = ({ headers }: Request) => !headers.has('Authorization')
/** The token that the check knows to be nobody's. */
export const isWrong = ({ headers }: Request) => headers.get('Authorization') === 'Bearer wrong'

/** Takes the token that is nobody's for the one that came before. */
export const forStrangers =
  (name: CallName) =>
  (sandbox: Handler): Handler => {
    let token: string | null = null
    return (request) => {
      if (!isWrong(request)) token = request.headers.get('Authorization') ?? token
      if (callOf(request) !== name || !isWrong(request) || token === null) return sandbox(request)
      const headers = new Headers(request.headers)
      headers.set('Authorization', token)
      return sandbox(new Request(request, { headers }))
    }
  }
