import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { mapStorage } from '../../lib/map-storage.fixture.ts'
import type { World } from '../../lib/world.ts'
import { createSessionStore, type Tokens } from '../../stores/session.ts'
import { createSessionRunner } from './session.ts'

export const tokens: Tokens = { idToken: 'id', refreshToken: 'refresh', uid: 'customer_a' }
export const fresh = { ...tokens, idToken: 'id_2', refreshToken: 'refresh_2', email: 'a@example.com', expiresIn: 3600 }
export const KEY = 'sphere-ramp:https://api.example.com:application_acme'

export const SIGN_OUT = '/v1/identity/sign-out'
export const REFRESH = '/v1/identity/refresh'
export const TOKEN = '/v1/identity/token'
export const ME = 'me'

const aborted = () => new ApiError({ kind: 'aborted', reference: 'ref_1', outcome: 'unknown' })

interface Options {
  readonly body?: Readonly<Record<string, unknown>>
  readonly token?: string
  readonly signal?: AbortSignal
}

/** What each call is made with. */
const TAKES: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => boolean>> = {
  [SIGN_OUT]: () => true,
  [ME]: () => true,
  [REFRESH]: ({ refreshToken }) => [tokens.refreshToken, fresh.refreshToken].includes(String(refreshToken)),
  [TOKEN]: ({ token }) => String(token).startsWith('one-time'),
}

interface Call {
  readonly path: string
  /** The token that it exchanges, or is made with. */
  readonly token: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Removes and returns the first item with this path. */
const taken = <Item extends { readonly path: string }>(list: Item[], path: string): Item | undefined => {
  const index = list.findIndex((each) => each.path === path)
  return index < 0 ? undefined : list.splice(index, 1)[0]
}

/** Tabs that receive each other's messages at once. */
function createTabs(): World['tabs'] {
  const listeners = new Set<{ name: string; onMessage: (message: unknown) => void }>()
  return {
    lock: (_name, work) => work(),
    caughtUp: async () => {},
    channel(topic, onMessage) {
      const listener = { name: topic, onMessage }
      listeners.add(listener)
      return {
        post: (message) =>
          [...listeners]
            .filter((each) => each !== listener && each.name === topic)
            .forEach((each) => each.onMessage(message)),
        close: () => listeners.delete(listener),
      }
    },
  }
}

/** A browser whose tabs receive each other's messages at once, and a server whose answers the test gives. */
export function openBrowser() {
  const tabs = createTabs()
  const identified: unknown[] = []
  const log: string[] = []
  const waiting: Call[] = []
  const wanted: { path: string; give: (call: Call) => void }[] = []

  function open(name: string, storage = mapStorage(), authToken: string | null = null) {
    const session = createSessionStore()
    const api = {
      request: (method: string, path: string, { body = {}, token, signal }: Options) =>
        new Promise((resolve, reject) => {
          if (method !== (path === ME ? 'GET' : 'POST') || !TAKES[path]?.(body)) throw new Error(`no ${method} ${path}`)
          if (signal?.aborted) return reject(aborted())
          signal?.addEventListener('abort', () => reject(aborted()))
          const call = { path, token: String(token ?? body['token']), resolve, reject }
          const want = taken(wanted, path)
          if (want) want.give(call)
          else waiting.push(call)
        }),
    } as unknown as ApiClient
    const runner = createSessionRunner({
      storageKey: KEY,
      world: { storage: { session: storage, local: mapStorage() }, tabs } as unknown as World,
      session,
      emit: (type) => {
        log.push(`${name} ${type}`)
        return true
      },
      api: () => api,
      identify: (who) => void identified.push(who),
      forget: () => log.push(`${name} forgets`),
      explainExpiry: () => log.push(`${name} expired`),
    })
    if (storage.getItem(KEY) === null) storage.setItem(KEY, JSON.stringify(tokens))
    runner.start(authToken).catch(() => undefined)
    return { runner, storage, status: () => session.getState().session.status, session }
  }
  /** Resolves with the next call of this path. */
  const nextCall = (path: string): Promise<Call> =>
    new Promise((give) => {
      const call = taken(waiting, path)
      if (call) give(call)
      else wanted.push({ path, give })
    })
  return { open, log, identified, nextCall, waiting }
}
