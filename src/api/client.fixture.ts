import { vi } from 'vitest'
import * as z from 'zod/mini'
import { createApiClient } from './client.ts'
import type { ApiContext, LogEntry, RequestOptions, Schema } from './http/context.ts'
import type { ApiError } from './error.ts'

export const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export type Step = (request: Request) => Response | Promise<Response>

export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
export const ok: Step = () => json({ data: { ok: true } })
export const refused: Step = () => Promise.reject(new TypeError('fetch failed'))
export const status =
  (code: number, headers: Record<string, string> = {}): Step =>
  () =>
    new Response('', { status: code, headers })
export const never: Step = () => new Promise(() => {})

interface Setup {
  token?: string | null
  customerId?: string | null
  rampOnly?: boolean
  refresh?: () => Promise<string | null>
  apiUrl?: string
}

/** Answers each request with the next step and repeats the last one. */
export function setup(steps: readonly Step[], options: Setup = {}) {
  const requests: Request[] = []
  const log: LogEntry[] = []
  const state = { token: options.token === undefined ? 'token-1' : options.token, expired: 0, refreshed: 0 }
  const session = {
    customerId: options.customerId === undefined ? 'customer_abc' : options.customerId,
  }
  const context: ApiContext = {
    apiUrl: options.apiUrl ?? 'https://api.example/',
    applicationId: 'application_sandbox',
    rampOnly: () => options.rampOnly ?? false,
    language: () => 'pt-BR',
    uuid: () => crypto.randomUUID(),
    log: (entry) => log.push(entry),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return steps[Math.min(requests.length, steps.length) - 1]!(request)
    },
    session: {
      idToken: () => state.token,
      customerId: () => session.customerId,
      refresh: async () => {
        state.refreshed += 1
        const token = await (options.refresh?.() ?? Promise.resolve('token-2'))
        if (token !== null) state.token = token
        return token
      },
      expired: () => {
        state.expired += 1
        state.token = null
      },
    },
  }
  return { api: createApiClient(context), requests, log, state, session }
}

export const anything: RequestOptions<unknown> = { schema: z.unknown() }

/** Advances the virtual clock until the promise settles. */
export async function settled<T>(promise: Promise<T>): Promise<T | ApiError> {
  const result = promise.catch((error: unknown) => error as ApiError)
  const end = { reached: false }
  void result.then(() => (end.reached = true))
  for (let second = 0; !end.reached && second < 400; second += 1) await vi.advanceTimersByTimeAsync(1000)
  if (!end.reached) throw new Error('hangs')
  return result
}

export const setupContext = (): ApiContext => ({
  apiUrl: 'https://api.example',
  applicationId: 'application_sandbox',
  rampOnly: () => false,
  language: () => 'en',
  uuid: () => crypto.randomUUID(),
  fetch: async (input, init) => (new Request(input, init), json({ data: {} })),
  session: { idToken: () => null, customerId: () => null, refresh: async () => null, expired: () => {} },
})

/** Reads an answer as the client does. */
export function readBy<T>(schema: Schema<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  if (!result.success) throw new Error('unreadable')
  return result.data
}
