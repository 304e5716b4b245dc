import type { Page, Request, Response } from 'playwright-core'

export interface Call {
  readonly method: string
  /** The path below `/v1/`, such as `ramp/auth/login`. */
  readonly path: string
  readonly body: Record<string, unknown> | null
  readonly isAuthenticated: boolean
  readonly request: Request
}

export interface Traffic {
  readonly calls: readonly Call[]
  to(method: string, path: string): Call[]
  answer<Answer>(call: Call): Promise<Answer>
}

/** A node of Aptos, whose path looks like the API's, takes bytes. */
const bodyOf = (request: Request): Call['body'] =>
  request.headers()['content-type']?.includes('json') ? (request.postDataJSON() as Call['body']) : null

const callOf = (request: Request): Call => ({
  method: request.method(),
  path: new URL(request.url()).pathname.replace('/v1/', ''),
  body: bodyOf(request),
  isAuthenticated: 'authorization' in request.headers(),
  request,
})

const isOfApi = (request: Request) => request.method() !== 'OPTIONS' && request.url().includes('/v1/')

/** The widget's requests in their order. */
export function watchTraffic(page: Page): Traffic {
  const calls: Call[] = []
  page.on('request', (request) => {
    if (isOfApi(request)) calls.push(callOf(request))
  })
  return {
    calls,
    to: (method, path) => calls.filter((call) => call.method === method && call.path === path),
    async answer<Answer>({ request }: Call) {
      const { data, ...rest } = (await ((await request.response()) as Response).json()) as { data?: Answer }
      return data ?? (rest as Answer)
    },
  }
}
